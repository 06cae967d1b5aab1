/// The tables of the store, in SQL. They hold facts only, and say by themselves what a fact may be.
enum Schema {
  /// Marks the file as ours, at byte 68 of its header: "Slay" in ASCII.
  static let applicationID = 0x536C_6179

  /// The version this program reads and writes; at byte 60 of the header.
  static var version: Int { steps.count }

  /// What leads from each version to the next: the first makes version 1 of an empty file. A step that was released is
  /// never changed. Foreign keys are not watched meanwhile, so that a table can be made anew.
  static let steps = [version1, version2]

  private static let version1 = """
    -- One change of the store by one program. An undo is itself a step.
    CREATE TABLE journal (
      sequence INTEGER PRIMARY KEY,            -- 1, 2, 3 …: the order of history
      moment   INTEGER NOT NULL,               -- seconds since 1970-01-01T00:00:00Z
      program  TEXT NOT NULL,
      session  TEXT NOT NULL,
      kind     TEXT NOT NULL CHECK (kind IN ('add', 'edit', 'complete', 'reopen', 'delete', 'undo', 'redo')),
      target   INTEGER REFERENCES journal (sequence),   -- the step that an undo or a redo concerns
      CHECK ((target IS NOT NULL) = (kind IN ('undo', 'redo'))),
      CHECK (target < sequence)
    ) STRICT;
    CREATE INDEX journal_by_session ON journal (session, sequence);
    CREATE INDEX journal_by_program ON journal (program, sequence);
    CREATE INDEX journal_by_target ON journal (target, sequence) WHERE target IS NOT NULL;

    -- The quests of a step, each before and after as JSON.
    CREATE TABLE change (
      sequence INTEGER NOT NULL REFERENCES journal (sequence),
      position INTEGER NOT NULL,
      number   INTEGER NOT NULL,               -- of the quest, which may be gone
      before   TEXT,
      after    TEXT,
      PRIMARY KEY (sequence, position),
      CHECK (before IS NOT NULL OR after IS NOT NULL)
    ) STRICT;
    CREATE INDEX change_by_quest ON change (number, sequence);

    CREATE TABLE quest (
      number             INTEGER PRIMARY KEY AUTOINCREMENT,   -- never used again
      id                 TEXT NOT NULL UNIQUE CHECK (length(id) = 36),
      title              TEXT NOT NULL CHECK (title <> ''),
      note               TEXT NOT NULL,
      deadline_day       TEXT CHECK (deadline_day IS date(deadline_day)),   -- 2026-12-25, the same date in every zone
      deadline_moment    INTEGER,
      created            INTEGER NOT NULL,
      completed          INTEGER,
      completed_sequence INTEGER REFERENCES journal (sequence),
      deadline_end       INTEGER,              -- when the deadline ended by the rules in force at `completed`
      importance         TEXT NOT NULL CHECK (importance IN ('trivial', 'normal', 'major', 'epic')),
      campaign           TEXT,
      repeat_rule        TEXT,                 -- RFC 5545: FREQ=MONTHLY;BYMONTHDAY=31
      repeat_from        TEXT CHECK (repeat_from IN ('schedule', 'completion')),
      series             TEXT CHECK (length(series) = 36),
      CHECK (deadline_day IS NULL OR deadline_moment IS NULL),
      CHECK ((completed IS NULL) = (completed_sequence IS NULL)),
      CHECK (deadline_end IS NULL OR completed IS NOT NULL),
      CHECK ((repeat_rule IS NULL) = (repeat_from IS NULL))
    ) STRICT;
    -- `completed` is in them so that counting needs the index alone, `importance` for the order within a day.
    CREATE INDEX quest_open ON quest (number, completed) WHERE completed IS NULL;
    CREATE INDEX quest_open_by_day ON quest (deadline_day, completed, importance)
      WHERE completed IS NULL AND deadline_day IS NOT NULL;
    CREATE INDEX quest_open_by_moment ON quest (deadline_moment, completed)
      WHERE completed IS NULL AND deadline_moment IS NOT NULL;
    CREATE INDEX quest_open_by_series ON quest (series, completed)
      WHERE completed IS NULL AND series IS NOT NULL;
    CREATE INDEX quest_slain ON quest (completed) WHERE completed IS NOT NULL;

    CREATE TABLE tag (
      quest    INTEGER NOT NULL REFERENCES quest (number) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      name     TEXT NOT NULL,
      PRIMARY KEY (quest, position)
    ) STRICT, WITHOUT ROWID;

    -- The checklist of a quest.
    CREATE TABLE step (
      quest     INTEGER NOT NULL REFERENCES quest (number) ON DELETE CASCADE,
      position  INTEGER NOT NULL,
      title     TEXT NOT NULL,
      completed INTEGER NOT NULL CHECK (completed IN (0, 1)),
      PRIMARY KEY (quest, position)
    ) STRICT, WITHOUT ROWID;
    """
  /// The journal gains `restore` (all quests became those of a copy) and `repair` (what was lost with a damaged file). SQLite
  /// cannot change a CHECK: the table is made anew.
  private static let version2 = """
    CREATE TABLE journal_2 (
      sequence INTEGER PRIMARY KEY,            -- 1, 2, 3 …: the order of history
      moment   INTEGER NOT NULL,               -- seconds since 1970-01-01T00:00:00Z
      program  TEXT NOT NULL,
      session  TEXT NOT NULL,
      kind     TEXT NOT NULL CHECK (
        kind IN ('add', 'edit', 'complete', 'reopen', 'delete', 'undo', 'redo', 'restore', 'repair')),
      target   INTEGER REFERENCES journal_2 (sequence),   -- the step that an undo or a redo concerns
      CHECK ((target IS NOT NULL) = (kind IN ('undo', 'redo'))),
      CHECK (target < sequence)
    ) STRICT;
    INSERT INTO journal_2 SELECT sequence, moment, program, session, kind, target FROM journal;
    DROP TABLE journal;
    ALTER TABLE journal_2 RENAME TO journal;
    CREATE INDEX journal_by_session ON journal (session, sequence);
    CREATE INDEX journal_by_program ON journal (program, sequence);
    CREATE INDEX journal_by_target ON journal (target, sequence) WHERE target IS NOT NULL;
    CREATE INDEX journal_repairs ON journal (sequence) WHERE kind = 'repair';
    """
}
