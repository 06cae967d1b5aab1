/// English lines in which nothing is a date: all of a line is the title.
let englishTitleCorpus = ##"""
  sundae recipe
  march past the bank
  a satin dress
  ask the may queen
  Junebug
  fix the fridge
  the second draft
  weekly report
  7 days challenge
  3d printing
  1/2 cup of sugar
  24/7 hotline
  morning run
  daily bread
  monthly newsletter draft
  annual review
  night shift notes
  evening dress
  good morning mail
  weekend plans
  week 5 homework
  next steps
  next level
  this is it
  last week summary
  last month report
  last friday notes
  on time delivery
  by the way
  due diligence
  in the end
  at home
  at work
  until further notice
  every little thing
  everyone for lunch
  minute papers
  month end closing
  end of story
  mid-size car
  first day at work
  first things first
  last day party
  1st prize photo
  5th avenue shop
  3rd party review
  2nd draft
  today's paper
  tomorrow's world
  friday's leftovers
  fri-day
  x@fri.com
  http://a.b/2026-12-25
  file-2026-12-25.txt
  report_2026-12-25
  v2026.12.25
  3pm.txt
  mp3 player
  3x3 cube
  pm notes
  am radio
  at-risk list
  read may's report
  he may come
  marching band
  decorate the tree
  second opinion on the roof
  sun cream
  sat nav update
  watch the sun
  buy 2 apples
  chapter 5
  room 101
  call 555-1234
  call 010-1234-5678
  version 2.0
  upgrade to version 3.5
  ratio 16:9
  score 3-1
  route 66
  24 hours of le mans
  iphone 15 case
  buy 1/4 inch screws
  half marathon plan
  the day after party
  day trip plan
  call Tom
  Tom and Jerry
  black friday deals
  good friday mass
  taco tuesday menu
  monday to friday timetable
  mon-fri timetable
  monday and tuesday class
  friday or saturday
  from 9am to 5pm shop hours
  9am-5pm shop hours
  move meeting from monday to friday
  quarter to 5 people
  quarter past performance
  half past the hour
  half 3 bottles
  cut by half to 5 people
  room 3-4 keys
  buy 2 ~ 3 apples
  10:00-11:00 slot
  3rd friday of the project
  friday of the launch
  look at 5 houses
  stay at 3 hotels
  ask sam to buy milk
  now or never
  do it now
  C++ in a nutshell
  1+1 offer
  mail#2 draft
  a@b.c
  50% off
  !important
  ~5 people
  #1 song
  5" nails
  don't panic
  read a-b and 1-2
  files : rename
  decide on the second option
  seconds count
  secondary school
  summary of q3
  may be late
  mar the surface
  dec the halls
  daily morning run
  weekly morning standup
  """##
