@main
struct Slayer {
  static func main() {}
}
