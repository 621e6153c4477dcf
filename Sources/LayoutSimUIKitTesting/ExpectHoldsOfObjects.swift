import LayoutSimDevices
import LayoutSimGoldenTesting
import LayoutSimTesting
public import Testing
public import UIKit

/// Expects a controller to have no fault in windows of all sizes between two, and not just on some phones: nothing is cut off,
/// covered or unreachable at any width and height, in points.
///
/// The controller is made and shown anew in each window that is looked at, which has the bars and pixels of a device; without
/// heights, windows are as high as the device. What code sets by the size of the window is taken to change nothing between two
/// windows that it leaves alike. The issue names each fault with the windows that have it, and the smallest one is attached as
/// a picture. What the controller asks for as `sizeRestrictions` of its scene when it appears bounds the windows, on systems
/// that give windows of any size. Faults that are intended stand in the package's `layoutsim-waivers.txt`.
@MainActor public func expectHolds(
    _ controller: @autoclosure @escaping @MainActor () throws -> UIViewController, sizes widths: ClosedRange<Double>,
    _ heights: ClosedRange<Double>? = nil, on device: String = "iphone-16", system: String? = nil,
    filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let screen = try DeviceCatalog.embedded.device(named: device)
    var simulated = SimulatedDevice(viewport: screen.viewport(.portrait))
    // A wide window makes no tablet of a phone.
    simulated.knownIdiom = screen.isTablet ? .pad : .phone
    if let system { simulated.systemVersion = system }
    let bounds = try SimulatedDevice.with(simulated) { WindowBounds(of: try controller(), widths, heights) }
    let expectation = try SizesExpectation(
        widths: bounds.widths, heights: bounds.heights, on: device,
        renderer: GoldenRenderers.shared.renderer(simulated.fontEra), root: GoldenProject.root(of: filePath))
    let failure = try expectation.failure { viewport in
        try MainActor.assumeIsolated {
            var simulated = simulated
            simulated.viewport = viewport
            return try SimulatedDevice.with(simulated) {
                let controller = try controller()
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = controller
                window.makeKeyAndVisible()
                defer { window.isHidden = true }
                window.layoutIfNeeded()
                return (window.seenView ?? window).frozen(named: "\(type(of: controller.shown))")
            }
        }
    }
    record(failure, at: sourceLocation)
}
