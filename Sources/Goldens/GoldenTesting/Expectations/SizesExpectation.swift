import LayoutSimAudits
import LayoutSimAutoLayout
package import LayoutSimDevices
import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimNotation
package import LayoutSimRendering
import LayoutSimSizePages
import LayoutSimSizes
import LayoutSimSnapshots
package import LayoutSimViewTree

/// An expectation that a screen has no faults in windows of all sizes in a range.
package struct SizesExpectation {
    private let renderer: Renderer
    private let device: Device
    private let plane: SizePlane
    private let waivers: [AuditWaiver]

    /// Creates an expectation about windows of a device, in points, with the waivers in a project's folder. Throws a
    /// `DeviceError` if the device is not in the catalog, a `GoldenError` for windows without extent or larger than any
    /// screen, and an `AuditWaiverError` if the waivers cannot be parsed.
    package init(
        widths: ClosedRange<Double>, heights: ClosedRange<Double>?, on device: String, renderer: Renderer, root: String
    ) throws {
        try WindowLengths.check(widths)
        try heights.map(WindowLengths.check)
        self.renderer = renderer
        self.device = try DeviceCatalog.embedded.device(named: device)
        let height = self.device.points.height
        plane = SizePlane(widths: widths, heights: heights ?? height...height)
        waivers = try AuditWaiver.waivers(inProject: root)
    }

    /// Returns the faults of a screen that no waiver allows, with a picture of the smallest window that has one; `nil`
    /// if there are none. `screen` creates the screen for a window.
    package func failure(screen: @escaping (Viewport) throws -> Screen) throws -> ExpectationFailure? {
        try broken(screen)?.failure
    }

    /// Returns the same, treating windows that have ever broken as goldens: the smallest one that breaks waits to be
    /// accepted, and accepted ones are compared whether or not they still break.
    package func failure(
        keepingGoldensIn run: GoldenRun, at place: CodePlace, screen: @escaping (Viewport) throws -> Screen
    ) throws -> ExpectationFailure? {
        let broken = try broken(screen)
        let name = try broken?.name ?? screen(window(smallest)).name
        let kept = try run.keptWindows(of: name)
        let windows = kept + (broken.map { [$0.window] } ?? []).filter { !kept.contains($0) }
        let failures = try windows.compactMap { size in
            let screen = try screen(window(size))
            try CodePictures(root: run.root).add(for: screen, to: renderer)
            var subject = SnapshotSubject(key: SnapshotKey(screen: name, variant: size.text), screen: screen)
            subject.sizeMap = broken?.map
            return try run.failure(of: subject, among: windows.map(\.text), renderer: renderer, at: place)
        }
        let all = (broken.map { [$0.failure] } ?? []) + failures
        guard !all.isEmpty else { return nil }
        return ExpectationFailure(all.map(\.message), attachments: all.flatMap(\.attachments))
    }

    private var smallest: Size { Size(width: plane.widths.lowerBound, height: plane.heights.lowerBound) }

    private func window(_ size: Size) -> Viewport { device.window(of: size, .portrait) }

    /// A screen with faults.
    private struct Broken {
        var name: String
        /// The smallest window that has a fault, in points.
        var window: Size
        var failure: ExpectationFailure
        /// The plane with the faults in color; `nil` for windows of one height.
        var map: DisplayList?
    }

    private func broken(_ screen: @escaping (Viewport) throws -> Screen) throws -> Broken? {
        let strips = try FamilyStrip.strips(in: plane) { [try screen(window($0))] }
        let bands = PlaneWalk(renderer).bands(of: strips[0])
        let report = PlaneReport(bands, renderer) { _ in true }
        let name = try screen(window(smallest)).name
        let subject = AuditReport.Subject(file: name, isFile: false, root: name)
        let faults = report.faults.filter { fault in
            !waivers.contains { $0.fits(fault.finding, in: subject, widths: fault.widths) }
        }
        guard let least = faults.compactMap(\.smallestWindow).min(by: { $0.isSmaller(than: $1) }) else { return nil }
        let picture = try ExpectationFailure.Attachment(
            name: "\(name)-\(least.text).png", picture: renderer.displayList(renderer.layout(screen(window(least)))),
            renderer)
        let lines = lines(faults, name, least, report)
        guard plane.heights.lowerBound < plane.heights.upperBound else {
            return Broken(
                name: name, window: least, failure: ExpectationFailure(lines, attachments: [picture]), map: nil)
        }
        let sized = SizedScreen(
            title: name, id: name, plane: plane, bands: bands,
            faults: faults.map { SizedScreen.Fault($0.finding, areas: $0.areas.map(\.corners)) })
        let map = SizeMap([sized], renderer).displayList
        return Broken(
            name: name, window: least,
            failure: ExpectationFailure(lines, attachments: [picture] + (try overview(sized, map))), map: map)
    }

    /// Returns the map of the plane with the faults in color, and the page on which readers can resize the window.
    private func overview(_ sized: SizedScreen, _ map: DisplayList) throws -> [ExpectationFailure.Attachment] {
        let page = SizePage([sized], title: sized.title, renderer).text
        return [
            try ExpectationFailure.Attachment(name: "\(sized.title)-sizes.png", picture: map, renderer),
            ExpectationFailure.Attachment(name: "\(sized.title)-sizes.html", bytes: Array(page.utf8)),
        ]
    }

    private func lines(
        _ faults: [PlaneFault], _ name: String, _ window: Size, _ report: PlaneReport
    ) -> [String] {
        let sizes = "\(plane.widths.pointsText) wide and \(plane.heights.pointsText) high"
        let head =
            "'\(name)' has \(counted(faults.count, "fault")) in windows \(sizes); the smallest that has one is \(window.text):"
        let told = faults.map { fault in
            "  \(fault.finding.rule.rawValue) for \(fault.windowsText(in: plane)): \(fault.finding.message)"
        }
        let notes = report.isProven ? [] : ["  not all windows are proven; some were looked at one by one"]
        return [head] + told + notes
            + ["  \(AuditWaiver.advice)"]
    }
}

extension PlaneFault {
    /// The lowest window that has the fault, and the narrowest of those.
    fileprivate var smallestWindow: Size? {
        areas.compactMap { $0.slices.first }.map { Size(width: $0.widths.lowerBound, height: $0.height) }
            .min { $0.isSmaller(than: $1) }
    }
}

extension Size {
    fileprivate func isSmaller(than other: Size) -> Bool { (height, width) < (other.height, other.width) }

    fileprivate var text: String { "\(decimal(width))x\(decimal(height))" }

    /// Parses what `text` prints.
    fileprivate init?(_ text: String) {
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).compactMap { Double($0) }
        guard sides.count == 2, sides.allSatisfy({ $0 >= 1 && $0.isFinite }) else { return nil }
        self.init(width: sides[0], height: sides[1])
        guard self.text == text else { return nil }
    }
}

extension GoldenRun {
    /// Returns the windows of a screen that have goldens, starting with the lowest and narrowest.
    fileprivate func keptWindows(of screen: String) throws -> [Size] {
        let goldens = run.project.goldens
        return try goldens.allKeys(lock: goldens.lock()).filter { $0.screen == screen }
            .compactMap { Size($0.variant) }.sorted { $0.isSmaller(than: $1) }
    }
}
