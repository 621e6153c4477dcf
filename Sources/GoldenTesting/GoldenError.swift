import LayoutSimErrors
import LayoutSimSnapshots

/// Why a screen could not be compared with its golden.
public struct GoldenError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Where the fault lies.
    public enum Kind: Hashable, Sendable {
        /// In what the test asks for: a scene that the file does not have, two tests that declare the same variant.
        case request
        /// In a file that cannot be read or understood: a lock file, a golden, a storyboard, a picture.
        case input
        /// In the surroundings: a full disk, a missing library.
        case environment
    }

    /// Where the fault lies.
    public let kind: Kind
    /// The error as one line that names the file and says what to do.
    public let description: String

    init(_ kind: Kind, _ description: String) {
        self.kind = kind
        self.description = description
    }

    /// The error of a stage as those see it who write tests.
    package init(_ error: any Error) {
        switch error {
        case let error as GoldenError: self = error
        case var error as SnapshotError:
            error.testCommand = .swift
            self.init(Kind(error.exitStatus), error.description)
        case let error as any ReportableError: self.init(Kind(error.exitStatus), error.description)
        default: self.init(.environment, "\(error)")
        }
    }
}

extension GoldenError.Kind {
    fileprivate init(_ status: ExitStatus) {
        switch status {
        case .usage: self = .request
        case .inputNotUnderstood, .inputNotReadable: self = .input
        case .fine, .findings, .fault: self = .environment
        }
    }
}

/// What `body` returns; its errors become a `GoldenError`.
package func withGoldenErrors<Result>(_ body: () throws -> Result) throws(GoldenError) -> Result {
    do { return try body() } catch { throw GoldenError(error) }
}
