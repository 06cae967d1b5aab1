import Glibc
import QuestStore
import SlayerCommands
import SlayerSystem
import SlayerTerminal

/// Builds the real parts and joins them.
@main
struct Slayer {
  static func main() {
    let (words, broken) = LaunchWords.take()
    // A reader that went away shows in the write that fails, not in a signal.
    signal(SIGPIPE, SIG_IGN)
    let environment = Environment()
    let surroundings = Surroundings(
      environment: environment, now: { Clock().now() }, zoneAround: { SystemZone.zone(around: $0) },
      zoneCovering: SystemZone.zone(covering:), zoneWarning: SystemZone.warning(environment),
      freshID: freshQuestID, session: { ProcessMark.current.description },
      input: .real, edit: Editor.run,
      stored: { context in
        DailyBackup(context).startIfDue(context.calendar.slayerDay(of: context.now))
      },
      screen: { ScreenReport(environment, $0, $1) })
    let line = SlayerCommandLine(
      surroundings, output: FileOutput(descriptor: STDOUT_FILENO), errors: FileOutput(descriptor: STDERR_FILENO))
    exit(
      line.run(words, broken: broken) { context in
        signal(SIGPIPE, SIG_DFL)
        return FullScreen(
          environment: environment, paths: context.paths, settings: context.settings,
          clock: Clock(startingAt: context.startsAt), isQuick: context.isQuick, isClockSet: context.startsAt != nil
        ).run()
      })
  }
}
