import LayoutSimErrors

/// Why a matrix cannot be, or cannot be used for what it was used for.
enum MatrixError: Error, Hashable {
    /// It has no device, orientation, content or text size.
    case empty
    /// Two variants have this name.
    case repeated(String)
    /// A content's name with spaces or slashes.
    case contentName(String)
    /// The contents of a scene name something that its file does not have.
    case unknownContent(String, file: String, suggestion: String?)
    /// A file has no such scene that could be laid out.
    case noScene(String, file: String)
    /// The file of the test lies in no package.
    case noPackage(String)
}

extension MatrixError: CustomStringConvertible {
    var description: String {
        switch self {
        case .empty:
            "the matrix has no variant; give it one at least of devices, orientations, contents, appearances, layoutDirections and contentSizes"
        case .repeated(let name): "the variant '\(name)' occurs twice in the matrix; remove one of both"
        case .contentName(let name):
            "the content '\(name)' cannot be part of a file's name; give it a name without spaces and slashes"
        case .unknownContent(let name, let file, let suggestion):
            "\(file): error: '\(name)' in 'contents' is no object id, outlet or user label of the file"
                + Suggestion.question(suggestion)
        case .noScene(let scene, let file):
            "\(file): error: '\(scene)' has no view to lay out; name another scene"
        case .noPackage(let file):
            "\(file): error: no folder above this file has a Package.swift; set LAYOUTSIM_PROJECT to the project's folder"
        }
    }
}

extension MatrixError: ReportableError {
    var exitStatus: ExitStatus { .usage }
}
