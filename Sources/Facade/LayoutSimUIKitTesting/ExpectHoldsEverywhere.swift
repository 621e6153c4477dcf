public import LayoutSimGoldenTesting
import LayoutSimRendering
import LayoutSimTesting
import LayoutSimViewTree
public import Testing
public import UIKit

/// Verifies that a view controller has no faults for any user: on all devices, at all text sizes, and in all languages
/// and layout directions of a matrix, such as `.everyone(languages: ["Base", "de", "ar"])`.
///
/// The view controller is created and shown anew for each variant, as by `expectGolden(of:as:)`. A fault that larger
/// text, a language or a layout direction causes is reported once, for the variant with the fewest unusual settings,
/// with the number of other variants that share it; the same goes for faults for users of VoiceOver and those who need
/// more contrast. An image of that variant is attached. Intended faults are listed in the package's
/// `layoutsim-waivers.txt`. If the smallest and the largest text size show the same screen, no other text size is
/// tried.
@MainActor public func expectHolds<Content>(
    _ controller: @autoclosure @MainActor () throws -> UIViewController, everywhere matrix: Matrix<Content>,
    system: String? = nil, filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    UnseenUses.begin()
    defer { UnseenUses.tell(at: sourceLocation) }
    let failure = try holdingFailure(of: try controller(), everywhere: matrix, system: system, filePath: filePath)
    record(failure, at: sourceLocation)
}

/// Returns the faults of a view controller that `expectHolds(_:everywhere:)` reports; `nil` if there are none.
@MainActor package func holdingFailure<Content>(
    of controller: @autoclosure @MainActor () throws -> UIViewController, everywhere matrix: Matrix<Content>,
    system: String? = nil, filePath: String = #filePath
) throws -> ExpectationFailure? {
    let expectation = try ReadersExpectation(matrix, root: GoldenProject.root(of: filePath))
    return try expectation.failure { variant in
        let device = SimulatedDevice(variant, system: system)
        let renderer = try Renderers.ofObjects.renderer(device.fontEra)
        let screen = try SimulatedDevice.with(device) { try controller().frozenInWindow(renderer: renderer) }
        ShownPictures.supply(to: renderer)
        return ReadersExpectation.Shown(screen, renderer)
    }
}
