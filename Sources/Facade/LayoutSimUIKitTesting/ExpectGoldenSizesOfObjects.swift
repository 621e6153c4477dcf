import LayoutSimDevices
public import LayoutSimGoldenTesting
import LayoutSimTesting
import LayoutSimViewTree
public import Testing
public import UIKit

/// Verifies that a view controller matches its golden, which also holds its frames in windows of all widths in a range,
/// in points, at the height of the variant's device.
///
/// The view controller is created and shown anew in each window that is sampled. A difference then names the widths at
/// which frames change, and those at which nothing does: `frames of title change for widths 414 … 1400; nothing changes
/// below 414`. All else is as for `expectGolden(of:as:)`.
@MainActor public func expectGolden<Content>(
    of controller: @autoclosure @escaping @MainActor () throws -> UIViewController, named name: String? = nil,
    as variant: Variant<Content>, sizes widths: ClosedRange<Double>, system: String? = nil,
    filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let failure = try goldenFailure(
        of: try controller(), named: name, as: variant, sizes: widths, system: system, filePath: filePath,
        sourceLocation: sourceLocation)
    record(failure, at: sourceLocation)
}

/// Returns why a view controller does not match the golden that `expectGolden(of:as:sizes:)` compares it with; `nil` if
/// it does.
@MainActor package func goldenFailure<Content>(
    of controller: @autoclosure @escaping @MainActor () throws -> UIViewController, named name: String? = nil,
    as variant: Variant<Content>, sizes widths: ClosedRange<Double>, system: String? = nil,
    filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws -> ExpectationFailure? {
    let device = SimulatedDevice(variant, system: system)
    return try goldenFailure(name, variant, system, sourceLocation) {
        try controller().inWindow()
    } failure: { screen, layout, renderer in
        try GoldenRun.current(for: filePath).failure(
            of: screen, laidOut: layout, as: variant, sizes: widths, renderer: renderer,
            at: CodePlace(sourceLocation, file: filePath)
        ) { viewport in
            try MainActor.assumeIsolated {
                try SimulatedDevice.with(device.window(viewport)) {
                    try controller().frozenInWindow(named: screen.name, renderer: renderer)
                }
            }
        }
    }
}
