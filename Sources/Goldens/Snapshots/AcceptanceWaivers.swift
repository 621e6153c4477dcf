import LayoutSimDocuments
import LayoutSimAudits
import LayoutSimFiles
import LayoutSimNotation
import LayoutSimRendering

/// Prevents layouts with a serious fault from becoming goldens, unless a waiver says why they are intended.
struct AcceptanceWaivers {
    var project: SnapshotProject

    var file: File { File("\(project.root)/\(AuditWaiver.defaultFile)") }

    /// Returns the waiver file with a waiver for each fault that had none; `nil` if there is no such fault.
    ///
    /// Without a reason, such a fault is an error.
    func text(_ keys: [SnapshotKey], in folder: SnapshotFolder, reason: String?) throws -> String? {
        let serious = try SeriousFaults(in: project)
        let faults = try keys.flatMap { key in
            try serious.findings(in: folder.tree(key, text: folder.treeText(key)), of: key.screen).map { (key, $0) }
        }
        let worstFirst = SeriousFaults.rules.flatMap { rule in faults.filter { $0.1.rule == rule } }
        guard let (key, worst) = worstFirst.first else { return nil }
        guard let reason, reason.contains(where: { !$0.isWhitespace }) else {
            let others = AcceptanceWaivers.counts(worstFirst.dropFirst().map(\.1.rule))
            throw SnapshotError(file: folder.treeFile(key).path, .faults("\(worst)", others: others))
        }
        return try adding(faults, because: reason)
    }

    /// Returns a text such as `4 more faults: 1 unsatisfiable, 3 truncated`; empty if there are no faults.
    private static func counts(_ rules: [AuditRule]) -> String {
        guard !rules.isEmpty else { return "" }
        let counts = SeriousFaults.rules.filter(rules.contains).map { rule in
            "\(rules.count { $0 == rule }) \(rule.rawValue)"
        }
        return "\(counted(rules.count, "more fault")): \(counts.joined(separator: ", "))"
    }

    private func adding(
        _ faults: [(key: SnapshotKey, finding: AuditFinding)], because reason: String
    ) throws -> String {
        var text = file.exists ? String(decoding: try file.contents(), as: UTF8.self) : ""
        if !text.isEmpty, !text.hasSuffix("\n") { text += "\n" }
        var known: Set<String> = []
        for line in faults.map({ AuditWaiver.line(allowing: $0.finding, in: $0.key.screen, because: reason) })
        where known.insert(line).inserted { text += line + "\n" }
        return text
    }
}
