import LayoutSimArguments
import LayoutSimAudits
import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimGeometry
import LayoutSimJSON
import LayoutSimNotation
import LayoutSimRendering
import LayoutSimViewTree

/// The command `layoutsim audit`, which reports what users would find wrong with screens on small and large phones.
enum AuditCommand {
    /// The output format.
    enum Format: String, CaseIterable, Sendable {
        case text, json, sarif
    }

    private static let format = Option<Format>("format", .choice(), help: "text (default), JSON or SARIF 2.1.0")
    private static let waivers = Option<String>(
        "waivers", .file(),
        help: "the waiver file, which lists intended faults (default: \(AuditWaiver.defaultFile) if it exists)"
    )

    private static let level = Option<AuditRule.Level>(
        "level", .choice(), help: "leave out findings below this level (default note)")

    private static let device = Option<String>(
        "device", .text("NAME"), repeats: true,
        help: "a device by name (default \(devices.joined(separator: " and ")))")

    private static let everyone = Flag(
        "everyone", help: "all text sizes, all languages of a file, and VoiceOver; reports each fault once")
    fileprivate static let portrait = Flag("portrait", help: "only portrait, for apps that never rotate")

    /// The smallest and the largest phone.
    static let devices = ["iphone-5", "iphone-16-pro-max"]
    /// The smallest and the largest tablet, for files that are only for tablets.
    static let tablets = ["ipad-mini", "ipad-pro-12-9-3"]

    static let subcommand = Subcommand(
        command: Command(
            "audit", summary: "find what users would find wrong with a screen",
            discussion: [
                "Audits each screen, or each scene, view and cell of a file, on "
                    + "\(devices.joined(separator: " and ")), in both orientations, unless --device, --width or "
                    + "--landscape say otherwise; files for tablets on \(tablets.joined(separator: " and ")). The exit status is 1 if there are faults.",
                "For files of an Xcode project, only in the orientations of its app and on devices on which its oldest system runs.",
                "Rules: \(AuditRule.allCases.filter { !$0.isForReaders }.map(\.rawValue).joined(separator: ", ")); "
                    + "with --everyone also \(AuditRule.allCases.filter(\.isForReaders).map(\.rawValue).joined(separator: ", ")).",
                "A waiver file has a line for each fault that is intended: the rule, the id or name of the view "
                    + "('*' for every view) and, after '#', the reason, as in 'truncated title  # cut on purpose'.",
            ],
            sections: Selectors.sections(device: device) + [
                OptionSection([everyone, portrait, level, format, waivers])
            ],
            exclusive: Selectors.exclusive + [[portrait, Selectors.landscape]], operands: [Selectors.screens],
            examples: [
                Command.Example("layoutsim audit Main.storyboard", "What breaks on the phones that you do not own."),
                Command.Example(
                    "layoutsim audit --device iphone-4s --device ipad-mini --format sarif",
                    "All files here on other devices, with output for a code scanner."),
                Command.Example("layoutsim audit --longest", "The badge detail with its longest texts."),
            ]),
        run: run)

    private static func run(_ invocation: Invocation) throws -> ExitStatus {
        let waivers = try waivers(named: invocation[waivers])
        let names = try names(in: invocation)
        if invocation[everyone], let name = names.first(where: { !FileSelectors.isFile($0) }) {
            throw invocation.error(
                .invalidValue(
                    subject: "SCREEN", value: name,
                    problem: .other(
                        "is a built-in screen for a single reader; --everyone requires storyboards and xibs")))
        }
        var report = try invocation.audit(screens: names.filter { !FileSelectors.isFile($0) })
        let status = try invocation.audit(
            files: names.filter(FileSelectors.isFile), everyone: invocation[everyone], into: &report)
        report.apply(waivers)
        report.leastLevel = invocation[level] ?? .note
        report.isPartial = status != .fine
        try StandardStream.output.write(text(of: report, invocation[format] ?? .text))
        return status == .fine && report.hasOpen ? .findings : status
    }

    private static func text(of report: AuditReport, _ format: Format) -> String {
        switch format {
        case .text: report.description
        case .json: "\(report.json.indented)\n"
        case .sarif: "\(report.sarif(version: Program.version).indented)\n"
        }
    }

