#include "CSQLite.h"

#include <sys/vfs.h>

sqlite3_destructor_type csqlite_transient(void) { return SQLITE_TRANSIENT; }

void csqlite_close_without_checkpoint(sqlite3 *database) {
  sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, (int *)0);
}

unsigned long csqlite_file_system(const char *path) {
  struct statfs status;
  return statfs(path, &status) == 0 ? (unsigned long)status.f_type & 0xFFFFFFFF : 0;
}
