import Glibc
import QuestCore
import SlayerSystem

@main
struct Slayer {
  static func main() {
    let environment = Environment()
    let paths = try? Paths(environment)
    let settings = Settings.load(path: paths?.config ?? "", environment: environment).settings
    let start = environment["SLAYER_NOW"].flatMap { MomentText.read($0, in: SystemZone.zone(around: Clock().now())) }
    guard let paths else { exit(3) }
    exit(FullScreen(environment: environment, paths: paths, settings: settings, clock: Clock(startingAt: start)).run())
  }
}
