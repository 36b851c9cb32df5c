__attribute__((launch_bounds(128))) void host_function() {}
__attribute__((launch_bounds(128))) __attribute__((device)) void device_function() {}
__attribute__((global)) void __attribute__((launch_bounds(128, 2))) __attribute__((maxnreg(32))) both() {}
__attribute__((device)) void __attribute__((maxnreg(32))) registers() {}
__attribute__((cluster_dims(2))) void cluster() {}
__attribute__((cluster_dims(0))) __attribute__((global)) void no_cluster() {}
__attribute__((device)) void constant_parameter(const __attribute__((grid_constant)) int x) {}
__attribute__((global)) void __attribute__((launch_bounds(128, 2))) fine(const __attribute__((grid_constant)) int x) {}
__attribute__((cluster_dims(2, 1, 1))) __attribute__((global)) void fine_cluster() {}
__attribute__((maxnreg(32))) __attribute__((global)) void fine_registers() {}
