import LayoutSimErrors

/// Why a matrix cannot be, or cannot be used for what it was used for.
enum MatrixError: Error, Hashable {
    /// It has no device, orientation, content or text size.
    case empty
    /// Two variants have this name.
    case repeated(String)
    /// A content's name with spaces or slashes.
    case contentName(String)
    /// A scene is to be laid out at another text size.
    case contentSizeOfScene(String)
    /// A file has no such scene that could be laid out.
    case noScene(String, file: String)
    /// The file of the test lies in no package.
    case noPackage(String)
}

extension MatrixError: CustomStringConvertible {
    var description: String {
        switch self {
        case .empty: "the matrix has no variant; give it a device, an orientation, a content and a text size at least"
        case .repeated(let name): "the variant '\(name)' occurs twice in the matrix; remove one of both"
        case .contentName(let name):
            "the content '\(name)' cannot be part of a file's name; give it a name without spaces and slashes"
        case .contentSizeOfScene(let name):
            "'\(name)': the fonts of a scene are those that its file says; leave 'contentSizes' out"
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
