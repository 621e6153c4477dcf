import Glibc
import Synchronization

/// A fault that is made to happen at one step of a change of files, to show what such a fault leaves behind.
///
/// Steps are counted from 1 across everything that is given the same fault.
package final class InjectedFault: Sendable {
    /// What happens at the step.
    package enum Kind: Hashable, Sendable {
        /// The system refuses this step with the number of an error, such as `ENOSPC`.
        case refusal(Int32)
        /// The system refuses this step and all later ones.
        case refusals(Int32)
        /// The process is killed.
        case kill
    }

    private let step: Int
    private let kind: Kind
    private let taken = Atomic<Int>(0)

    package init(_ kind: Kind, atStep step: Int) {
        self.kind = kind
        self.step = step
    }

    /// Whether the step was reached.
    package var hasHappened: Bool { taken.load(ordering: .relaxed) >= step }

    /// Counts a step on the file of that path.
    func check(_ path: String) throws(FileError) {
        let number = taken.add(1, ordering: .relaxed).newValue
        switch kind {
        case .refusal(let code): if number == step { throw FileError(path: path, action: .write, errno: code) }
        case .refusals(let code): if number >= step { throw FileError(path: path, action: .write, errno: code) }
        case .kill: if number == step { _ = Glibc.kill(getpid(), SIGKILL) }
        }
    }
}
