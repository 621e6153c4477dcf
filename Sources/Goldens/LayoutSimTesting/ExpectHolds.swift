public import LayoutSimDevices
import LayoutSimGoldenTesting
import LayoutSimRendering
public import LayoutSimText
public import LayoutSimViewTree
public import Testing

/// Expects a screen to have no faults in windows of any size within ranges of widths and heights, in points, not just
/// on some phones: nothing is truncated, covered or unreachable.
///
/// `screen` creates the screen for a window, which has the bars and scale of a device; without heights, windows are as
/// high as the device. The issue names each fault with the exact windows that have it, and the smallest window is
/// attached as a picture. List intentional faults in the package's `layoutsim-waivers.txt`. With `keepsGoldens`, the
/// smallest window that breaks waits to be accepted as a golden named after its size, such as `login/320x480`, and
/// accepted ones are compared from then on.
///
/// Throws a `GoldenError` if the device is not in the catalog or the waivers cannot be read, and otherwise only the
/// errors of `screen`.
public func expectHolds(
    sizes widths: ClosedRange<Double>, _ heights: ClosedRange<Double>? = nil, on device: String = "iphone-6",
    era: FontEra = .y2015, keepsGoldens: Bool = false, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation,
    screen: @escaping (Viewport) throws -> Screen
) throws {
    let expectation = try withGoldenErrors {
        try SizesExpectation(
            widths: widths, heights: heights, on: device, renderer: Renderer(era: era),
            root: GoldenProject.root(of: filePath))
    }
    guard keepsGoldens else {
        record(try expectation.failure(screen: screen), at: sourceLocation)
        return
    }
    let run = try withGoldenErrors { try GoldenRun.current(for: filePath) }
    let place = CodePlace(sourceLocation, file: filePath)
    record(try expectation.failure(keepingGoldensIn: run, at: place, screen: screen), at: sourceLocation)
}
