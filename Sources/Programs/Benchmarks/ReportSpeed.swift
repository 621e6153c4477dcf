import Glibc
import LayoutSimCatalog
import LayoutSimDevices
import LayoutSimFiles
import LayoutSimRendering
import LayoutSimReports
import LayoutSimGoldenTesting
import LayoutSimScreens
import LayoutSimSnapshots

/// Measures the page of a run with 1,000 variants, 50 of them changed, and the time a browser takes to load it.
enum ReportSpeed {
    static var benchmark: Benchmark { Benchmark(name: "report/1000 variants, 50 changed", trying: figures) }

    private static func figures() throws -> [Figure] {
        let (report, causes) = try report(changed: 50, of: 1_000)
        let start = Timing.now
        let page = ReviewPage(report).text
        let seconds = (Timing.now - start) / 1e6
        return [
            Figure(
                label: "50 changed variants checked in", value: causes / 2, quantity: "s", goal: 3,
                note: "with causes and evidence, half of the processor time, as on two cores"),
            Figure(label: "size", value: Double(page.utf8.count) / 1e6, quantity: "MB", goal: 15),
            Figure(label: "written in", value: seconds, quantity: "s"),
            Figure(
                label: "opened by Chromium in", value: try opening(page), quantity: "s", goal: 2,
                note: "until all that shows is loaded"),
        ]
    }

    /// Returns the report on a run of badges in 16 kinds of variants, each with its own title, whose patches shrank,
    /// and the processor time of checking them, in seconds.
    private static func report(changed: Int, of count: Int) throws -> (report: ReviewReport, seconds: Double) {
        let folder = "/tmp/layoutsim-report-\(getpid())"
        let project = SnapshotProject(root: folder, isReadOnly: false)
        let renderer = try Renderer()
        var layout = BadgeLayoutModel.design
        try test(changed, layout, project, renderer)
        let acceptance = Acceptance(project: project)
        try acceptance.accept(acceptance.pendingKeys())
        layout.patchSize = 200
        let start = Timing.now
        let run = try test(changed, layout, project, renderer)
        let seconds = (Timing.now - start) / 1e6
        var report = try ReviewReport(run, in: project.run(run.id))
        report.variants += (changed..<count).map { number in
            ReviewVariant(
                key: "badge-list/\(number)", screen: "badge-list-\(number / 200)", device: "phone \(number % 20)",
                content: "text \(number / 20 % 10)", outcome: .same)
        }
        try Folder(folder).removeAll()
        return (report, seconds)
    }

    @discardableResult
    private static func test(
        _ count: Int, _ layout: BadgeLayoutModel, _ project: SnapshotProject, _ renderer: Renderer
    ) throws -> RecordedRun {
        let badges = try BadgeCatalog.embedded
        let variants = try BadgeMatrix.matrix.rows.flatMap(\.self)
        let run = try SnapshotRun(project: project)
        for number in 0..<count {
            let variant = variants[number % variants.count]
            var request = variant.request()
            request.layoutModel = layout
            request.title = "Badge number \(number) of many"
            let key = SnapshotKey(screen: "badge-detail", variant: "\(number)-\(variant.name)")
            let screen = request.screen(badges: badges, measure: renderer.extent).screen
            _ = try run.report(on: SnapshotSubject(key: key, screen: screen), renderer: renderer)
        }
        return try run.recorded()
    }

    /// The seconds from the start of navigation to the end of loading; NaN without Chromium.
    private static func opening(_ page: String) throws -> Double {
        let folder = "/tmp/layoutsim-page-\(getpid())"
        try Folder(folder).create()
        let script = "<script>onload = () => { document.title = 'opened ' + performance.now() + ' '; }</script>"
        try File("\(folder)/report.html").write(page + script)
        let command =
            "chromium --headless --no-sandbox --disable-gpu --user-data-dir=\(folder)/profile "
            + "--dump-dom file://\(folder)/report.html 2>/dev/null | grep -o 'opened [0-9.]*' | head -1"
        let words = firstLine(of: command)?.split(separator: " ") ?? []
        try Folder(folder).removeAll()
        return words.count == 2 ? (Double(words[1]) ?? .nan) / 1000 : .nan
    }
}
