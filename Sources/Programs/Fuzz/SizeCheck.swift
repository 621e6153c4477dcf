import LayoutSimAudits
import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimRendering
import LayoutSimSceneAssembly
import LayoutSimSeededRandom
import LayoutSimSizes
import LayoutSimViewTree

/// Compares results for ranges of windows with windows that are laid out individually, for roots of real files: each
/// pixel of three lines, and random windows of a plane.
struct SizeCheck {
    static let plane = SizePlane(widths: 320...1400, heights: 480...1400)
    private static let heights = [480.0, 667, 1024]

    private let windowsPerRoot: Int
    private let device: Device
    private let renderers = Renderers()
    private var random: SeededRandom
    private var tally = SizeTally()

    private init(windowsPerRoot: Int, seed: UInt64) throws {
        self.windowsPerRoot = windowsPerRoot
        random = SeededRandom(seed: seed)
        device = try DeviceCatalog.embedded.device(named: "iphone-6")
    }

    /// Checks at least a number of roots of the storyboards and xibs in a folder, in files chosen by a seed; prints
    /// differences and counts.
    static func run(folder: String, roots: Int, windowsPerRoot: Int, seed: UInt64) throws
        -> ExitStatus
    {
        var check = try SizeCheck(windowsPerRoot: windowsPerRoot, seed: seed)
        var files = try Folder(folder).files(endingIn: [".storyboard", ".xib"])
        while check.tally.roots < roots, !files.isEmpty {
            try check.check(file: files.remove(at: check.random.int(below: files.count)))
        }
        guard check.tally.roots > 0 else {
            throw NothingCheckedError(folder: folder, wanted: "root of a storyboard or xib")
        }
        try StandardStream.output.write(check.tally.report)
        return check.tally.faults.isEmpty ? .fine : .findings
    }

    private mutating func check(file path: String) throws {
        guard let scenes = CheckedScenes(path, device, renderers) else { return }
        tally.roots += scenes.count
        for height in SizeCheck.heights { try checkLine(scenes, height) }
        for (root, strips) in try FamilyStrip.strips(in: SizeCheck.plane, screens: scenes.screens).enumerated() {
            let bands = PlaneWalk(scenes.renderer).bands(of: strips)
            let report = PlaneReport(bands, scenes.renderer) { scenes.isFullScreen(root, $0) }
            for _ in 0..<windowsPerRoot { try checkWindow(randomWindow(), of: root, in: scenes, bands, report) }
        }
    }

    /// Checks each pixel of a line.
    private mutating func checkLine(_ scenes: CheckedScenes, _ height: Double) throws {
        let line = SizeLine(widths: SizeCheck.plane.widths, height: height)
        let families = try ScreenFamily.families(along: line) { width in
            try scenes.screens(Size(width: width, height: height))
        }
        for (root, families) in families.enumerated() {
            let stretches = SizeWalk(scenes.renderer).stretches(of: families)
            let report = SizeReport(stretches, scenes.renderer) { scenes.isFullScreen(root, $0) }
            var checked = CheckedLine(stretches: stretches, faults: report.faults)
            for width in stride(from: line.widths.lowerBound, through: line.widths.upperBound, by: 1) {
                guard let family = families.last(where: { $0.widths.lowerBound <= width }) else { continue }
                let layout = scenes.renderer.layout(family.screen(at: width))
                checked.check(layout, at: width, scenes.findings(root, layout))
            }
            tally.add(checked, "\(scenes.name(of: root)) at a height of \(height)")
        }
    }

    /// Checks one window, for which the file is read again.
    private mutating func checkWindow(
        _ size: Size, of root: Int, in scenes: CheckedScenes, _ bands: [Band], _ report: PlaneReport
    ) throws {
        guard let band = bands.last(where: { $0.heights.lowerBound <= size.height }), band.heights.contains(size.height)
        else { return }
        let layout = scenes.renderer.layout(try scenes.screens(size)[root])
        var checked = CheckedLine(stretches: band.line(at: size.height), faults: report.faults(at: size.height))
        checked.check(layout, at: size.width, scenes.findings(root, layout))
        tally.add(checked, "\(scenes.name(of: root)) in \(size.width)x\(size.height)")
    }

    private mutating func randomWindow() -> Size {
        func length(_ range: ClosedRange<Double>) -> Double {
            range.lowerBound + (range.upperBound - range.lowerBound) * Double(random.int(below: 1 << 20))
                / Double(1 << 20)
        }
        return Size(width: length(SizeCheck.plane.widths), height: length(SizeCheck.plane.heights))
    }
}

/// The counts so far.
private struct SizeTally {
    var roots = 0
    var faults: [String] = []
    private var windows = 0
    private var unknown = 0
    private var wrongFrames = 0
    private var wrongFaults = 0

    mutating func add(_ line: CheckedLine, _ name: String) {
        windows += line.windows
        unknown += line.unknown
        wrongFrames += line.wrongFrames.count
        wrongFaults += line.wrongFaults.count
        if let first = line.wrongFrames.first {
            faults.append("\(name): \(line.wrongFrames.count) frames, \(first)")
        }
        if let first = line.wrongFaults.first {
            faults.append("\(name): \(line.wrongFaults.count) faults, \(first)")
        }
    }

    var report: String {
        let summary =
            "sizes: \(roots) roots, \(windows) windows, \(unknown) of them in ranges that were sampled; "
            + "\(wrongFrames) with other frames, \(wrongFaults) with other faults\n"
        return (faults + [summary]).joined(separator: "\n")
    }
}

extension PlaneReport {
    /// Returns the faults of windows with a height in points.
    fileprivate func faults(at height: Double) -> [SizeFault] {
        faults.compactMap { fault in
            let ranges = fault.areas.compactMap { $0.widths(at: height) }
            return ranges.isEmpty ? nil : SizeFault(finding: fault.finding, ranges: ranges)
        }
    }
}
