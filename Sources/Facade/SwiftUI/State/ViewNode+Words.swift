import LayoutSimViewTree

extension ViewNode {
    /// What messages about a view say of it: ` (Row, in the view at List.swift:23)`.
    var words: String {
        var node: ViewNode? = self
        while let current = node {
            if let line = current.line?.codeLine {
                let file = line.file.split(separator: "/").last.map(String.init) ?? line.file
                return " (\(type), in the view at \(file):\(line.number))"
            }
            node = current.parent
        }
        return " (\(type))"
    }
}
