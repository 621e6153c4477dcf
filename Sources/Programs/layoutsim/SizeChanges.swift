import LayoutSimAudits
import LayoutSimAutoLayout
import LayoutSimDocuments
import LayoutSimNotation
import LayoutSimSizes
import LayoutSimViewTree

/// The effects of a file's change on a root, formatted for output.
struct SizeChanges: Sendable {
    /// Lines for people, indented.
    let lines: [String]

    /// Compares the frames of a root and its faults with the previous ones.
    init(of root: RootSizes, _ bands: [Band], since before: RootSizes, _ earlier: [Band]) {
        lines = SizeChanges.frames(root, bands, earlier) + SizeChanges.faults(root.faults, before.faults)
    }

    private init(_ lines: [String]) { self.lines = lines }

    /// The changes of a root that the earlier file does not have.
    static let isNew = SizeChanges(["  the earlier file has no such root"])

    private static func frames(_ root: RootSizes, _ bands: [Band], _ earlier: [Band]) -> [String] {
        let plane = root.windows
        let height = plane.heights.lowerBound
        guard let new = bands.first, let old = earlier.first else { return [] }
        let names = Dictionary(
            (new.views + old.views).map { ($0.id, AuditedView($0).label) }, uniquingKeysWith: { first, _ in first })
        guard height == plane.heights.upperBound else {
            return ["  " + PlaneFrameChange(from: earlier, to: bands, in: plane).text { names[$0] }]
        }
        let change = FrameChange(
            from: SizePartition(old.line(at: height)), to: SizePartition(new.line(at: height)))
        return ["  " + change.text { names[$0] }]
    }

    private static func faults(_ faults: [FaultyWindows], _ before: [FaultyWindows]) -> [String] {
        let changed = faults.compactMap { fault -> String? in
            let old = before.first { $0.key == fault.key }
            guard old?.text != fault.text else { return nil }
            let name = "  \(fault.finding.rule.rawValue) \(fault.names) for \(fault.text)"
            return name + (old.map { " instead of \($0.text)" } ?? ", which is new")
        }
        let gone = before.filter { old in !faults.contains { $0.key == old.key } }
        return changed + gone.map { "  no longer \($0.finding.rule.rawValue) \($0.names)" }
    }
}

extension FaultyWindows {
    fileprivate var key: [String] { [finding.rule.rawValue] + finding.views.map(\.id) }

    fileprivate var names: String { finding.views.map(\.label).joined(separator: ", ") }
}

extension Band {
    /// The views in its first window.
    fileprivate var views: [View] { line(at: heights.lowerBound).first?.layout.screen.root.inPreorder ?? [] }
}
