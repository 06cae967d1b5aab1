#include "CFaults.h"

#include <pthread.h>
#include <sqlite3.h>
#include <sys/fsuid.h>

static sqlite3_vfs faulty, *usual;
static sqlite3_io_methods methods;

static _Thread_local struct {
  int armed, kind, lasting;
  long nth, count;
} faults;

/// A file of ours: the usual one follows it in memory.
typedef struct {
  sqlite3_file base;
  sqlite3_file *real;
} File;

#define REAL(file) (((File *)(file))->real)

/// Whether this call, which can fail in the way `kind`, shall fail now.
static int fails(int kind) {
  if (!faults.armed || faults.kind != kind) return 0;
  faults.count++;
  return faults.lasting ? faults.count >= faults.nth : faults.count == faults.nth;
}

static int closeFile(sqlite3_file *file) { return REAL(file)->pMethods->xClose(REAL(file)); }

static int readFile(sqlite3_file *file, void *bytes, int count, sqlite3_int64 offset) {
  if (fails(FAULTS_ERROR)) return SQLITE_IOERR_READ;
  return REAL(file)->pMethods->xRead(REAL(file), bytes, count, offset);
}

static int writeFile(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 offset) {
  int full = fails(FAULTS_FULL);
  if (full || fails(FAULTS_ERROR)) {
    REAL(file)->pMethods->xWrite(REAL(file), bytes, count / 2, offset);
    return full ? SQLITE_FULL : SQLITE_IOERR_WRITE;
  }
  return REAL(file)->pMethods->xWrite(REAL(file), bytes, count, offset);
}

static int truncateFile(sqlite3_file *file, sqlite3_int64 size) {
  if (fails(FAULTS_ERROR)) return SQLITE_IOERR_TRUNCATE;
  return REAL(file)->pMethods->xTruncate(REAL(file), size);
}

static int syncFile(sqlite3_file *file, int flags) {
  if (fails(FAULTS_ERROR)) return SQLITE_IOERR_FSYNC;
  if (fails(FAULTS_FULL)) return SQLITE_FULL;
  return REAL(file)->pMethods->xSync(REAL(file), flags);
}

static int sizeOfFile(sqlite3_file *file, sqlite3_int64 *size) {
  if (fails(FAULTS_ERROR)) return SQLITE_IOERR_FSTAT;
  return REAL(file)->pMethods->xFileSize(REAL(file), size);
}

static int lockFile(sqlite3_file *file, int level) {
  if (fails(FAULTS_ERROR)) return SQLITE_IOERR_LOCK;
  if (fails(FAULTS_BUSY)) return SQLITE_BUSY;
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
  if (fails(FAULTS_ERROR)) return SQLITE_IOERR_SHMMAP;
  if (fails(FAULTS_FULL)) return SQLITE_FULL;
  return REAL(file)->pMethods->xShmMap(REAL(file), region, size, extend, memory);
}

static int lockShared(sqlite3_file *file, int offset, int count, int flags) {
  if (flags & SQLITE_SHM_LOCK) {
    if (fails(FAULTS_ERROR)) return SQLITE_IOERR_SHMLOCK;
    if (fails(FAULTS_BUSY)) return SQLITE_BUSY;
  }
  return REAL(file)->pMethods->xShmLock(REAL(file), offset, count, flags);
}

static void barrier(sqlite3_file *file) { REAL(file)->pMethods->xShmBarrier(REAL(file)); }

static int unmapShared(sqlite3_file *file, int delete) {
  return REAL(file)->pMethods->xShmUnmap(REAL(file), delete);
}

static int openFile(sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags, int *outFlags) {
  (void)vfs;
  file->pMethods = 0;
  if (fails(FAULTS_ERROR)) return SQLITE_CANTOPEN;
  if (fails(FAULTS_FULL)) return SQLITE_FULL;
  File *ours = (File *)file;
  ours->real = (sqlite3_file *)(ours + 1);
  int result = usual->xOpen(usual, name, ours->real, flags, outFlags);
  if (ours->real->pMethods) file->pMethods = &methods;
  return result;
}

static int deleteFile(sqlite3_vfs *vfs, const char *name, int syncFolder) {
  (void)vfs;
  if (fails(FAULTS_ERROR)) return SQLITE_IOERR_DELETE;
  return usual->xDelete(usual, name, syncFolder);
}

static int accessFile(sqlite3_vfs *vfs, const char *name, int flags, int *result) {
  (void)vfs;
  if (fails(FAULTS_ERROR)) return SQLITE_IOERR_ACCESS;
  return usual->xAccess(usual, name, flags, result);
}

static void prepare(void) {
  usual = sqlite3_vfs_find(0);
  methods = (sqlite3_io_methods){
      2,          closeFile,  readFile,     writeFile,       truncateFile, syncFile,   sizeOfFile, lockFile,
      unlockFile, isReserved, control,      sectorSize,      characteristics,          mapShared,  lockShared,
      barrier,    unmapShared, 0,           0};
  faulty = *usual;
  faulty.zName = "faults";
  faulty.szOsFile = (int)sizeof(File) + usual->szOsFile;
  faulty.xOpen = openFile;
  faulty.xDelete = deleteFile;
  faulty.xAccess = accessFile;
  sqlite3_vfs_register(&faulty, 0);
}

void faults_register(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, prepare);
}

void faults_arm(long nth, int kind, int lasting) {
  faults.armed = 1;
  faults.kind = kind;
  faults.lasting = lasting;
  faults.nth = nth;
  faults.count = 0;
}

long faults_disarm(void) {
  faults.armed = 0;
  return faults.count;
}

void faults_become(unsigned id) {
  // The group first, while this is still allowed.
  if (id != 0) setfsgid(id);
  setfsuid(id);
  if (id == 0) setfsgid(id);
}
