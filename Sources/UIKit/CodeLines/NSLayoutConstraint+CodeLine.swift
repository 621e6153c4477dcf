import LayoutSimViewTree

extension NSLayoutConstraint {
    /// The line of code that made it: where a package that the project depends on did, the line of the project that
    /// called it.
    var codeLine: CodeLine? {
        let written = source?.codeLine
        guard !isOfFile, let line = stack?.line else { return written }
        let call = CodeLine(file: line.path, number: line.number)
        // What UIKit's method was told is exact where the project itself calls it.
        if let written, written.fileName == call.fileName { return written }
        return call
    }
}

extension CodeLine {
    /// The last part of the file's path.
    fileprivate var fileName: Substring? { file.split(separator: "/").last }
}
