import LayoutSimFiles
import LayoutSimJSON

/// What `causes.json` of a variant says that its `report.txt` does not say as clearly.
struct RecordedCauses {
    /// How the first cause leads to the effect.
    var path: [String]

    init(contentsOf file: File) throws {
        let root = try JSONDocument(contentsOf: file).root
        path = try root.member("causes").elements().first?.member("path").elements().map { try $0.string() } ?? []
    }
}
