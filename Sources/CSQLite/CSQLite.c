#include "CSQLite.h"

#include <sys/vfs.h>

sqlite3_destructor_type csqlite_transient(void) { return SQLITE_TRANSIENT; }

unsigned long csqlite_file_system(const char *path) {
  struct statfs status;
  return statfs(path, &status) == 0 ? (unsigned long)status.f_type & 0xFFFFFFFF : 0;
}
