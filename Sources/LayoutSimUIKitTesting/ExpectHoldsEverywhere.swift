public import LayoutSimGoldenTesting
import LayoutSimRendering
import LayoutSimTesting
import LayoutSimViewTree
public import Testing
public import UIKit

/// Expects a controller to have no fault for any of its readers: on all devices, at all text sizes, in all languages and directions
/// of a matrix, such as `.everyone(languages: ["Base", "de", "ar"])`.
///
/// The controller is made and shown anew for each variant, as by `expectGolden(of:as:)`. What enlarged texts, languages and
/// directions break is told once, where the fewest settings are unusual, with how many other variants share it, and so is what
/// those who listen or see little contrast would find. That variant is attached as a picture. Faults that are intended stand in the
/// package's `layoutsim-waivers.txt`. Where the smallest and the largest text size show the same screen, no other is looked at.
@MainActor public func expectHolds<Content>(
    _ controller: @autoclosure @MainActor () throws -> UIViewController, everywhere matrix: Matrix<Content>,
    system: String? = nil, filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let expectation = try ReadersExpectation(matrix, root: GoldenProject.root(of: filePath))
    let failure = try expectation.failure { variant in
        let device = SimulatedDevice(variant, system: system)
        let renderer = try GoldenRenderers.shared.renderer(device.fontEra)
        let screen = try SimulatedDevice.with(device) { try controller().frozenInWindow() }
        ShownPictures.supply(to: renderer)
        return ReadersExpectation.Shown(screen, renderer)
    }
    record(failure, at: sourceLocation)
}
