import LayoutSimFiles
package import LayoutSimRendering

extension SnapshotEvidence {
    /// The tree of a side; `nil` where there is none, throws if it is no layout document.
    package func document(_ side: Picture) throws -> LayoutDocument? {
        let file = treeFile(side)
        guard file.exists else { return nil }
        guard let text = String(validating: try file.contents(), as: UTF8.self) else {
            throw SnapshotError(file: file.path, .notText)
        }
        do throws(LayoutDocument.SyntaxError) {
            return try LayoutDocument(parsing: text)
        } catch {
            throw SnapshotError(file: file.path, error)
        }
    }
}
