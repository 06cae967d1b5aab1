/// English days, as `typed -> title | deadline | rule | marks`, read on Monday, 30 November 2026, 10:00 in Seoul.
let englishDayCorpus = ##"""
  pay rent today -> pay rent | 2026-11-30
  submit form tod -> submit form | 2026-11-30
  water plants tomorrow -> water plants | 2026-12-01
  email Sam tmr -> email Sam | 2026-12-01
  email Sam tmrw -> email Sam | 2026-12-01
  pay rent tom -> pay rent | 2026-12-01
  tom 3pm dentist -> dentist | 2026-12-01 15:00
  movie tonight -> movie | 2026-11-30 21:00
  tonight at 8 movie -> movie | 2026-11-30 20:00
  tonight 11pm backup -> backup | 2026-11-30 23:00
  visit gran day after tomorrow -> visit gran | 2026-12-02
  the day after tomorrow visit gran -> visit gran | 2026-12-02
  stretch in the morning -> stretch | 2026-12-01 09:00 |  | moved
  call the bank in the afternoon -> call the bank | 2026-11-30 14:00
  read in the evening -> read | 2026-11-30 19:00
  tomorrow morning run -> run | 2026-12-01 09:00
  tomorrow in the morning run -> run | 2026-12-01 09:00
  dinner friday evening -> dinner | 2026-12-04 19:00
  report friday -> report | 2026-12-04
  report monday -> report | 2026-11-30 |  | ?2026-12-07
  friday report -> report | 2026-12-04
  call Bob on tue -> call Bob | 2026-12-01
  call Bob wed about the plan -> call Bob about the plan | 2026-12-02
  thurs lecture -> lecture | 2026-12-03
  beach on sat -> beach | 2026-12-05
  beach by sun -> beach | 2026-12-06
  sat 3pm haircut -> haircut | 2026-12-05 15:00
  sunday brunch -> brunch | 2026-12-06
  party this saturday -> party | 2026-12-05
  this friday demo -> demo | 2026-12-04
  next friday demo -> demo | 2026-12-11
  demo next fri -> demo | 2026-12-11
  next sun picnic -> picnic | 2026-12-13
  invoice by friday -> invoice | 2026-12-04
  invoice due friday -> invoice | 2026-12-04
  finish before monday -> finish | 2026-11-30 |  | ?2026-12-07
  work until thursday -> work | 2026-12-03
  lunch on friday at 12pm -> lunch | 2026-12-04 12:00
  pay in 3 days -> pay | 2026-12-03
  in 3 days pay the fine -> pay the fine | 2026-12-03
  pay in 7 days -> pay | 2026-12-07
  renew passport in 2 weeks -> renew passport | 2026-12-14
  renew passport in 6 months -> renew passport | 2027-05-30
  review contract in 1 year -> review contract | 2027-11-30
  reply in 90 minutes -> reply | 2026-11-30 11:30
  reply in half an hour -> reply | 2026-11-30 10:30
  check oven in 20 min -> check oven | 2026-11-30 10:20
  check oven in 5m -> check oven | 2026-11-30 10:05
  back up disk +3d -> back up disk | 2026-12-03
  nap +30m -> nap | 2026-11-30 10:30
  nap 1h30m -> nap | 2026-11-30 11:30
  deadline 3 days -> deadline | 2026-12-03
  deadline 2w -> deadline | 2026-12-14
  ship 5 business days -> ship | 2026-12-07
  ship in 5 business days -> ship | 2026-12-07
  ship in 3 working days -> ship | 2026-12-03
  start 2 weeks from tomorrow -> start | 2026-12-15
  start a week from friday -> start | 2026-12-11
  start two weeks from monday -> start | 2026-12-14 |  | ?2026-12-21
  rehearse 3 days before friday -> rehearse | 2026-12-01
  leave in a fortnight -> leave | 2026-12-14
  vote in an hour -> vote | 2026-11-30 11:00
  plan trip next week -> plan trip | 2026-12-07
  tidy up this weekend -> tidy up | 2026-12-06
  hike next weekend -> hike | 2026-12-13
  pay tax next month -> pay tax | 2026-12-01
  gym membership next year -> gym membership | 2027-01-01
  review goals next quarter -> review goals | 2027-01-01
  send notes end of day -> send notes | 2026-11-30
  send notes by end of the week -> send notes | 2026-12-06
  close books end of month -> close books | 2026-11-30
  close books end of next month -> close books | 2026-12-31
  close books end of january -> close books | 2027-01-31 |  | moved
  file report end of quarter -> file report | 2026-12-31
  celebrate end of year -> celebrate | 2026-12-31
  wrap up eod -> wrap up | 2026-11-30
  wrap up eow -> wrap up | 2026-12-06
  wrap up eoww -> wrap up | 2026-12-04
  pay salaries eom -> pay salaries | 2026-11-30
  plan okrs eoq -> plan okrs | 2026-12-31
  donate eoy -> donate | 2026-12-31
  reply by cob -> reply | 2026-11-30 18:00
  reply by eob tomorrow -> reply | 2026-12-01 18:00
  send deck friday eod -> send deck | 2026-12-04
  taxes mid january -> taxes | 2027-01-15 |  | moved
  taxes mid-april -> taxes | 2027-04-15 |  | moved
  rent 5th -> rent | 2026-12-05 |  | moved
  rent on the 5th -> rent | 2026-12-05 |  | moved
  rent the 31st -> rent | 2026-12-31 |  | has(31)
  taxes 15th of april -> taxes | 2027-04-15 |  | moved
  taxes by april 15th -> taxes | 2027-04-15 |  | moved
  first day of the month budget -> budget | 2026-12-01 |  | moved
  last day of the month budget -> budget | 2026-11-30
  party 3rd friday of december -> party | 2026-12-18
  party last friday of the month -> party | 2026-12-25 |  | moved
  call first monday of next month -> call | 2026-12-07
  the 5th of next month pay rent -> pay rent | 2026-12-05
  gifts dec 25 -> gifts | 2026-12-25
  gifts 25 dec -> gifts | 2026-12-25
  gifts by december 25 2026 -> gifts | 2026-12-25
  gifts december 25, 2027 -> gifts | 2027-12-25
  gifts 25th december -> gifts | 2026-12-25
  may 5 picnic -> picnic | 2027-05-05 |  | moved
  5 may picnic -> picnic | 2027-05-05 |  | moved
  may the 4th marathon -> marathon | 2027-05-04 |  | moved
  exam 12/25 -> exam | 2026-12-25
  exam 25/12 -> exam | 2026-12-25
  exam 13/12 -> exam | 2026-12-13
  exam 3/4 -> exam | 2027-03-04 |  | ?2027-04-03 moved
  exam 12/25/2026 -> exam | 2026-12-25
  exam 2026-12-25 -> exam | 2026-12-25
  2026-12-25 exam -> exam | 2026-12-25
  exam 2026-12-25 14:30 -> exam | 2026-12-25 14:30
  exam 2026-12-25T14:30 -> exam | 2026-12-25 14:30
  exam 2026-12-25T14:30:15 -> exam | 2026-12-25 14:30:15
  exam 2026-12-25T05:30Z -> exam | 2026-12-25 14:30
  exam 2026-12-25T14:30+09:00 -> exam | 2026-12-25 14:30
  exam 2026/12/25 -> exam | 2026-12-25
  exam 25.12.2026 -> exam | 2026-12-25
  exam 2026-W50 -> exam | 2026-12-07
  exam 2026-W50-3 -> exam | 2026-12-09
  """##
