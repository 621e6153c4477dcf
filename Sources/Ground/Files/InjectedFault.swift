import Glibc
import Synchronization

/// A fault injected at one step of a change to files, to test what such a fault leaves behind.
///
/// Steps are counted from 1 across everything that shares the fault.
package final class InjectedFault: Sendable {
    /// What happens at the step.
    package enum Kind: Hashable, Sendable {
        /// The system rejects this step with an error number such as `ENOSPC`.
        case refusal(Int32)
        /// The system rejects this step and all later ones.
        case refusals(Int32)
        /// The process is killed.
        case kill
    }

    private let step: Int
    private let kind: Kind
    private let taken = Atomic<Int>(0)

    /// Creates a fault at a step, counting from 1.
    package init(_ kind: Kind, atStep step: Int) {
        self.kind = kind
        self.step = step
    }

    /// Whether the step was reached.
    package var hasHappened: Bool { taken.load(ordering: .relaxed) >= step }

    /// Counts a step on a file, and fails if the fault applies to it.
    func check(_ path: String) throws(FileError) {
        let number = taken.add(1, ordering: .relaxed).newValue
        switch kind {
        case .refusal(let code): if number == step { throw FileError(path: path, action: .write, errno: code) }
        case .refusals(let code): if number >= step { throw FileError(path: path, action: .write, errno: code) }
        case .kill: if number == step { _ = Glibc.kill(getpid(), SIGKILL) }
        }
    }
}