    private static func names(in invocation: Invocation) throws -> [String] {
        let names = try invocation.subjects(Selectors.screens)
        return names.isEmpty ? [BadgeApp.screenNames[0]] : names
    }

    /// Returns the waivers in a file, or in the default one in the working directory.
    static func waivers(named file: String?) throws -> [AuditWaiver] {
        guard file != nil || File(AuditWaiver.defaultFile).exists else { return [] }
        return try AuditWaiver.waivers(contentsOf: File(file ?? AuditWaiver.defaultFile))
    }
}

extension Invocation {
    private var isPortraitOnly: Bool { self[AuditCommand.portrait] }

    /// Returns the findings in built-in screens on all devices.
    fileprivate func audit(screens names: [String]) throws -> AuditReport {
        var report = AuditReport()
        let screens = try names.map(builtInScreen(named:))
        guard !screens.isEmpty else { return report }
        let app = try BadgeApp(self)
        let renderer = app.renderer
        let viewports = try auditedViewports(devices: .embedded)
        for screen in screens {
            for viewport in viewports {
                let layout = renderer.layout(app.screen(screen, on: viewport))
                let subject = AuditReport.Subject(
                    file: layout.screen.name, isFile: false, root: layout.screen.root.id)
                report.add(renderer.audit(layout), in: subject, on: viewport.label)
            }
        }
        try renderer.writeWarnings()
        return report
    }

    /// Adds the findings in files on all devices; returns the worst status.
    fileprivate func audit(files: [String], everyone: Bool, into report: inout AuditReport) throws -> ExitStatus {
        let project = try ProjectDefaults(of: files)
        let request = try fileRequest(devices: .embedded, project)
        let viewports = try auditedViewports(devices: .embedded, project: project)
        let tabletViewports = try auditedViewports(AuditCommand.tablets, devices: .embedded, project: project)
        if let project, !project.words.isEmpty, isOpenToProject {
            try StandardStream.error.write(project.note(project.words))
        }
        guard everyone else {
            let audits = FileAudits(request: request, viewports: viewports, tabletViewports: tabletViewports)
            return try audits.run(files, into: &report)
        }
        // Trees of goldens are recorded for a single reader.
        guard !files.contains(where: RecordedTree.isNamed) else {
            let path = files.first(where: RecordedTree.isNamed) ?? ""
            throw error(
                .invalidValue(
                    subject: "FILE", value: path,
                    problem: .other("is a golden for a single reader; --everyone requires storyboards and xibs")))
        }
        return try ReaderSweep(request: request, viewports: viewports, tabletViewports: tabletViewports)
            .run(files, into: &report)
    }

    /// Whether the command line leaves devices or orientations to the project.
    private var isOpenToProject: Bool {
        let namesDevices = self[Selectors.width] != nil || !all(Selectors.device).isEmpty
        return self[Selectors.size] == nil && !(namesDevices && (self[Selectors.landscape] || isPortraitOnly))
    }

    /// Returns the requested devices, or the smallest and the largest phone in both orientations; or those of a
    /// project.
    func auditedViewports(
        _ usual: [String] = AuditCommand.devices, devices: DeviceCatalog, project: ProjectDefaults? = nil
    ) throws -> [Viewport] {
        let width = try self[Selectors.width].map { [try devices.device(of: $0)] }
        let named = try all(Selectors.device).map(devices.device(named:))
        let size = self[Selectors.size]
        var usual = size == nil ? usual : [WidthPreset.points375.deviceName]
        if let project, size == nil {
            usual = try project.supported(project.isForTablets ? AuditCommand.tablets : usual)
        }
        let chosen = try width ?? (named.isEmpty ? usual.map(devices.device(named:)) : named)
        let orientations: [Orientation]? =
            self[Selectors.landscape] ? [.landscape] : isPortraitOnly || size != nil ? [.portrait] : nil
        return chosen.flatMap { device in
            (orientations ?? project?.orientations(on: device) ?? [.portrait, .landscape]).map { orientation in
                var viewport = device.viewport(orientation, size: size)
                if let size { viewport.deviceName += " \(decimal(size.width))x\(decimal(size.height))" }
                viewport.scale = self[Selectors.scale] ?? viewport.scale
                return viewport
            }
        }
    }
}
