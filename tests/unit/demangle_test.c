/* Mangled names as the installed tool shows them in messages about calls: each was the first callee of a compilation. */
#include "../../lib/mangle/demangle.h"

#include <setjmp.h>
#include <stdarg.h>
#include <cmocka.h>

static const struct {
	const char *mangled, *shown;
} names[] = {
	{ "_Z1dMN1N1AEi", "d(int      ::N::A::*)" },
	{ "_Z1dN1N1AEMS0_i", "d( ::N::A, int      ::N::A::*)" },
	{ "_Z1d1AMS_i", "d(    ::A, int         ::A::*)" },
	{ "_Z1dM1BIiEi", "d(int         ::B<int> ::*)" },
	{ "_Z1dM1AS_", "d(    ::A         ::A::*)" },
	{ "_Z1dM1AKS_MS_PS_", "d(const     ::A         ::A::*,     ::A *        ::A::*)" },
	{ "_Z1dPF1AS_E", "d(    ::A (*)(    ::A))" },
	{ "_Z1dRA3_1A", "d(    ::A (&)[3])" },
	{ "_Z1tIiET_S0_", "T1  ::t<int> (T1)" },
	{ "_Znwmi", "operator new (unsigned long, int)" },
	{ "_ZN1CdaEPvi", "C::operator delete[] (void *, int)" },
	{ "_ZZ1fvENKUlT_E_clIiEEDaS_", "auto  ::f()::[lambda(T1) (instance 1)]::operator ()<int> (T1) const" },
	{ "_ZZ4mainENKUlT_E_clIfEEDaS_", "auto  ::main::[lambda(T1) (instance 1)]::operator ()<float> (T1) const" },
	{ "_ZZ1tIiEvT_ENKUlT_E_clIiEEDaS1_", "auto void  ::t<int> (T1)::[lambda(T1) (instance 1)]::operator ()<int> (T1) const" },
	{ "_Z1tIPiET_S1_", "T1  ::t<int *> (T1)" },
	{ "_Z1tIiEvPT_RKS0_", "void  ::t<int> (T1 *, const T1 &)" },
	{ "_Z1tI1AEvT_", "void  ::t<    ::A> (T1)" },
	{ "_Z1tI1AEvT_iS1_", "void  ::t<    ::A> (T1, int, T1)" },
	{ "_Z1tI1AEPT_S1_", "T1 *  ::t<    ::A> (T1)" },
	{ "_Z1tI1AET_i", "T1  ::t<    ::A> (int)" },
	{ "_Z1tI1AEiv", "int  ::t<    ::A> ()" },
	{ "_Z1tIN1N1AEEiv", "int  ::t< ::N::A> ()" },
	{ "_Z1tIPK1AEiv", "int  ::t<const     ::A *> ()" },
	{ "_Z1tI1AiEiv", "int  ::t<    ::A, int> ()" },
	{ "_Z1tI1AS0_Eiv", "int  ::t<    ::A,     ::A> ()" },
	{ "_Z1tIJii1AEEiDpT_", "int  ::t<int, int,     ::A > (T1...)" },
	{ "_Z1tIJEEiDpT_", "int  ::t< > (T1...)" },
	{ "_Z1tIJRiiEEiDpOT_", "int  ::t<int &, int > (T1 &&...)" },
	{ "_Z1tIRiEiOT_", "int  ::t<int &> (T1 &&)" },
	{ "_Z1tIiEiOT_", "int  ::t<int> (T1 &&)" },
	{ "_Z1tILi3EEiv", "int  ::t<(int)3> ()" },
	{ "_Z1tILin3EEiv", "int  ::t<(int)-3> ()" },
	{ "_Z1tILb1EEiv", "int  ::t<(bool)1> ()" },
	{ "_Z1tILc97EEiv", "int  ::t<(char)97> ()" },
	{ "_Z1tILm5EEiv", "int  ::t<(unsigned long)5ul> ()" },
	{ "_Z1tILj5EEiv", "int  ::t<(unsigned int)5u> ()" },
	{ "_Z1tILx5EEiv", "int  ::t<(long long)5ll> ()" },
	{ "_Z1tILs5EEiv", "int  ::t<(short)5> ()" },
	{ "_Z1tIL1E0EEiv", "int  ::t<(    ::E)0> ()" },
	{ "_Z1tILN1N1EE1EEiv", "int  ::t<( ::N::E)1> ()" },
	{ "_Z1tIXadL_Z1gEEEiv", "int  ::t<& ::g> ()" },
	{ "_Z1tIL_Z1gEEiv", "int  ::t< ::g> ()" },
	{ "_Z1tIXadL_Z1hiEEEiv", "int  ::t<& ::h> ()" },
	{ "_Z1tIXadL_ZN1A1iEEEEiv", "int  ::t<&A::i> ()" },
	{ "_Z1tIXadL_ZN1A1iEiEEEiv", "int  ::t<&A::i> ()" },
	{ "_Z1tILDnEEiv", "int  ::t<nullptr> ()" },
	{ "_Z1tILPi0EEiv", "int  ::t<(int *)0> ()" },
	{ "_Z1tI1VEiv", "int  ::t<    ::V> ()" },
	{ "_Z1tIN1N1VEEiv", "int  ::t< ::N::V> ()" },
	{ "_Z1tIiLi4EEiRAT0__T_", "int  ::t<int, (int)4> (T1 (&)[T2])" },
	{ "_Z1tIiLi4EEv3ArrIT_XT0_EE", "void  ::t<int, (int)4> (    ::Arr<T1, T2> )" },
	{ "_ZN1XIiE1mEi", "X<int> ::m(int)" },
	{ "_ZN1XIiE1nES0_", "X<int> ::n(X<int> )" },
	{ "_ZN1XIiE1nIcEET_S2_i", "T1 X<int> ::n<char> (T1, int)" },
	{ "_ZN1XIiEC1Ei", "X<int> ::X(int)" },
	{ "_ZN1XIiEC1IcEET_", "X<int> ::X<char> (T1)" },
	{ "_ZN1XIiEcviEv", "X<int> ::operator int()" },
	{ "_ZN1XcvT_IiEEv", "X::operator T1<int> ()" },
	{ "_ZN1XD1Ev", "X::~X()" },
	{ "_ZN1XC1Ev", "X::X()" },
	{ "_ZN1XIiED1Ev", "X<int> ::~X()" },
	{ "_ZN1N1XIiED1Ev", "N::X<int> ::~X()" },
	{ "_ZN1N1XIiE1Y1fES1_", "N::X<int> ::Y::f(N::X<int> )" },
	{ "_Z1tIiEN1BIT_E4typeES1_", "B<T1> ::type  ::t<int> (T1)" },
	{ "_Z1tIiEDTplfp_Li1EET_", "decltype((param#1+(int)1))  ::t<int> (T1)" },
	{ "_Z1tIiEDaT_", "auto  ::t<int> (T1)" },
	{ "_Z1tIiiEvT_", "void  ::t<int, int> (T1)" },
	{ "_ZSt1dSt6stringSt6vectorIiES0_IS_E", "std::d(    ::std::string,     ::std::vector<int> ,  ::std::vector<    ::std::string> )" },
	{ "_Z1dSt6stringSt6vectorIiEPS0_IS_E", "d(    ::std::string,     ::std::vector<int> ,  ::std::vector<    ::std::string> *)" },
	{ "_Z1dSaIiESs", "d(::std::allocator<int> , ::std::basic_string<char, std::char_traits<char>, std::allocator<char> >)" },
	{ "_Z1dSaIcEPS_", "d(::std::allocator<char> , ::std::allocator<char> *)" },
	{ "_Z1dDv4_i", "d(int __attribute((vector_size(4*sizeof(int)))) )" },
	{ "_Z1dgCd", "d(__float128, _Complex double )" },
	{ "_Z1dN12_GLOBAL__N_11AE", "d( ::_NV_ANON_NAMESPACE::A)" },
	{ "_ZN12_GLOBAL__N_11A1nES0_i", "_NV_ANON_NAMESPACE::A::n(_NV_ANON_NAMESPACE::A, int)" },
	{ "_Z1dN1N12_GLOBAL__N_11AE", "d( ::N::_NV_ANON_NAMESPACE::A)" },
	{ "_ZL1di", "d(int)" },
	{ "_Z1dPDoFviE", "d(void (*)(int) noexcept)" },
	{ "_Z1dPFvzE", "d(void (*)(...))" },
	{ "_Z1dPFvizE", "d(void (*)(int, ...))" },
	{ "_Z1dPPFiiE", "d(int (**)(int))" },
	{ "_Z1dPFPFicEiE", "d(int (*(*)(int))(char))" },
	{ "_Z1dPA3_A4_Ki", "d(const int (*)[3][4])" },
	{ "_Z1dPVPKPi", "d(int *const *volatile *)" },
	{ "_Z1dPKPFiiE", "d(int (*const *)(int))" },
	{ "_Z1dPiPrS_", "d(int *, int *restrict *)" },
	{ "_Z1tIiEN1N1AET_", "N::A  ::t<int> (T1)" },
	{ "_Z1tIiE1AT_", "A  ::t<int> (T1)" },
	{ "_Z1tIiER1AT_", "A &  ::t<int> (T1)" },
	{ "_Z1tIiE1BIT_ES1_", "B<T1>   ::t<int> (T1)" },
	{ "_Z1tIiEP1BIT_ES1_", "B<T1>  *  ::t<int> (T1)" },
	{ "_ZN1N1tIiEEP1BIT_ES2_", "B<T1>  * N::t<int> (T1)" },
	{ "_ZN1N1tIiEENS_1BIT_EES2_", "N::B<T1>  N::t<int> (T1)" },
	{ "_ZN1N1tIiEERKNS_1BIT_EES2_", "const  ::N::B<T1>  & N::t<int> (T1)" },
	{ "_Z1d1ANS_1BE", "d(    ::A,        ::A::B)" },
	{ "_Z1d1ANS_1BENS0_1CE", "d(    ::A,        ::A::B,           ::A::B::C)" },
	{ "_Z1dN1A1B1CES0_S_", "d( ::A::B::C, A::B, A)" },
	{ "_Z1dPN1A1B1CEPS0_PS_", "d( ::A::B::C *, A::B*, A*)" },
	{ "_Z1dPN1N1BIiE1CEPS1_PNS0_IcEE", "d( ::N::B<int> ::C *, N::B<int> *,  ::N::B<char>  *)" },
	{ "_Z1dN1N1BINS0_IiEEEENS0_INS1_1CEEE", "d( ::N::B< ::N::B<int> > ,  ::N::B<    ::N::B<int> ::C> )" },
	{ "_Z1d1BIJS_IJiEEEES_IJEES_IJicEE", "d(    ::B< ::B<int >  > ,  ::B< > ,  ::B<int, char > )" },
	{ "_Z1tIiENSt9enable_ifIT_E4typeES1_", "std::enable_if<T1> ::type  ::t<int> (T1)" },
	{ "_Z1tIiENSt9enable_ifIXsrSt2isIT_E5valueEvE4typeES2_", "std::enable_if<std::is<T1> ::value, void> ::type  ::t<int> (T1)" },
	{ "_Z1tIiENSt9enable_ifIXoontsrSt2isIT_E5valueLi1EEvE4typeES2_",
	  "std::enable_if<!std::is<T1> ::value||(int)1, void> ::type  ::t<int> (T1)" },
	{ "_Z1tIiLi0EEvT_", "void  ::t<int, (int)0> (T1)" },
	{ "_Z1d1BILi3EE", "d(    ::B<(int)3> )" },
	{ "_Z1dILi3EEv1BIXT_EES0_IXplT_Li1EEE", "void  ::d<(int)3> (    ::B<T1> ,  ::B<T1+(int)1> )" },
	{ "_Z1d1BIbLb1EE", "d(    ::B<bool, (bool)1> )" },
	{ "_Z1d1BIFvicEE", "d(    ::B<void (int, char)> )" },
	{ "_Z1d1BIA3_iES_IFivEES_IRiES_IOiE", "d(    ::B<int [3]> ,  ::B<int ()> ,  ::B<int &> ,  ::B<int &&> )" },
	{ "_Z1tIM1AiEvT_", "void  ::t<int         ::A::*> (T1)" },
	{ "_Z1tIPFviEJiEEvT_DpT0_", "void  ::t<void (*)(int), int > (T1, T2...)" },
	{ "_Z1tIPFviEJiRA2_KcEEvT_DpOT0_", "void  ::t<void (*)(int), int, const char (&)[2] > (T1, T2 &&...)" },
	{ "_Z1tIJiEEvPFvDpT_ES1_", "void  ::t<int > (void (*)(T1...), T1...)" },
	{ "_Z1d1BIKiES_IPViES_IKS_IiEE", "d(    ::B<const int> ,  ::B<volatile int *> ,  ::B<const  ::B<int> > )" },
	{ "_Zpl1ES_", "operator +(    ::E,     ::E)" },
	{ "_ZN1ApLEi", "A::operator +=(int)" },
	{ "_ZN1AppEi", "A::operator ++(int)" },
	{ "_ZN1AltES_", "A::operator <(A)" },
	{ "_ZN1AaaES_", "A::operator &&(A)" },
	{ "_ZN1AcmES_", "A::operator ,(A)" },
	{ "_ZN1ApmES_", "A::operator ->*(A)" },
	{ "_ZN1AcoEv", "A::operator ~()" },
	{ "_ZN1AdeEv", "A::operator *()" },
	{ "_ZN1AngEv", "A::operator -()" },
	{ "_ZN1AlSEi", "A::operator <<=(int)" },
	{ "_Z1dPVKi", "d(const volatile int *)" },
	{ "_Z1dPaPsPtPDF16_", "d(signed char *, short *, unsigned short *, std::float16_t *)" },
	{ "_ZNV1A1mEPS_", "A::m(A*) volatile" },
	{ "_ZN1I1dEi", "I::d(int)" },
	{ "_ZN4cuda3__41dENS0_1AE", "cuda::__4::d( ::cuda::__4::A)" },
	{ "_ZN1A1BC1EOS0_", "A::B::B(A::B&&)" },
	{ "_ZN1A1BC1ERKS0_", "A::B::B(const A::B&)" },
	{ "_Z1tIiEK1AT_", "const     ::A  ::t<int> (T1)" },
	{ "_Z1tIiERK1AT_", "const     ::A &  ::t<int> (T1)" },
	{ "_Z1tIiEPKP1AT_", "A *const *  ::t<int> (T1)" },
	{ "_Z1tIiEM1AiT_", "int         ::A::*  ::t<int> (T1)" },
	{ "_Z1tIiEPF1AS0_ET_", "A (*)(    ::A)  ::t<int> (T1)" },
	{ "_Z1tIiEPA3_1AT_", "A (*)[3]  ::t<int> (T1)" },
	{ "_Z1tIiEPA3_K1AT_", "const     ::A (*)[3]  ::t<int> (T1)" },
	{ "_Z1tIiE1BI1AET_", "B<    ::A>   ::t<int> (T1)" },
	{ "_Z1tIiE1BIN1N1AEET_", "B< ::N::A>   ::t<int> (T1)" },
	{ "_Z1tIiEP1BIPN1N1AEET_", "B< ::N::A *>  *  ::t<int> (T1)" },
	{ "_Z1tIiESt1AT_", "std::A  ::t<int> (T1)" },
	{ "_Z1tIiESaIT_ES0_", "std::allocator<T1>   ::t<int> (T1)" },
	{ "_Z1tIiET_N1N1AE", "T1  ::t<int> ( ::N::A)" },
	{ "_Z1tIN1N1AEET_S2_", "T1  ::t< ::N::A> (T1)" },
	{ "_Z1tIN1N1AEEPS1_T_", "N::A *  ::t< ::N::A> (T1)" },
	{ "_Z1tIiEPN1N1AET_S1_", "N::A *  ::t<int> (T1,  ::N::A)" },
	{ "_ZN1S1tIiEES_T_", "S S::t<int> (T1)" },
	{ "_ZNK1S1tIiEERS_T_", "S& S::t<int> (T1) const" },
	{ "_ZN1S1tIiEEvT_S_", "void S::t<int> (T1, S)" },
	{ "_ZN1SIiE1tIiEES0_T_", "S<int>  S<int> ::t<int> (T1)" },
	{ "_ZN1SIiE1tIiEEPS0_S0_T_", "S<int> * S<int> ::t<int> (S<int> , T1)" },
	{ "_ZN1SIiE1tIS0_EEvT_", "void S<int> ::t<S<int> > (T1)" },
	{ "_ZZ1fvEN1L1mEv", "f()::L::m()" },
	{ "_ZZ1fvEN1L1mES_", "f()::L::m(L)" },
	{ "_Z1dPCdRCf", "d(_Complex double *, _Complex float &)" },
	{ "_Z1dPDv4_fRS_S_",
	  "d(float __attribute((vector_size(4*sizeof(float))))  *, float __attribute((vector_size(4*sizeof(float))))  &, float __attribute((vector_size(4*sizeof(float)))) )" },
	{ "_Z1dPeRyPbPPwPDn", "d(long double *, unsigned long long &, bool *, wchar_t **, ::std::nullptr_t *)" },
	{ "_Z1dRP1APS0_PKS0_RKPKS_OS_", "d(    ::A *&,     ::A **,     ::A *const *, const     ::A *const &,     ::A &&)" },
	{ "_Z1dPA3_1APA3_PS_RA3_A4_S_", "d(    ::A (*)[3],     ::A *(*)[3],     ::A (&)[3][4])" },
	{ "_Z1dPFi1AEPFiS_PS_E", "d(int (*)(    ::A), int (*)(    ::A,     ::A *))" },
	{ "_Z1dM1AKFiS_EMS_FivOE", "d(int (        ::A::*)(    ::A) const, int (        ::A::*)() &&)" },
	{ "_Z1dM1AKMS_i", "d(int         ::A::*const         ::A::*)" },
	{ "_Z1dM1APA3_i", "d(int (*        ::A::*)[3])" },
	{ "_Z1dPPFv1AEPFS1_iE", "d(void (**)(    ::A), void (*(*)(int))(    ::A))" },
	{ "_Z1dPA4_PFviE", "d(void (*(*)[4])(int))" },
	{ "_Z1dPFviEPKS0_RS_", "d(void (*)(int), void (*const *)(int), void (&)(int))" },
	{ "_Z1dN1N1AENS0_1BIiEEPNS1_IcEE", "d( ::N::A,     ::N::A::B<int> ,     ::N::A::B<char>  *)" },
	{ "_Z1dRKN1N1AEPS1_S0_", "d(const  ::N::A &, const  ::N::A *,  ::N::A)" },
	{ "_Z1dPKN1N1AES0_", "d(const  ::N::A *,  ::N::A)" },
	{ "_Z1tIXadL_ZN1N1gEvEENS0_1AEEvT0_", "void  ::t<&N::g,  ::N::A> (T2)" },
	{ "_ZN1N1tIXadL_ZNS_1gEEEEEiv", "int N::t<&N::g> ()" },
	{ "_Z1tIXadL_ZN1A1gEEEEiv", "int  ::t<&A::g> ()" },
	{ "_Z1tIXadL_ZN1A1gEiEEEiv", "int  ::t<&A::g> ()" },
	{ "_ZN1BIiXadL_ZN1A1gEiEEE1mEv", "B<int, &A::g> ::m()" },
	{ "_ZN1XIiE1YIcE1mEic", "X<int> ::Y<char> ::m(int, char)" },
	{ "_ZN2TuIJiPcEE1mEv", "Tu<int, char * > ::m()" },
	{ "_ZN2TuIiJPcbEE1mES0_b", "Tu<int, char *, bool > ::m(char *, bool)" },
	{ "_Z1tIiEvT_z", "void  ::t<int> (T1, ...)" },
	{ "_Z1tIiEvPKT_PPS0_", "void  ::t<int> (const T1 *, T1 **)" },
	{ "_Z1tI1AEvPKT_", "void  ::t<    ::A> (const T1 *)" },
	{ "_Z1tIvJicEEvPFT_DpT0_E", "void  ::t<void, int, char > (T1 (*)(T2...))" },
	{ "_Z1tIiEvPA3_T_", "void  ::t<int> (T1 (*)[3])" },
	{ "_Z1tIi1AEvMT0_T_", "void  ::t<int,     ::A> (T1  :: T2::*)" },
	{ "_Z1tI1AEDTpldtfp_1xcldtfp0_1fLi1EEET_S2_", "decltype(((param#1.x)+(param#2.f)((int)1)))  ::t<    ::A> (T1, T1)" },
	{ "_Z1tIiEDTplstT_tlS0_EES0_", "decltype((sizeof(T1)+T1{}))  ::t<int> (T1)" },
	{ "_Z1tIiEDcT_", "decltype(auto)  ::t<int> (T1)" },
	{ "_Z1tv", "t()" },
	{ "_Z1tI1ViEvT_IT0_E", "void  ::t<    ::V, int> (T1<T2> )" },
	{ "_Z1tI1VJicEEvT_IJDpT0_EE", "void  ::t<    ::V, int, char > (T1<T2... > )" },
	{ "_ZN2TuIiJEE1mEv", "Tu<int  > ::m()" },
	{ "_Z1tIiJEEvT_DpT0_", "void  ::t<int  > (T1, T2...)" },
	{ "_Z1dP1BIiEPS_IcE", "d(    ::B<int>  *,  ::B<char> *)" },
	{ "_Z1dP1BIiES1_PS1_", "d(    ::B<int>  *,     ::B<int>  *,     ::B<int>  **)" },
	{ "_Z1dP1AS0_PS0_RS0_", "d(    ::A *,     ::A *,     ::A **,     ::A *&)" },
	{ "_Z1dPK1AS1_RS0_S_", "d(const     ::A *, const     ::A *, const     ::A &,     ::A)" },
	{ "_Z1dPN1A1IES1_RS0_", "d( ::A::I *,  ::A::I *,  ::A::I &)" },
	{ "_Z1dPSt1AS0_RKS_", "d(    ::std::A *,     ::std::A *, const     ::std::A &)" },
	{ "_Z1dPSt1AIiEPS_IcERKS0_", "d(    ::std::A<int>  *,  ::std::A<char> *, const     ::std::A<int>  &)" },
	{ "_Z1dPNSt1A1BES_", "d(   ::std::A::B *, ::std::A)" },
	{ "_Z1dNSaIcE1BERKS_", "d(   ::std::allocator<char> ::B, const ::std::allocator<char> &)" },
	{ "_Z1dRKSsPSsNSs1IE",
	  "d(const ::std::basic_string<char, std::char_traits<char>, std::allocator<char> >&, ::std::basic_string<char, std::char_traits<char>, std::allocator<char> >*,    ::std::basic_string<char, std::char_traits<char>, std::allocator<char> >::I)" },
	{ "_Z1dRKNSt7__cxx1112basic_stringIcNS_11char_traitsIcEESaIcEEEPS4_",
	  "d(const    ::std::__cxx11::basic_string<char,    ::std::__cxx11::char_traits<char> , ::std::allocator<char> >  &,    ::std::__cxx11::basic_string<char,    ::std::__cxx11::char_traits<char> , ::std::allocator<char> >  *)" },
	{ "_ZNSaIiE1fEi", "std::allocator<int> ::f(int)" },
	{ "_ZSt1fIiEvT_", "void  ::std::f<int> (T1)" },
	{ "_ZNSt1AIiE1fEi", "std::A<int> ::f(int)" },
	{ "_ZSt1fPi", "std::f(int *)" },
	{ "_ZplIiEvT_1A", "void  ::operator +<int> (T1,     ::A)" },
	{ "_ZN1AclIiEEvT_", "void A::operator ()<int> (T1)" },
	{ "_ZN1AaSIiEERS_T_", "A& A::operator =<int> (T1)" },
	{ "_ZN1AIiEC1IcEES_IT_E", "A<int> ::A<char> (A<T1> )" },
	{ "_ZN1AIiEC1IcEERKS_IT_E", "A<int> ::A<char> (const A<T1> &)" },
	{ "_ZNK1AcvbEv", "A::operator bool() const" },
	{ "_ZNK1AcvPS_Ev", "A::operator A*() const" },
	{ "_ZNK1AcvPFvS_EEv", "A::operator void (*)(A)() const" },
	{ "_ZN1OIiEcvS_IPiEEv", "O<int> ::operator O<int *> ()" },
	{ "_ZN1AC1E1Ei", "A::A(    ::E, int)" },
	{ "_ZN1AC1Eiz", "A::A(int, ...)" },
	{ "_Z1dPA3_KiRVKi", "d(const int (*)[3], const volatile int &)" },
	{ "_Z1dRA3_KiPS0_", "d(const int (&)[3], const int (*)[3])" },
	{ "_Z1dRA3_K1APS_", "d(const     ::A (&)[3],     ::A *)" },
	{ "_Z1dPFv1AEPDoFvS_EPFvvE", "d(void (*)(    ::A), void (*)(    ::A) noexcept, void (*)())" },
	{ "_Z1dM1AKFvS_EMS_FvS_E", "d(void (        ::A::*)(    ::A) const, void (        ::A::*)(    ::A))" },
	{ "_Z1d1BIPS_IiEES_IRS0_ES_IPKS0_E", "d(    ::B< ::B<int> *> ,  ::B< ::B<int> &> ,  ::B<const  ::B<int> *> )" },
	{ "_Z1d3seqIJLi1ELi2ELi3EEES_IJEE", "d(    ::seq<(int)1, (int)2, (int)3 > ,  ::seq< > )" },
	{ "_Z1tIiJLi1ELi2EEEvT_3seqIJXspT0_EEE", "void  ::t<int, (int)1, (int)2 > (T1,     ::seq<T2 > )" },
	{ "_Z1tIiEv2bcIXeqstT_Li4EEE", "void  ::t<int> (    ::bc<sizeof(T1)==(int)4> )" },
	{ "_Z1tIiLi4EEv2bcIXgtT0_Li3EEERAplT0_Li1E_T_", "void  ::t<int, (int)4> (    ::bc<T2>(int)3> , T1 (&)[T2+(int)1])" },
	{ "_Z1tI1AEvT_2bcIXsrS1_1vEE", "void  ::t<    ::A> (T1,     ::bc<T1::v> )" },
	{ "_Z1tI1AEvT_NS1_4typeE", "void  ::t<    ::A> (T1,  ::T1::type)" },
	{ "_Z1tI1AEvT_NS1_1XIiEE", "void  ::t<    ::A> (T1,  ::T1::X<int> )" },
	{ "_Z1tIiEvRKT_PS1_RS0_S0_", "void  ::t<int> (const T1 &, const T1 *, T1 &, T1)" },
	{ "_Z1tIiEvPT_PFS0_S0_E", "void  ::t<int> (T1 *, T1 (*)(T1))" },
	{ "_Z1tIiEPKT_PKPS0_", "const T1 *  ::t<int> (T1 *const *)" },
	{ "_ZN1a1b1fEPNS0_1CEPNS1_2D1E", "a::b::f( ::a::b::C *,     ::a::b::C::D1 *)" },
	{ "_ZN1a1b1C1fEPS1_PNS1_2D1E", "a::b::C::f(a::b::C*,  ::a::b::C::D1 *)" },
	{ "_ZN1a1VIiE1fENS1_2ItERS1_RKNS0_IPiEE", "a::V<int> ::f( ::a::V<int> ::It, a::V<int> &, const  ::a::V<int *>  &)" },
	{ "_ZNSt1A1fES_PS_", "std::A::f(::std::A, ::std::A*)" },
	{ "_ZNSt1VIiE1fES0_RKS0_PS_IPiE", "std::V<int> ::f(::std::V<int> , const ::std::V<int> &, ::std::V<int *> *)" },
	{ "_ZNSt1A1fENS_1IE", "std::A::f(   ::std::A::I)" },
	{ "_ZNSt1A1fIiEES_T_", "std::A ::std::A::f<int> (T1)" },
	{ "_ZNSt1A1fIiEENS_1IET_", "std::A::I ::std::A::f<int> (T1)" },
	{ "_ZSt1fSt1A", "std::f(    ::std::A)" },
	{ "_ZN1XILl1ELx2ELy3ELh4ELa5ELDs6EE1fEv",
	  "X<(long)1l, (long long)2ll, (unsigned long long)3ull, (unsigned char)4, (signed char)5, (char16_t)6> ::f()" },
	{ "_ZN1N1L1fEPNS_1AERS1_", "N::L::f( ::N::A *,  ::N::A &)" },
	{ "_ZN1N1LINS_1AIiEEE1fEPNS1_IS2_EEPS3_", "N::L< ::N::A<int> > ::f( ::N::A< ::N::A<int> >  *, N::L< ::N::A<int> > *)" },
	{ "_ZN1XIiE1fE4pairIiS0_ES1_IPS0_iE", "X<int> ::f(    ::pair<int, X<int> > ,  ::pair<X<int> *, int> )" },
	{ "_ZN30_INTERNAL_00000000_4_t_cu_main8internalEi", "internal(int)" },
	{ "_ZN30_INTERNAL_00000000_4_t_cu_main1tIiEET_S1_", "T1 ::t<int> (T1)" },
	{ "_ZZZN30_INTERNAL_00000000_4_t_cu_main1fEvENK1L1nMUlvE_clEvENKS1_UlvE0_clEv",
	  "f()::L::n::[lambda() (instance 1)]::operator ()() const::L::n::[lambda() (instance 2)]::operator ()() const" },
	{ "_ZN1N32_GLOBAL__N__00000000_4_t_cu_main1fEv", "N::_NV_ANON_NAMESPACE::f()" },
};

