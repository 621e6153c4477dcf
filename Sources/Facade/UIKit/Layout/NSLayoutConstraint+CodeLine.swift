import LayoutSimCodeLines
import LayoutSimViewTree

extension NSLayoutConstraint {
    /// The line of code that created the constraint; if a dependency of the project created it, the line of the project
    /// that called the dependency.
    var codeLine: CodeLine? {
        let written = source?.codeLine
        guard !isOfFile, let line = stack?.line else { return written }
        let call = CodeLine(file: line.path, number: line.number)
        // The location passed to UIKit's method is exact if the project itself calls it.
        if let written, written.fileName == call.fileName { return written }
        return call
    }
}

extension CodeLine {
    /// The last component of the file's path.
    fileprivate var fileName: Substring? { file.split(separator: "/").last }
}
