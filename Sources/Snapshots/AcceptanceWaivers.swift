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
        guard let (key, fault) = faults.first else { return nil }
        guard let reason, reason.contains(where: { !$0.isWhitespace }) else {
            let place = folder.treeFile(key).path
            throw SnapshotError(file: place, .fault("\(fault)", more: faults.count - 1))
        }
        return try adding(faults, because: reason)
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
