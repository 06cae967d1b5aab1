#pragma once

/// What SQLite told the disk to do, or asked of it.
enum {
  RECORDED_MADE = 0,     // a file came into the folder
  RECORDED_WRITE = 1,    // bytes at an offset
  RECORDED_CUT = 2,      // the file now ends at the offset
  RECORDED_SYNC = 3,     // all of the file so far is on the disk
  RECORDED_FOLDER = 4,   // so are all files that came or went so far
  RECORDED_DELETED = 5,  // a file went
  RECORDED_LOCKED = 6,   // asked to keep all others out, readers too
};

/// One call. `name` is that of the file without its folder; `bytes` are those of a write.
typedef struct {
  int kind;
  char *name;
  long offset, count;
  unsigned char *bytes;
} RecordedCall;

/// Makes SQLite know the file system "recorder": the usual one, which writes down what changes the disk.
void recorder_register(void);

/// Forgets the calls of this thread so far, and writes down those to come.
void recorder_start(void);

/// Writes down no more; what was written down stays until the next start.
void recorder_stop(void);

/// How many calls of this thread are written down.
long recorder_count(void);

/// The call with this number, from 0 on.
RecordedCall recorder_call(long number);
