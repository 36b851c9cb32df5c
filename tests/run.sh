#!/bin/sh
# Runs a test and shows what it prints when it has ended, with the time that it took: tests run side by side. One that fails is named in a
# file, too. usage: run.sh BIN_FOLDER FAILED_FILE TEST
began=$(date +%s)
printed=$(case $3 in *.sh) sh "$3" "$1" ;; *) "$3" ;; esac 2>&1) || printf ' %s' "$3" >>"$2"
printf '== %s (%d s)\n%s\n' "$3" $(($(date +%s) - began)) "$printed"
