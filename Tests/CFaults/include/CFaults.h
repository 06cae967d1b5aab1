#pragma once

#include "Recorder.h"

/// How a call to the disk fails.
enum {
  FAULTS_ERROR = 0,  // an input/output error, on every kind of call
  FAULTS_FULL = 1,   // no space, on calls that may need some; half of a write still reaches the file
  FAULTS_BUSY = 2,   // somebody else has the lock
};

/// Makes SQLite know the file system "faults": the usual one, with faults that the calling thread asks for.
void faults_register(void);

/// The `nth` call (1, 2, …) of this thread that can fail in this way does so; with `lasting` all after it do too.
void faults_arm(long nth, int kind, int lasting);

/// Ends the faults of this thread. Gives the number of calls that could have failed since `faults_arm`.
long faults_disarm(void);

/// Lets files be reached by this thread as user and group `id` (0: as root again). Works for root only.
void faults_become(unsigned id);
