package import LayoutSimFiles
import LayoutSimJSON
import LayoutSimViewTree

extension BadgeLayoutModel {
    /// The models that are known by name.
    package static let named: [(name: String, model: BadgeLayoutModel)] = [("design", .design), ("shipped", .shipped)]

    /// Reads constants for 375 points of width from a file; what it leaves out is as in `design`.
    ///
    /// Throws a `FileError` or a `JSONError`.
    package init(contentsOf file: File) throws {
        self = .design
        let root = try JSONDocument(contentsOf: file, limit: 1 << 20).root.named("the layout model")
        let keys = [
            "verticalPadding", "verticalGutter", "horizontalPadding", "patchSize", "verticalOffset", "patchPriority",
            "textPriority",
        ]
        try root.allowKeys(keys)
        try root.replace(&verticalPadding, by: "verticalPadding", in: 0...1000)
        try root.replace(&verticalGutter, by: "verticalGutter", in: 0...1000)
        try root.replace(&horizontalPadding, by: "horizontalPadding", in: 0...150)
        try root.replace(&patchSize, by: "patchSize", in: 0...2000)
        try root.replace(&verticalOffset, by: "verticalOffset", in: -1000...1000)
        try root.replace(&patchPriority, by: "patchPriority")
        try root.replace(&textPriority, by: "textPriority")
    }
}

extension JSONNode {
    fileprivate func replace(_ value: inout Double, by key: String, in range: ClosedRange<Double>) throws(JSONError) {
        if let node = try optionalMember(key) { value = try node.number(in: range) }
    }

    fileprivate func replace(_ priority: inout Priority, by key: String) throws(JSONError) {
        if let node = try optionalMember(key) {
            priority = Priority(rawValue: Float(try node.number(in: 0.001...1000)))
        }
    }
}
