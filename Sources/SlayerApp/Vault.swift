import QuestCore
import QuestStore
import SlayerUI

/// The store and the watch over it, as the loop uses them.
public final class Vault {
  private let store: QuestStore?
  private let watch: StoreWatch
  private var seen: Int

  /// - Parameter store: nil where there is nothing to read yet and nothing can be made.
  public init(store: QuestStore?, watch: StoreWatch) {
    self.store = store
    self.watch = watch
    seen = store?.changeCount() ?? 0
  }
}
