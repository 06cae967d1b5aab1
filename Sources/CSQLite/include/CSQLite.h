#pragma once
#include <sqlite3.h>

/// Tells SQLite to copy a bound text or blob at once; Swift cannot import the macro.
sqlite3_destructor_type csqlite_transient(void);

/// Leaves the write-ahead log alone when the connection is closed (`sqlite3_db_config` takes its arguments as C does).
void csqlite_close_without_checkpoint(sqlite3 *database);

/// The magic number of the file system that `path` lies on (`statfs`, which Swift's Glibc lacks); 0 when unknown.
unsigned long csqlite_file_system(const char *path);
