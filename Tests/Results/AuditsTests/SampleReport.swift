import LayoutSimAudits

/// A report on a file and on a screen of code.
enum SampleReport {
    static let title = AuditedView(id: "abc-12-xyz", name: "Title", line: 42)
    static let button = AuditedView(id: "button", name: nil, line: 7)

    static var report: AuditReport {
        var report = AuditReport()
        let file = AuditReport.Subject(file: "App/My Main.storyboard", isFile: true, root: "root-1")
        let screen = AuditReport.Subject(file: "badge-detail", isFile: false, root: "view")
        let onSmall = [
            AuditFinding(.truncated, [title], "\"Hell…\""), AuditFinding(.touchTarget, [button], "30x30"),
        ]
        report.add(onSmall, in: file, on: "iphone-5 portrait")
        report.add([onSmall[1]], in: file, on: "iphone-5 landscape")
        report.add([AuditFinding(.truncated, [title], "\"Hello w…\"")], in: file, on: "iphone-5 landscape")
        let overlap = AuditFinding(
            .overlapping, [AuditedView(id: "title"), AuditedView(id: "patch")], "0 0 10 10")
        report.add([overlap], in: screen, on: "iphone-5 portrait")
        return report
    }

    static func waived(_ text: String) throws -> AuditReport {
        var report = report
        report.apply(try AuditWaiver.waivers(parsing: text, file: "waivers.txt"))
        return report
    }
}
