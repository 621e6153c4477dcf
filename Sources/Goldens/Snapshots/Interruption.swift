package import LayoutSimFiles
import LayoutSimNotation

/// An interrupted change of goldens: the process was killed, or rolling it back failed.
package struct Interruption: Hashable, Sendable {
    /// The command, such as `accept`.
    package var command: String
    /// The number of variants that it was to change.
    package var variantCount: Int
    /// How far the change got.
    package var state: FileTransaction.State
}

extension Interruption: CustomStringConvertible {
    /// What was interrupted, its result, and how to proceed.
    package var description: String {
        let subject = "'layoutsim \(command)' of \(counted(variantCount, "variant")) was interrupted"
        let finish = "complete it with 'layoutsim accept --continue'"
        let takeBack = "roll it back with 'layoutsim accept --abort'"
        return switch state {
        case .preparing, .replacing(done: 0, _): "\(subject) before any golden changed; \(finish), or \(takeBack)"
        case .replacing(let done, let count) where done == count:
            "\(subject) after it replaced all \(count) files; \(finish), or \(takeBack)"
        case .replacing(let done, let count):
            "\(subject) after it replaced \(done) of \(counted(count, "file")), so former and new goldens are mixed; "
                + "\(finish), or \(takeBack)"
        case .restoring: "\(subject) and then only partly rolled back; \(takeBack)"
        }
    }
}

extension SnapshotProject {
    /// Throws if a change of goldens was interrupted; waits for one that another process is making.
    ///
    /// To be called before reading goldens, since former and new goldens may be mixed.
    package func checkIsComplete() throws {
        let transaction = GoldenTransaction(project: self)
        guard transaction.isOpen else { return }
        let lock = try? FileLock(state.path)
        defer { withExtendedLifetime(lock) {} }
        try transaction.checkIsClosed()
    }
}
