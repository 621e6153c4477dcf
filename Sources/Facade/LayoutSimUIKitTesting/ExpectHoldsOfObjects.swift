import LayoutSimDevices
import LayoutSimGoldenTesting
import LayoutSimRendering
import LayoutSimTesting
import LayoutSimViewTree
public import Testing
public import UIKit

/// Verifies that a view controller has no faults in windows of all sizes in a range, not just on some phones: nothing
/// is cut off, covered or unreachable at any width and height, in points.
///
/// The view controller is created and shown anew in each window that is sampled, which has the bars and the scale of a
/// device; without heights, windows are as high as the device. Between two windows that look alike, code that depends
/// on the window's size is assumed to change nothing. The issue lists each fault with the windows that have it, and an
/// image of the smallest one is attached. `sizeRestrictions` that the view controller sets on its scene when it appears
/// limit the windows, on systems with resizable windows. Intended faults are listed in the package's
/// `layoutsim-waivers.txt`. With `keepsGoldens`, the smallest window with a fault can be accepted as a golden named
/// after its size, and accepted ones are compared from then on.
@MainActor public func expectHolds(
    _ controller: @autoclosure @escaping @MainActor () throws -> UIViewController, sizes widths: ClosedRange<Double>,
    _ heights: ClosedRange<Double>? = nil, on device: String = "iphone-16", system: String? = nil,
    keepsGoldens: Bool = false, filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    UnseenUses.begin()
    defer { UnseenUses.tell(at: sourceLocation) }
    let failure = try holdingFailure(
        of: try controller(), sizes: widths, heights, on: device, system: system, keepsGoldens: keepsGoldens,
        filePath: filePath, sourceLocation: sourceLocation)
    record(failure, at: sourceLocation)
}

/// Returns the faults of a view controller in windows of all sizes that `expectHolds(_:sizes:)` reports; `nil` if there
/// are none.
@MainActor package func holdingFailure(
    of controller: @autoclosure @escaping @MainActor () throws -> UIViewController, sizes widths: ClosedRange<Double>,
    _ heights: ClosedRange<Double>? = nil, on device: String = "iphone-16", system: String? = nil,
    keepsGoldens: Bool = false, filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws -> ExpectationFailure? {
    var simulated = SimulatedDevice(viewport: try DeviceCatalog.embedded.device(named: device).viewport(.portrait))
    if let system { simulated.systemVersion = system }
    let bounds = try SimulatedDevice.with(simulated) { WindowBounds(of: try controller(), widths, heights) }
    let renderer = try Renderers.ofObjects.renderer(simulated.fontEra)
    let expectation = try SizesExpectation(
        widths: bounds.widths, heights: bounds.heights, on: device, renderer: renderer,
        root: GoldenProject.root(of: filePath))
    func screen(in viewport: Viewport) throws -> Screen {
        try MainActor.assumeIsolated {
            let screen = try SimulatedDevice.with(simulated.window(viewport)) {
                try controller().frozenInWindow(renderer: renderer)
            }
            ShownPictures.supply(to: renderer)
            return screen
        }
    }
    guard keepsGoldens else { return try expectation.failure(screen: screen) }
    return try expectation.failure(
        keepingGoldensIn: GoldenRun.current(for: filePath), at: CodePlace(sourceLocation, file: filePath),
        screen: screen)
}
