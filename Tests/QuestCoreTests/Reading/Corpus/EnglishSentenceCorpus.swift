/// English lines as they come, as `typed -> title | deadline | rule | marks`, read on Monday, 30 November 2026, 10:00 in Seoul.
let englishSentenceCorpus = ##"""
  gym every mon wed fri -> gym | 2026-11-30 | FREQ=WEEKLY;BYDAY=MO,WE,FR
  gym every week on monday and thursday -> gym | 2026-11-30 | FREQ=WEEKLY;BYDAY=MO,TH
  drinks every month on the last friday -> drinks | 2026-12-25 | FREQ=MONTHLY;BYDAY=-1FR
  rent every month on the 15th -> rent | 2026-12-15 | FREQ=MONTHLY;BYMONTHDAY=15
  class every 2 weeks on friday -> class | 2026-12-04 | FREQ=WEEKLY;INTERVAL=2;BYDAY=FR
  gym every day except sunday -> gym except sunday | 2026-11-30 | FREQ=DAILY
  pay within 3 days -> pay | 2026-12-03
  call at 05 -> call | 2026-12-01 05:00 |  | moved
  call fri. 3pm -> call | 2026-12-04 15:00
  meeting friday 3pm #work ! -> meeting | 2026-12-04 15:00 |  | #work !major
  review the 3/4 inch spec -> review the 3/4 inch spec
  call bob re: invoice friday -> call bob re: invoice | 2026-12-04
  send invoice to may by friday -> send invoice to may | 2026-12-04
  water plants every 3 days starting tomorrow at 8am -> water plants | 2026-12-01 08:00 | FREQ=DAILY;INTERVAL=3
  team lunch 12:30 thursday -> team lunch | 2026-12-03 12:30
  flight 2026-12-24 06:45 -> flight | 2026-12-24 06:45
  renew license before dec 31 -> renew license | 2026-12-31
  doctor appt jan 15 at 10:30am -> doctor appt | 2027-01-15 10:30 |  | moved
  submit taxes april 15 2027 -> submit taxes | 2027-04-15
  birthday party for sam saturday at 6 -> birthday party for sam | 2026-12-05 18:00 |  | ?2026-12-05 06:00
  buy 3 apples at 5 -> buy 3 apples | 2026-11-30 17:00 |  | ?2026-12-01 05:00
  meet at 5th avenue tomorrow -> meet at 5th avenue | 2026-12-01
  read chapter 3 by tuesday -> read chapter 3 | 2026-12-01
  pay 50 usd by 5pm -> pay 50 usd | 2026-11-30 17:00
  gym 6am every weekday -> gym | 2026-12-01 06:00 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
  call grandma on the first sunday of every month -> call grandma | 2026-12-06 | FREQ=MONTHLY;BYDAY=1SU
  every first monday of the month review -> review | 2026-12-07 | FREQ=MONTHLY;BYDAY=1MO
  pay rent on the 1st of every month -> pay rent | 2026-12-01 | FREQ=MONTHLY;BYMONTHDAY=1
  rent 1st of the month -> rent | 2026-12-01 |  | moved
  rent due on the 1st -> rent | 2026-12-01 |  | moved
  cancel trial in 13 days -> cancel trial | 2026-12-13
  remind me in an hour to call -> remind me to call | 2026-11-30 11:00
  remind me tomorrow to call -> remind me to call | 2026-12-01
  lunch with tom tomorrow -> lunch with tom | 2026-12-01
  lunch with tom at noon -> lunch with tom | 2026-11-30 12:00
  see tom sat -> see tom sat
  may 2027 trip -> may 2027 trip
  trip by may 2027 -> trip | 2027-05-01
  dec 2026 report -> dec 2026 report
  before 5pm finish -> finish | 2026-11-30 17:00
  between 3pm and 5pm call -> between 3pm and 5pm call
  next 3 days plan -> next 3 days plan
  last chance today -> last chance | 2026-11-30
  two days from now ->  | 2026-12-02 |  | no-title
  a month from today ->  | 2026-12-30 |  | no-title
  in two weeks ->  | 2026-12-14 |  | no-title
  in a couple of days -> in a couple of days
  half an hour from now ->  | 2026-11-30 10:30 |  | no-title
  5 days from monday ->  | 2026-12-05 |  | ?2026-12-12 no-title
  eow report -> report | 2026-12-06
  report (due friday) -> report | 2026-12-04
  report - due friday -> report | 2026-12-04
  report – friday -> report | 2026-12-04
  report: due friday 5pm -> report | 2026-12-04 17:00
  friday, 5pm: report -> report | 2026-12-04 17:00
  fri 5pm - report -> report | 2026-12-04 17:00
  5pm fri. report -> report | 2026-12-04 17:00
  sunday at midnight ->  | 2026-12-07 00:00 |  | no-title
  12 noon lunch -> lunch | 2026-11-30 12:00
  12 midnight ->  | 2026-12-01 00:00 |  | no-title
  12:00am call -> call | 2026-12-01 00:00 |  | moved
  0:30 call -> call | 2026-12-01 00:30 |  | moved
  noon friday ->  | 2026-12-04 12:00 |  | no-title
  11pm tonight ->  | 2026-11-30 23:00 |  | no-title
  tonight 9:30 ->  | 2026-11-30 21:30 |  | no-title
  weds 8 dec ->  | 2026-12-08 |  | weekday(tuesday) no-title
  wed 9 dec ->  | 2026-12-09 |  | no-title
  9 dec wed ->  | 2026-12-09 |  | no-title
  christmas party -> christmas party
  new year's eve -> new year's eve
  sept 5 class -> class | 2027-09-05 |  | moved
  tues 10am ->  | 2026-12-01 10:00 |  | no-title
  thu ->  | 2026-12-03 |  | no-title
  q4 review -> q4 review
  H2 goals -> H2 goals
  top 10 list -> top 10 list
  10k run saturday -> 10k run | 2026-12-05
  5k run -> 5k run
  run 5k saturday 8am -> run 5k | 2026-12-05 08:00
  24h race -> 24h race
  2h meeting -> 2h meeting
  30 min run -> 30 min run
  run 30 min -> run | 2026-11-30 10:30
  every hour drink -> drink | 2026-11-30 11:00 | FREQ=HOURLY
  every 30 minutes stand -> stand | 2026-11-30 10:30 | FREQ=MINUTELY;INTERVAL=30
  every 2nd day water -> water | 2026-11-30 | FREQ=DAILY;INTERVAL=2
  every 1st of the month pay -> pay | 2026-12-01 | FREQ=MONTHLY;BYMONTHDAY=1
  every year on jan 27 call mom -> call mom | 2027-01-27 | FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=27
  every june 5 ->  | 2027-06-05 | FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=5 | no-title
  every 5 june ->  | 2027-06-05 | FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=5 | no-title
  every night ->  | 2026-11-30 21:00 | FREQ=DAILY | no-title
  every friday night ->  | 2026-12-04 21:00 | FREQ=WEEKLY;BYDAY=FR | no-title
  monthly on the 15th rent -> rent | 2026-12-15 | FREQ=MONTHLY | moved
  weekly on friday report -> report | 2026-12-04 | FREQ=WEEKLY
  daily at 9am ->  | 2026-12-01 09:00 | FREQ=DAILY | no-title
  biweekly friday sync -> sync | 2026-12-04 | FREQ=WEEKLY;INTERVAL=2
  twice a week gym -> twice a week gym
  annually ->  | 2026-11-30 | FREQ=YEARLY | no-title
  """##
