import Glibc
import LayoutSimErrors

/// Why git cannot answer.
struct GitError: ReportableError, Hashable {
    /// What is wrong.
    enum Reason: Hashable, Sendable {
        /// `git` is not installed.
        case noGit
        /// The folder is not in a repository, or git does not trust its owner.
        case noRepository
        /// No commit has that name.
        case unknownRevision(String)
        /// The commit has no goldens.
        case noGoldens(String, folder: String)
        /// Git failed unexpectedly.
        case failed(command: String, status: Int32)
    }

    /// The folder that was asked about.
    var folder: String
    var reason: Reason

    var exitStatus: ExitStatus {
        switch reason {
        case .unknownRevision: .usage
        case .noRepository, .noGoldens: .inputNotReadable
        case .noGit, .failed: .fault
        }
    }

    /// One line that ends with what to do.
    var description: String { "\(folder): error: \(message)" }

    private var message: String {
        switch reason {
        case .noGit: "the program 'git' is not on the search path; install it"
        case .noRepository:
            "this is not in a git repository, or git does not trust its owner; see 'git -C \(folder) status'"
        case .unknownRevision(let name):
            "there is no commit '\(name)' here; fetch it, or name another branch, tag or commit"
        case .noGoldens(let name, let goldens): "the commit '\(name)' has no layout trees in '\(goldens)'"
        case .failed(let command, let status): "'git \(command)' failed with status \(status)"
        }
    }
}