/* What the demangler does not take for a name. */
/* clang-format off */
static const char *const others[] = {
	"", "_", "_Z", "c_function", "_Z1", "_Z1d1?", "_ZN1SC1E1?", "_ZN2NTI1?ED1Ev", "_Z2va1?z", "_ZNK1Scv1?Ev", "_Z1fS_", "_Z1fS5_",
	"_ZN1A", "_Z1fIiEvT", "_Z99999999999f", "_Z1fP", "_Z1fA3", "_Z1fM1A", "_Z1fILi3", "_Z1fDv4", "_Z1fX", "_Z1fvv1", "_ZZ1fv",
	"_ZZ1fvE", "_Z1fIXEEvv", "_ZN1AC", "_Z1fUlvE", "_ZSt", "_ZS_", "_ZN", "_ZNK", "_Z-1f", "_Z1fDT", "_Z1fIJEvv",
};
/* clang-format on */

static void names_are_shown_as_the_tool_shows_them(void **state)
{
	u32 i;

	(void)state;
	for (i = 0; i < COUNT_OF(names); i++) {
		struct buffer shown = { 0 };

		if (!demangle(names[i].mangled, &shown))
			fail_msg("%s is not demangled", names[i].mangled);
		assert_string_equal(shown.text, names[i].shown);
		buffer_free(&shown);
	}
}

