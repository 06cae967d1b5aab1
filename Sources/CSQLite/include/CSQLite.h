#pragma once
#include <sqlite3.h>

/// Tells SQLite to copy a bound text or blob at once; Swift cannot import the macro.
sqlite3_destructor_type csqlite_transient(void);

/// The magic number of the file system that `path` lies on (`statfs`, which Swift's Glibc lacks); 0 when unknown.
unsigned long csqlite_file_system(const char *path);
