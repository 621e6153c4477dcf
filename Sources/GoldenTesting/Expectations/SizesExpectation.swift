import LayoutSimAudits
import LayoutSimAutoLayout
package import LayoutSimDevices
import LayoutSimFiles
import LayoutSimGeometry
import LayoutSimNotation
package import LayoutSimRendering
import LayoutSimSizes
package import LayoutSimViewTree

/// Expects a screen to have no fault in the windows of all sizes between two.
package struct SizesExpectation {
    private let renderer: Renderer
    private let device: Device
    private let plane: SizePlane
    private let waivers: [AuditWaiver]

    /// Looks at windows of a device, in points; the waivers are those of a project's folder. Throws a `DeviceError` if the
    /// device is not in the catalog, and an `AuditWaiverError` if the waivers cannot be understood.
    package init(
        widths: ClosedRange<Double>, heights: ClosedRange<Double>?, on device: String, renderer: Renderer, root: String
    ) throws {
        self.renderer = renderer
        self.device = try DeviceCatalog.embedded.device(named: device)
        let height = self.device.points.height
        plane = SizePlane(widths: widths, heights: heights ?? height...height)
        let file = File("\(root)/\(AuditWaiver.defaultFile)")
        waivers = file.exists ? try AuditWaiver.waivers(contentsOf: file) : []
    }

    /// The faults of a screen that no waiver allows, with a picture of the smallest window that has one; `nil` if there are
    /// none. `screen` makes it for a window.
    package func failure(screen: @escaping (Viewport) throws -> Screen) throws -> ExpectationFailure? {
        let strips = try FamilyStrip.strips(in: plane) { [try screen(device.window(of: $0, .portrait))] }
        let bands = PlaneWalk(renderer).bands(of: strips[0])
        let report = PlaneReport(bands, renderer) { _ in true }
        let smallest = Size(width: plane.widths.lowerBound, height: plane.heights.lowerBound)
        let name = try screen(device.window(of: smallest, .portrait)).name
        let faults = report.faults.filter { fault in
            !waivers.contains { $0.fits(fault.finding, in: AuditReport.Subject(file: name, isFile: false, root: name)) }
        }
        guard let window = faults.compactMap(\.smallestWindow).min(by: { $0.isSmaller(than: $1) }) else { return nil }
        let picture = try renderer.pngData(
            renderer.displayList(renderer.layout(screen(device.window(of: window, .portrait)))), file: name)
        return ExpectationFailure(
            lines(faults, name, window, report),
            attachments: [ExpectationFailure.Attachment(name: "\(name)-\(window.text).png", bytes: picture)])
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
            + ["  change the layout, or allow a fault in \(AuditWaiver.defaultFile): 'truncated VIEW  # REASON'"]
    }
}

extension PlaneFault {
    /// The lowest of the windows that have it, and the narrowest of those.
    fileprivate var smallestWindow: Size? {
        areas.compactMap { $0.slices.first }.map { Size(width: $0.widths.lowerBound, height: $0.height) }
            .min { $0.isSmaller(than: $1) }
    }
}

extension Size {
    fileprivate func isSmaller(than other: Size) -> Bool { (height, width) < (other.height, other.width) }

    fileprivate var text: String { "\(decimal(thousandths(width)))x\(decimal(thousandths(height)))" }
}
