import LayoutSimErrors
import LayoutSimSnapshots

/// Why a screen could not be compared with its golden.
public struct GoldenError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The origin of an error.
    public enum Kind: Hashable, Sendable {
        /// The test's request, such as a scene that the file does not have, or two tests that declare the same variant.
        case request
        /// A file that cannot be read or parsed: a lock file, a golden, a storyboard or a picture.
        case input
        /// The environment, such as a full disk or a missing library.
        case environment
    }

    /// The origin of the error.
    public let kind: Kind
    /// The error as one line that names the file and says what to do.
    public let description: String

    init(_ kind: Kind, _ description: String) {
        self.kind = kind
        self.description = description
    }

    /// Converts an error of any stage into one for authors of tests.
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

/// Returns the result of `body`, converting its errors into a `GoldenError`.
package func withGoldenErrors<Result>(_ body: () throws -> Result) throws(GoldenError) -> Result {
    do { return try body() } catch { throw GoldenError(error) }
}
