import LayoutSimAudits
import LayoutSimFiles
import LayoutSimJSON

/// The output of `layoutsim sizes`, root by root.
struct SizesOutput {
    /// The files to be written in addition.
    struct Pictures: Sendable {
        /// The path of the HTML page.
        var page: String?
        /// The path of the PNG map.
        var map: String?
    }

    let pictures: Pictures
    let format: AuditCommand.Format
    let waivers: [AuditWaiver]
    /// Whether there are faults that no waiver allows.
    private(set) var hasFaults = false
    private var report = AuditReport()
    private var isFirst = true

    init(format: AuditCommand.Format, waivers: [AuditWaiver], pictures: Pictures) {
        (self.format, self.waivers, self.pictures) = (format, waivers, pictures)
    }

    /// Prints the roots of a file or screen, or stores them until the end, and writes its page and map; there is no
    /// file if there was an error.
    mutating func tell(_ file: SizedFile?, of name: String, error: String?) throws {
        if let path = pictures.page, let page = file?.page { try File(path).write(Array(page.utf8)) }
        if let path = pictures.map, let map = file?.map { try File(path).write(map) }
        let roots = file?.roots
        if let roots { hasFaults = hasFaults || roots.contains { !$0.openFaults(waivers).isEmpty } }
        switch format {
        case .text:
            for root in roots ?? [] {
                try StandardStream.output.write(
                    (isFirst ? "" : "\n") + root.text(waivers, file?.changes[root.subject.root]))
                isFirst = false
            }
        case .json:
            let failure = roots == nil ? error : nil
            let object: JSON = [
                "file": .string(name), "roots": .array((roots ?? []).map { $0.json(waivers) }),
                "error": failure.map(JSON.string) ?? nil,
            ]
            try StandardStream.output.write("\(object)\n")
        case .sarif:
            for root in roots ?? [] {
                for fault in root.faults { report.add([fault.finding], in: root.subject, on: fault.text) }
            }
        }
    }

    /// Prints what was stored until the end.
    mutating func finish() throws {
        guard format == .sarif else { return }
        report.apply(waivers)
        try StandardStream.output.write("\(report.sarif(version: Program.version).indented)\n")
    }
}
