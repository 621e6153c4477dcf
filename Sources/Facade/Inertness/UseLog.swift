import Foundation
import Synchronization

/// A file to which the processes of a test run add the declarations without effect that they use, a line each.
final class UseLog: Sendable {
    /// The file that `LAYOUTSIM_USES` names; `nil` for none.
    static let shared = ProcessInfo.processInfo.environment["LAYOUTSIM_USES"].map(UseLog.init)

    private let path: String
    private let known = Mutex<Set<String>>([])

    init(path: String) { self.path = path }

    /// Adds the sentence of a use, unless this process added it before.
    func add(_ use: InertUse) {
        let sentence = use.sentence
        known.withLock { known in
            guard known.insert(sentence).inserted, let file = unsafe fopen(path, "a") else { return }
            unsafe fputs(sentence + "\n", file)
            unsafe fclose(file)
        }
    }
}
