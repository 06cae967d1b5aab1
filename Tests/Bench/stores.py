"""Stores of many quests: made by slayer, filled by SQL in bulk; and the same quests for Taskwarrior."""

import datetime
import json
import os
import random
import sqlite3
import subprocess
import uuid

DAY = 86_400
TITLES = [
    ("집세 내기", "pay the rent"),
    ("우유와 달걀 사기", "buy milk and eggs"),
    ("분기 보고서 쓰기", "write the quarterly report"),
    ("치과 예약하기", "call the dentist"),
    ("엄마 생신 선물 고르기", "choose a present for mum"),
    ("자전거 고치기", "mend the bicycle"),
    ("도서관에 책 돌려주기", "return the library books"),
    ("회의 자료 준비하기", "prepare slides for the meeting"),
]
TAGS = ["home", "work", "집", "회사", "errand", "health", "돈", "study"]


def environment(folder):
    """A home of its own, so that nothing of the person who measures is read or written."""
    return {
        "HOME": folder,
        "PATH": os.environ.get("PATH", "/usr/bin:/bin"),
        "LANG": "C.UTF-8",
        "TZ": "Asia/Seoul",
        "TERM": "xterm-256color",
        "COLORTERM": "truecolor",
        # The daily copy is another program's work, once a day; beside others it would only blur them.
        "SLAYER_NO_BACKUP": "1",
        "TASKRC": f"{folder}/taskrc",
        "TASKDATA": f"{folder}/task",
    }


def quests(count, now):
    """Invented quests: half of them Korean, 40 % slain (eight of them today), a fifth without a deadline."""
    chance = random.Random(count)
    for number in range(1, count + 1):
        korean, english = TITLES[number % len(TITLES)]
        created = now - chance.randrange(30 * DAY, 900 * DAY)
        quest = {
            "number": number,
            "id": str(uuid.UUID(int=chance.getrandbits(128), version=4)),
            "title": f"{korean if number % 2 else english} {number}",
            "created": created,
            "importance": chance.choices(["normal", "trivial", "major", "epic"], [70, 10, 15, 5])[0],
            "tags": chance.sample(TAGS, chance.choice([0, 0, 1, 2])),
        }
        kind = chance.random()
        if kind < 0.4:
            quest["moment"] = now + chance.randrange(-5 * DAY, 100 * DAY) // 300 * 300
        elif kind < 0.8:
            date = datetime.date.fromtimestamp(now) + datetime.timedelta(days=chance.randrange(-5, 100))
            quest["day"] = date.isoformat()
        if number <= 8:
            quest["completed"] = now
        elif chance.random() < 0.4:
            quest["completed"] = min(now - 2 * DAY, created + chance.randrange(DAY, 800 * DAY))
        yield quest


def make_store(program, folder, count, now):
    """A store with `count` quests and their journal, at `slayer.db` in the folder. Slayer makes the tables."""
    path = f"{folder}/slayer.db"
    command = [program, "--db", path]
    subprocess.run(command + ["add", "first"], env=environment(folder), check=True, stdout=subprocess.DEVNULL)
    subprocess.run(command + ["delete", "1"], env=environment(folder), check=True, stdout=subprocess.DEVNULL)
    store = sqlite3.connect(path)
    sequence = store.execute("SELECT max(sequence) FROM journal").fetchone()[0]
    for quest in quests(count, now):
        sequence = write(store, quest, sequence)
    store.commit()
    store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    store.close()
    return path


def write(store, quest, sequence):
    """One quest with its steps of the journal: added, and slain. Gives the newest sequence."""
    facts = {name: quest[name] for name in ("id", "title", "created", "importance")}
    facts["number"] = number = quest["number"] + 1
    if "day" in quest or "moment" in quest:
        facts["deadline"] = {name: quest[name] for name in ("day", "moment") if name in quest}
    if quest["tags"]:
        facts["tags"] = quest["tags"]
    sequence = step(store, sequence + 1, "add", quest["created"], number, None, facts)
    completed, end = quest.get("completed"), None
    if completed:
        end = quest.get("moment")
        if "day" in quest:
            end = int(datetime.datetime.fromisoformat(quest["day"] + "T15:00:00+00:00").timestamp())
        completion = {"moment": completed, "sequence": sequence + 1}
        if end:
            completion["deadline_end"] = end
        slain = facts | {"completion": completion}
        sequence = step(store, sequence + 1, "complete", completed, number, facts, slain)
    store.execute(
        "INSERT INTO quest VALUES (?, ?, ?, '', ?, ?, ?, ?, ?, ?, ?, NULL, NULL, NULL, NULL)",
        (number, quest["id"], quest["title"], quest.get("day"), quest.get("moment"), quest["created"], completed,
         sequence if completed else None, end, quest["importance"]))
    store.executemany("INSERT INTO tag VALUES (?, ?, ?)", [(number, at, tag) for at, tag in enumerate(quest["tags"])])
    return sequence


def step(store, sequence, kind, moment, number, before, after):
    texts = [facts and json.dumps(facts, ensure_ascii=False, separators=(",", ":")) for facts in (before, after)]
    store.execute("INSERT INTO journal VALUES (?, ?, 'bench', 'bench', ?, NULL)", (sequence, moment, kind))
    store.execute("INSERT INTO change VALUES (?, 0, ?, ?, ?)", (sequence, number, *texts))
    return sequence


def make_tasks(folder, count, now):
    """The same quests as the data files of Taskwarrior 2; false where another version is installed."""
    version = subprocess.run(["task", "--version"], capture_output=True, text=True).stdout
    if not version.startswith("2."):
        return False
    os.makedirs(f"{folder}/task", exist_ok=True)
    with open(f"{folder}/taskrc", "w") as settings:
        settings.write("confirmation=no\nhooks=no\nnews.version=9.9.9\n")
    with open(f"{folder}/task/pending.data", "w") as pending, open(f"{folder}/task/completed.data", "w") as completed:
        for quest in quests(count, now):
            (completed if "completed" in quest else pending).write(task(quest) + "\n")
    return True


def task(quest):
    """A line of `pending.data` or `completed.data`."""
    facts = {"description": quest["title"], "entry": quest["created"], "status": "pending", "uuid": quest["id"]}
    due = quest.get("moment")
    if "day" in quest:
        due = int(datetime.datetime.fromisoformat(quest["day"] + "T15:00:00+00:00").timestamp())
    if due:
        facts["due"] = due
    if quest["tags"]:
        facts["tags"] = ",".join(quest["tags"])
    if "completed" in quest:
        facts |= {"status": "completed", "end": quest["completed"]}
    return "[" + " ".join(f'{name}:"{facts[name]}"' for name in sorted(facts)) + "]"
