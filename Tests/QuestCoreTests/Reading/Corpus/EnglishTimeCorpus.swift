/// English times, repetitions and tokens, as `typed -> title | deadline | rule | marks`, read on Monday, 30 November 2026, 10:00 in Seoul.
let englishTimeCorpus = ##"""
  call 3pm -> call | 2026-11-30 15:00
  call 3:30pm -> call | 2026-11-30 15:30
  call 3p -> call | 2026-11-30 15:00
  call at 3 pm -> call | 2026-11-30 15:00
  call 10 p.m. -> call | 2026-11-30 22:00
  3pm call Bob -> call Bob | 2026-11-30 15:00
  call 15:00 -> call | 2026-11-30 15:00
  call 15:45 tomorrow -> call | 2026-12-01 15:45
  call at 9am -> call | 2026-12-01 09:00 |  | moved
  call at 5 -> call | 2026-11-30 17:00 |  | ?2026-12-01 05:00
  at 5 call Bob -> call Bob | 2026-11-30 17:00 |  | ?2026-12-01 05:00
  call at 7 -> call | 2026-12-01 07:00 |  | ?2026-11-30 19:00 moved
  call at 5 with Bob -> call with Bob | 2026-11-30 17:00 |  | ?2026-12-01 05:00
  call at 17 -> call | 2026-11-30 17:00
  call 9:30 -> call | 2026-12-01 09:30 |  | ?2026-11-30 21:30 moved
  call 4:15 -> call | 2026-11-30 16:15 |  | ?2026-12-01 04:15
  call 04:15 -> call | 2026-12-01 04:15 |  | moved
  call 5 o'clock -> call | 2026-11-30 17:00 |  | ?2026-12-01 05:00
  call at noon -> call | 2026-11-30 12:00
  call tomorrow noon -> call | 2026-12-01 12:00
  submit by midnight -> submit | 2026-12-01 00:00
  submit friday midnight -> submit | 2026-12-05 00:00
  alarm 12am -> alarm | 2026-12-01 00:00 |  | moved
  alarm tomorrow 12am -> alarm | 2026-12-01 00:00
  lunch 12pm -> lunch | 2026-11-30 12:00
  lunch at 12:30pm tomorrow -> lunch | 2026-12-01 12:30
  lunch 12pm tomorrow -> lunch | 2026-12-01 12:00
  lunch tomorrow at 12pm -> lunch | 2026-12-01 12:00
  meet tomorrow 1400 -> meet | 2026-12-01 14:00
  meet 1400 tomorrow -> meet | 2026-12-01 14:00
  meet friday at 0930 -> meet | 2026-12-04 09:30
  call half past 3 -> call | 2026-11-30 15:30 |  | ?2026-12-01 03:30
  call at half past three with Bob -> call with Bob | 2026-11-30 15:30 |  | ?2026-12-01 03:30
  half past 9 call Bob -> call Bob | 2026-12-01 09:30 |  | ?2026-11-30 21:30 moved
  meet quarter to 5 -> meet | 2026-11-30 16:45 |  | ?2026-12-01 04:45
  meet at a quarter to five -> meet | 2026-11-30 16:45 |  | ?2026-12-01 04:45
  meet quarter past 9am -> meet | 2026-12-01 09:15 |  | moved
  film half past 9 in the evening -> film | 2026-11-30 21:30
  film tomorrow at quarter after 8pm -> film | 2026-12-01 20:15
  meet quarter to 12 -> meet | 2026-11-30 11:45 |  | ?2026-11-30 23:45
  alarm quarter to 12am -> alarm | 2026-11-30 23:45
  meet 3-4pm -> meet 3-4pm | 2026-11-30 16:00 |  | ?2026-11-30 15:00
  meet tomorrow 3-4pm -> meet 3-4pm | 2026-12-01 16:00 |  | ?2026-12-01 15:00
  meet tomorrow from 3 to 5pm -> meet from 3 to 5pm | 2026-12-01 17:00 |  | ?2026-12-01 15:00
  meet tomorrow 11-1pm -> meet 11-1pm | 2026-12-01 13:00 |  | ?2026-12-01 11:00
  lab 10:00-11:30 tomorrow -> lab 10:00-11:30 | 2026-12-01 11:30 |  | ?2026-12-01 10:00
  lab (tomorrow 10:00 – 11:30) with Kim -> lab (10:00 – 11:30) with Kim | 2026-12-01 11:30 |  | ?2026-12-01 10:00
  party 9pm-1am saturday -> party 9pm-1am | 2026-12-06 01:00 |  | ?2026-12-05 21:00
  x due:"tomorrow 3-4pm" -> x | 2026-12-01 16:00 |  | ?2026-12-01 15:00
  call @ 5pm -> call | 2026-11-30 17:00
  call @5pm friday -> call | 2026-12-04 17:00
  call monday 9am -> call | 2026-12-07 09:00 |  | moved
  monday 9am call -> call | 2026-12-07 09:00 |  | moved
  call monday morning -> call | 2026-12-07 09:00 |  | moved
  call monday afternoon about rent -> call about rent | 2026-11-30 14:00 |  | ?2026-12-07 14:00
  call mon at 10:30am -> call | 2026-11-30 10:30 |  | ?2026-12-07 10:30
  8 in the evening concert -> concert | 2026-11-30 20:00
  concert at 8 in the evening -> concert | 2026-11-30 20:00
  wake up tomorrow at 6 in the morning -> wake up | 2026-12-01 06:00
  review sunday 7 june 2015 -> review | 2015-06-07 |  | past
  review monday 7 june 2015 -> review | 2015-06-07 |  | past weekday(sunday)
  review friday, dec 25 -> review | 2026-12-25
  review tuesday, dec 25 -> review | 2026-12-25 |  | weekday(friday)
  meet friday next week -> meet | 2026-12-11
  meet next week friday -> meet | 2026-12-11
  meet in 2 weeks on friday -> meet | 2026-12-18
  2pm on dec 25 dinner -> dinner | 2026-12-25 14:00
  dinner (friday) -> dinner | 2026-12-04
  dinner (friday 7pm) with mom -> dinner with mom | 2026-12-04 19:00
  friday: dinner -> dinner | 2026-12-04
  dinner, friday -> dinner | 2026-12-04
  dinner, tomorrow, with mom -> dinner, with mom | 2026-12-01
  dinner tomorrow. -> dinner. | 2026-12-01
  dinner tomorrow! -> dinner! | 2026-12-01
  call mom by friday at 3pm, ok? -> call mom, ok? | 2026-12-04 15:00
  water plants every day -> water plants | 2026-11-30 | FREQ=DAILY
  water plants daily -> water plants | 2026-11-30 | FREQ=DAILY
  standup every weekday at 9:15am -> standup | 2026-12-01 09:15 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
  standup every weekday 9am -> standup | 2026-12-01 09:00 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
  report weekly -> report | 2026-11-30 | FREQ=WEEKLY
  newsletter monthly -> newsletter | 2026-11-30 | FREQ=MONTHLY;BYMONTHDAY=30
  taxes quarterly -> taxes | 2026-11-30 | FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=30
  checkup yearly -> checkup | 2026-11-30 | FREQ=YEARLY
  every week tidy desk -> tidy desk | 2026-11-30 | FREQ=WEEKLY
  every month pay rent -> pay rent | 2026-11-30 | FREQ=MONTHLY;BYMONTHDAY=30
  every quarter review goals -> review goals | 2026-11-30 | FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=30
  every year renew domain -> renew domain | 2026-11-30 | FREQ=YEARLY
  mow lawn every 2 weeks -> mow lawn | 2026-11-30 | FREQ=WEEKLY;INTERVAL=2
  mow lawn every other week -> mow lawn | 2026-11-30 | FREQ=WEEKLY;INTERVAL=2
  bins every other friday -> bins | 2026-12-04 | FREQ=WEEKLY;INTERVAL=2;BYDAY=FR
  gym every mon, wed and fri -> gym | 2026-11-30 | FREQ=WEEKLY;BYDAY=MO,WE,FR
  gym every monday and thursday at 7pm -> gym | 2026-11-30 19:00 | FREQ=WEEKLY;BYDAY=MO,TH
  gym every tue/thu -> gym | 2026-12-01 | FREQ=WEEKLY;BYDAY=TU,TH
  rent every 15th -> rent | 2026-12-15 | FREQ=MONTHLY;BYMONTHDAY=15
  rent every 1st and 15th -> rent | 2026-12-01 | FREQ=MONTHLY;BYMONTHDAY=1,15
  books every last day -> books | 2026-11-30 | FREQ=MONTHLY;BYMONTHDAY=-1
  drinks every last friday -> drinks | 2026-12-25 | FREQ=MONTHLY;BYDAY=-1FR
  club every 2nd tuesday of the month -> club | 2026-12-08 | FREQ=MONTHLY;BYDAY=2TU
  birthday every jan 27 -> birthday | 2027-01-27 | FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=27
  birthday every 27 january -> birthday | 2027-01-27 | FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=27
  run every morning -> run | 2026-12-01 09:00 | FREQ=DAILY
  read every evening -> read | 2026-11-30 19:00 | FREQ=DAILY
  lunch walk every noon -> lunch walk | 2026-11-30 12:00 | FREQ=DAILY
  every! 3 days water cactus -> water cactus | 2026-11-30 | done+FREQ=DAILY;INTERVAL=3
  water cactus 3 days after completion -> water cactus | 2026-11-30 | done+FREQ=DAILY;INTERVAL=3
  water cactus every 3 days after completion -> water cactus | 2026-11-30 | done+FREQ=DAILY;INTERVAL=3
  clean filter every 3 months -> clean filter | 2026-11-30 | FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=30
  clean filter every third month -> clean filter | 2026-11-30 | FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=30
  pills every 8 hours -> pills | 2026-11-30 18:00 | FREQ=HOURLY;INTERVAL=8
  every monday starting next week class -> class | 2026-12-07 | FREQ=WEEKLY;BYDAY=MO
  class every monday starting dec 14 -> class | 2026-12-14 | FREQ=WEEKLY;BYDAY=MO
  class every day until dec 25 -> class | 2026-11-30 | FREQ=DAILY;UNTIL=20261225
  class every friday at 5pm until dec 25 -> class | 2026-12-04 17:00 | FREQ=WEEKLY;BYDAY=FR;UNTIL=20261225
  class every day for 5 times -> class | 2026-11-30 | FREQ=DAILY;COUNT=5
  class every week for 10 times -> class | 2026-11-30 | FREQ=WEEKLY;COUNT=10
  class every weekend -> class | 2026-12-06 | FREQ=WEEKLY;BYDAY=SU
  draft every second day -> draft | 2026-11-30 | FREQ=DAILY;INTERVAL=2
  nothing every 0 days -> nothing |  |  | impossible-repeat(every 0 days)
  nothing every 99999999999 days -> nothing |  |  | impossible-repeat(every 99999999999 days)
  every friday ->  | 2026-12-04 | FREQ=WEEKLY;BYDAY=FR | no-title
  call #work tomorrow +home !! -> call | 2026-12-01 |  | #work +home !epic
  ! fix login friday -> fix login | 2026-12-04 |  | !major
  ~ tidy shelf tomorrow -> tidy shelf | 2026-12-01 |  | !trivial
  !epic thesis by may 31 -> thesis | 2027-05-31 |  | !epic moved
  #"deep work" essay tomorrow -> essay | 2026-12-01 |  | #deep work
  essay tomorrow // three pages, see friday notes -> essay | 2026-12-01 |  | //three pages, see friday notes
  "call friday" tomorrow -> call friday | 2026-12-01
  read "the man who was thursday" by monday -> read the man who was thursday | 2026-11-30 |  | ?2026-12-07
  x due:friday -> x | 2026-12-04
  x due:"friday 3pm" -> x | 2026-12-04 15:00
  x due:friday 3pm -> x | 2026-12-04 15:00
  x due:2026-12-25 -> x | 2026-12-25
  x due:none -> x
  x due:2027 -> x |  |  | year-alone(2027)
  x due:banana -> x |  |  | bad-date(banana)
  x due:feb -> x | 2027-02-01 |  | moved
  x due:+3d -> x | 2026-12-03
  x due:yesterday -> x | 2026-11-29 |  | past
  x every:monday -> x | 2026-11-30 | FREQ=WEEKLY;BYDAY=MO
  x every:"2 weeks" due:2026-12-04 -> x | 2026-12-04 | FREQ=WEEKLY;INTERVAL=2
  x every:15th -> x | 2026-12-15 | FREQ=MONTHLY;BYMONTHDAY=15
  x every:banana -> x |  |  | bad-repeat(banana)
  x every!:"3 days" -> x | 2026-11-30 | done+FREQ=DAILY;INTERVAL=3
  x friday due:2026-12-25 -> x friday | 2026-12-25
  30 feb party -> 30 feb party |  |  | impossible(30 feb)
  party feb 30 -> party feb 30 |  |  | impossible(feb 30)
  party 31 april -> party 31 april |  |  | impossible(31 april)
  party 25:00 -> party 25:00 |  |  | impossible(25:00)
  party 2026-02-30 -> party 2026-02-30 |  |  | impossible(2026-02-30)
  call bob 13pm -> call bob 13pm |  |  | impossible(13pm)
  ＴＯＭＯＲＲＯＷ　３ＰＭ call -> call | 2026-12-01 15:00
  内 tomorrow -> 内 | 2026-12-01
  plan monday meeting on friday -> plan monday meeting | 2026-12-04
  call today about tomorrow -> call about tomorrow | 2026-11-30 |  | ?2026-12-01
  prepare monday meeting friday -> prepare monday meeting | 2026-12-04 |  | ?2026-11-30,2026-12-07
  prepare monday meeting by friday -> prepare monday meeting | 2026-12-04
  next may wedding -> wedding | 2027-05-01
  wedding by may -> wedding | 2027-05-01 |  | moved
  """##
