import LayoutSimDocuments
import LayoutSimAudits
import LayoutSimFiles
import LayoutSimRendering

/// Keeps layouts with a serious fault from becoming goldens, unless a waiver says why they are intended.
struct AcceptanceWaivers {
    var project: SnapshotProject

    var file: File { File("\(project.root)/\(AuditWaiver.defaultFile)") }

    /// The waiver file with a waiver for each fault that had none; `nil` if there is no such fault.
    ///
    /// Without a reason to give, such a fault is an error.
    func text(_ keys: [SnapshotKey], in folder: SnapshotFolder, reason: String?) throws -> String? {
        let serious = try SeriousFaults(in: project)
        let faults = try keys.flatMap { key in
            try serious.findings(in: folder.document(key, text: folder.treeText(key)), of: key.screen).map { (key, $0) }
        }
        let ranked = faults.sorted { $0.1.rule.rank < $1.1.rule.rank }
        guard let (key, fault) = ranked.first else { return nil }
        guard let reason, reason.contains(where: { !$0.isWhitespace }) else {
            let place = folder.treeFile(key).path
            throw SnapshotError(file: place, .faults("\(fault)", others: AcceptanceWaivers.count(ranked.dropFirst())))
        }
        return try adding(faults, because: reason)
    }

    /// `1 more is unsatisfiable, 3 are truncated`; empty without faults.
    private static func count(_ faults: some Sequence<(SnapshotKey, AuditFinding)>) -> String {
        let rules = faults.map(\.1.rule)
        let present = AuditRule.allCases.filter(rules.contains).sorted { $0.rank < $1.rank }
        return present.enumerated().map { place, rule in
            let count = rules.count { $0 == rule }
            return "\(count)\(place == 0 ? " more" : "") \(count == 1 ? "is" : "are") \(rule.rawValue)"
        }.joined(separator: ", ")
    }

    private func adding(_ faults: [(key: SnapshotKey, finding: AuditFinding)], because reason: String) throws -> String
    {
        var text = file.exists ? String(decoding: try file.contents(), as: UTF8.self) : ""
        if !text.isEmpty, !text.hasSuffix("\n") { text += "\n" }
        var known: Set<String> = []
        for line in faults.map({ AuditWaiver.line(allowing: $0.finding, in: $0.key.screen, because: reason) })
        where known.insert(line).inserted { text += line + "\n" }
        return text
    }
}

extension AuditRule {
    /// The place among serious faults, the worst first: what cannot hold, what is left open, what is cut off.
    fileprivate var rank: Int {
        switch self {
        case .unsatisfiable: 0
        case .ambiguous: 1
        default: 2
        }
    }
}