static void other_text_is_left_alone(void **state)
{
	struct buffer shown = { 0 };
	u32 i;

	(void)state;
	for (i = 0; i < COUNT_OF(others); i++)
		if (demangle(others[i], &shown))
			fail_msg("%s is demangled: %s", others[i], shown.text);
	assert_int_equal(shown.length, 0);
}

/* The first characters of a name that are kept, and what stands instead of the others. */
static void demangle_damaged(const char *name, u32 kept, const char *rest)
{
	struct buffer damaged = { 0 }, shown = { 0 };

	buffer_printf(&damaged, "%.*s%s", (int)kept, name, rest);
	demangle(damaged.text, &shown);
	buffer_free(&shown);
	buffer_free(&damaged);
}

/* Names that were cut off or changed: no crash, no endless work. */
static void damaged_names_do_no_harm(void **state)
{
	static const char letters[] = "SNEIJTKRPFMAvi0123_LXCDZSt";
	u32 i, at, letter;

	(void)state;
	for (i = 0; i < COUNT_OF(names); i++)
		for (at = 0; at < strlen(names[i].mangled); at++) {
			demangle_damaged(names[i].mangled, at, "");
			for (letter = 0; letter < COUNT_OF(letters) - 1; letter++) {
				struct buffer rest = { 0 };

				buffer_printf(&rest, "%c%s", letters[letter], names[i].mangled + at + 1);
				demangle_damaged(names[i].mangled, at, rest.text);
				buffer_free(&rest);
			}
		}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(names_are_shown_as_the_tool_shows_them),
		cmocka_unit_test(other_text_is_left_alone),
		cmocka_unit_test(damaged_names_do_no_harm),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
