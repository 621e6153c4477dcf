import GiphyData
import Synchronization

/// A token that is kept while the process runs.
package final class MemoryTokenStore: TokenStore {
    private let kept: Mutex<Token?>

    package init(_ text: String? = nil) { kept = Mutex(text.flatMap { Token($0) }) }

    package func token() -> Token? { kept.withLock { $0 } }
    package func store(_ token: Token) { kept.withLock { $0 = token } }
    package func clear() { kept.withLock { $0 = nil } }
}
