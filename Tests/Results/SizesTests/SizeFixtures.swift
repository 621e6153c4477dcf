import Foundation
import LayoutSimAudits
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimRendering
import LayoutSimSceneAssembly
import LayoutSimText
import LayoutSimViewTree

@testable import LayoutSimSizes
import LayoutSimPackageFolder

/// Returns a screen of a root and constraints in a window of a size in points, with two pixels a point.
func window(_ root: View, _ constraints: [Constraint], width: Double, height: Double = 480) -> Screen {
    let viewport = Viewport(
        deviceName: "test", orientation: .portrait, size: Size(width: width, height: height), scale: 2)
    return Screen(uncheckedName: "test", viewport: viewport, root: root, constraints: constraints)
}

/// Returns the report on a root along a line of widths.
func report(
    _ root: View, _ constraints: [Constraint], widths: ClosedRange<Double>, renderer: Renderer
) throws -> SizeReport {
    let families = try ScreenFamily.families(along: SizeLine(widths: widths, height: 480)) { width in
        [window(root, constraints, width: width)]
    }
    return SizeReport(SizeWalk(renderer).stretches(of: families[0]), renderer) { _ in false }
}

/// The project's example storyboards, read for windows along a line.
struct ExampleStoryboard {
    let assembly: SceneAssembly
    let line: SizeLine
    private let request: InterfaceBuilderRequest

    init(_ name: String, _ line: SizeLine) throws {
        var request = InterfaceBuilderRequest()
        request.viewport = try DeviceCatalog.embedded.device(named: "iphone-6").viewport(.portrait)
        let folder = PackageFolder.url("Examples/Storyboards")
        self.line = line
        self.request = request
        request.viewport?.size = Size(width: line.widths.lowerBound, height: line.height)
        assembly = try SceneAssembly(
            contentsOf: folder.appending(path: name).path(percentEncoded: false), for: request, with: Renderers())
    }

    /// Returns the screens of the roots at a width, as windows of other widths extend them.
    func screens(at width: Double) throws -> [Screen] { try read(at: width).stretchableScreens }

    func families() throws -> [[ScreenFamily]] {
        try ScreenFamily.families(along: line) { try read(at: $0).stretchableScreens }
    }

    private func read(at width: Double) throws -> SceneAssembly {
        var request = request
        request.viewport?.size = Size(width: width, height: line.height)
        return try assembly.reread(for: request)
    }

    func reports() throws -> [SizeReport] {
        try families().map { families in
            SizeReport(SizeWalk(assembly.renderer).stretches(of: families), assembly.renderer) { _ in true }
        }
    }
}

/// A fault without the properties that differ from window to window.
struct FaultName: Hashable {
    let rule: AuditRule
    let views: [String]

    init(_ finding: AuditFinding) { (rule, views) = (finding.rule, finding.views.map(\.id)) }
}

extension SizeReport {
    /// Returns the faults of a window of a width in points.
    func faults(at width: Double) -> Set<FaultName> {
        Set(faults.filter { $0.ranges.contains { $0.contains(width) } }.map { FaultName($0.finding) })
    }

    /// Returns whether a fault begins or ends within a pixel of a width in points.
    func isAtAnEnd(_ width: Double) -> Bool {
        faults.contains { $0.ranges.contains { abs($0.lowerBound - width) < 1 || abs($0.upperBound - width) < 1 } }
    }
}
