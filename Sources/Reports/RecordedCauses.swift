import LayoutSimFiles
import LayoutSimJSON

/// What `causes.json` of a variant says more clearly than its `report.txt`.
enum RecordedCauses {
    /// How the first cause leads to the effect, a step each.
    static func path(in file: File) throws -> [String] {
        let causes = try JSONDocument(contentsOf: file).root.member("causes").elements()
        return try causes.first?.member("path").elements().map { try $0.string() } ?? []
    }
}
