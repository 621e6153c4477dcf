import LayoutSimDevices
import LayoutSimGoldenTesting
import LayoutSimTesting
import LayoutSimViewTree
public import Testing
public import UIKit

/// Expects a controller to have no fault in windows of all sizes between two, and not just on some phones: nothing is cut off,
/// covered or unreachable at any width and height, in points.
///
/// The controller is made and shown anew in each window that is looked at, which has the bars and pixels of a device; without
/// heights, windows are as high as the device. What code sets by the size of the window is taken to change nothing between two
/// windows that it leaves alike. The issue names each fault with the windows that have it, and the smallest one is attached as
/// a picture. What the controller asks for as `sizeRestrictions` of its scene when it appears bounds the windows, on systems
/// that give windows of any size. Faults that are intended stand in the package's `layoutsim-waivers.txt`. With `keepsGoldens`, the
/// smallest window that breaks waits to be accepted as a golden named after its size, and those that were accepted are compared
/// from then on.
@MainActor public func expectHolds(
    _ controller: @autoclosure @escaping @MainActor () throws -> UIViewController, sizes widths: ClosedRange<Double>,
    _ heights: ClosedRange<Double>? = nil, on device: String = "iphone-16", system: String? = nil,
    keepsGoldens: Bool = false, filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    var simulated = SimulatedDevice(viewport: try DeviceCatalog.embedded.device(named: device).viewport(.portrait))
    if let system { simulated.systemVersion = system }
    let bounds = try SimulatedDevice.with(simulated) { WindowBounds(of: try controller(), widths, heights) }
    let renderer = try GoldenRenderers.shared.renderer(simulated.fontEra)
    let expectation = try SizesExpectation(
        widths: bounds.widths, heights: bounds.heights, on: device, renderer: renderer,
        root: GoldenProject.root(of: filePath))
    func screen(in viewport: Viewport) throws -> Screen {
        try MainActor.assumeIsolated {
            let screen = try SimulatedDevice.with(simulated.window(viewport)) { try controller().frozenInWindow() }
            ShownPictures.supply(to: renderer)
            return screen
        }
    }
    guard keepsGoldens else {
        record(try expectation.failure(screen: screen), at: sourceLocation)
        return
    }
    let failure = try expectation.failure(
        keepingGoldensIn: GoldenRun.current(for: filePath), at: CodePlace(sourceLocation, file: filePath),
        screen: screen)
    record(failure, at: sourceLocation)
}
