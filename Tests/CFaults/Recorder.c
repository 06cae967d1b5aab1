#include "CFaults.h"

#include <pthread.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>

static sqlite3_vfs recorder, *usual;
static sqlite3_io_methods methods;

static _Thread_local struct {
  int isOn;
  long count, room;
  RecordedCall *calls;
} record;

/// A file of ours: the usual one follows it in memory.
typedef struct {
  sqlite3_file base;
  const char *name;  // SQLite keeps it until the file is closed
  int isNewJournal;  // SQLite syncs the folder with the first sync of a journal or log that it made
  sqlite3_file *real;
} File;

#define OURS(file) ((File *)(file))
#define REAL(file) (OURS(file)->real)

static const char *withoutFolder(const char *path) {
  const char *slash = strrchr(path, '/');
  return slash ? slash + 1 : path;
}

static void note(int kind, const char *path, long offset, long count, const void *bytes) {
  if (!record.isOn || !path) return;
  if (record.count == record.room) {
    record.room = record.room ? record.room * 2 : 256;
    record.calls = realloc(record.calls, (size_t)record.room * sizeof(RecordedCall));
  }
  RecordedCall call = {kind, strdup(withoutFolder(path)), offset, count, 0};
  if (bytes) {
    call.bytes = malloc((size_t)count);
    memcpy(call.bytes, bytes, (size_t)count);
  }
  record.calls[record.count++] = call;
}

static int closeFile(sqlite3_file *file) { return REAL(file)->pMethods->xClose(REAL(file)); }

static int readFile(sqlite3_file *file, void *bytes, int count, sqlite3_int64 offset) {
  return REAL(file)->pMethods->xRead(REAL(file), bytes, count, offset);
}

static int writeFile(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 offset) {
  note(RECORDED_WRITE, OURS(file)->name, offset, count, bytes);
  return REAL(file)->pMethods->xWrite(REAL(file), bytes, count, offset);
}

static int truncateFile(sqlite3_file *file, sqlite3_int64 size) {
  note(RECORDED_CUT, OURS(file)->name, size, 0, 0);
  return REAL(file)->pMethods->xTruncate(REAL(file), size);
}

static int syncFile(sqlite3_file *file, int flags) {
  int result = REAL(file)->pMethods->xSync(REAL(file), flags);
  note(RECORDED_SYNC, OURS(file)->name, 0, 0, 0);
  if (OURS(file)->isNewJournal) note(RECORDED_FOLDER, OURS(file)->name, 0, 0, 0);
  OURS(file)->isNewJournal = 0;
  return result;
}

static int sizeOfFile(sqlite3_file *file, sqlite3_int64 *size) {
  return REAL(file)->pMethods->xFileSize(REAL(file), size);
}

static int lockFile(sqlite3_file *file, int level) {
  if (level == SQLITE_LOCK_EXCLUSIVE) note(RECORDED_LOCKED, OURS(file)->name, 0, 0, 0);
  return REAL(file)->pMethods->xLock(REAL(file), level);
}

static int unlockFile(sqlite3_file *file, int level) { return REAL(file)->pMethods->xUnlock(REAL(file), level); }

static int isReserved(sqlite3_file *file, int *result) {
  return REAL(file)->pMethods->xCheckReservedLock(REAL(file), result);
}

static int control(sqlite3_file *file, int operation, void *argument) {
  return REAL(file)->pMethods->xFileControl(REAL(file), operation, argument);
}

static int sectorSize(sqlite3_file *file) { return REAL(file)->pMethods->xSectorSize(REAL(file)); }

static int characteristics(sqlite3_file *file) { return REAL(file)->pMethods->xDeviceCharacteristics(REAL(file)); }

static int mapShared(sqlite3_file *file, int region, int size, int extend, void volatile **memory) {
  return REAL(file)->pMethods->xShmMap(REAL(file), region, size, extend, memory);
}

static int lockShared(sqlite3_file *file, int offset, int count, int flags) {
  return REAL(file)->pMethods->xShmLock(REAL(file), offset, count, flags);
}

static void barrier(sqlite3_file *file) { REAL(file)->pMethods->xShmBarrier(REAL(file)); }

static int unmapShared(sqlite3_file *file, int delete) {
  return REAL(file)->pMethods->xShmUnmap(REAL(file), delete);
}

static int openFile(sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags, int *outFlags) {
  (void)vfs;
  file->pMethods = 0;
  int isThere = 0;
  if (name) usual->xAccess(usual, name, SQLITE_ACCESS_EXISTS, &isThere);
  File *ours = OURS(file);
  ours->name = name;
  ours->isNewJournal = 0;
  ours->real = (sqlite3_file *)(ours + 1);
  int result = usual->xOpen(usual, name, ours->real, flags, outFlags);
  if (ours->real->pMethods) file->pMethods = &methods;
  // A file may be there with nothing in it, which access calls absent.
  if (result == SQLITE_OK && name && (flags & SQLITE_OPEN_CREATE)) {
    ours->isNewJournal = (flags & (SQLITE_OPEN_MAIN_JOURNAL | SQLITE_OPEN_WAL)) != 0;
    if (!isThere) note(RECORDED_MADE, name, 0, 0, 0);
  }
  return result;
}

static int deleteFile(sqlite3_vfs *vfs, const char *name, int syncFolder) {
  (void)vfs;
  int result = usual->xDelete(usual, name, syncFolder);
  if (result != SQLITE_OK) return result;
  note(RECORDED_DELETED, name, 0, 0, 0);
  if (syncFolder) note(RECORDED_FOLDER, name, 0, 0, 0);
  return result;
}

static void prepare(void) {
  usual = sqlite3_vfs_find(0);
  methods = (sqlite3_io_methods){
      2,          closeFile,  readFile,     writeFile,       truncateFile, syncFile,   sizeOfFile, lockFile,
      unlockFile, isReserved, control,      sectorSize,      characteristics,          mapShared,  lockShared,
      barrier,    unmapShared, 0,           0};
  recorder = *usual;
  recorder.zName = "recorder";
  recorder.szOsFile = (int)sizeof(File) + usual->szOsFile;
  recorder.xOpen = openFile;
  recorder.xDelete = deleteFile;
  sqlite3_vfs_register(&recorder, 0);
}

void recorder_register(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, prepare);
}

void recorder_start(void) {
  for (long number = 0; number < record.count; number++) {
    free(record.calls[number].name);
    free(record.calls[number].bytes);
  }
  record.count = 0;
  record.isOn = 1;
}

void recorder_stop(void) { record.isOn = 0; }

long recorder_count(void) { return record.count; }

RecordedCall recorder_call(long number) { return record.calls[number]; }
