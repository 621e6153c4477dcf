public import LayoutSimGoldenTesting
public import SwiftUI
public import Testing

/// Verifies that a view of SwiftUI matches its golden on the device of a variant: the same layout tree, and the same
/// image, pixel by pixel.
///
/// The view fills a window of the device in a hosting controller of its own. Without a name, the golden is called by
/// the type of the view. `system` is the simulated version of iOS.
@MainActor public func expectGolden<Shown: SwiftUI.View, Content>(
    of view: @autoclosure () throws -> Shown, named name: String? = nil, as variant: Variant<Content>,
    system: String? = nil, filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    try expectGolden(
        of: UIHostingController(rootView: try view()), named: name ?? "\(Shown.self)", as: variant, system: system,
        filePath: filePath, sourceLocation: sourceLocation)
}

/// Verifies that a view of SwiftUI has no faults on all screens of a matrix, as view controllers do.
@MainActor public func expectHolds<Shown: SwiftUI.View, Content>(
    _ view: @autoclosure @MainActor () throws -> Shown, everywhere matrix: Matrix<Content>, system: String? = nil,
    filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    try expectHolds(
        UIHostingController(rootView: try view()), everywhere: matrix, system: system, filePath: filePath,
        sourceLocation: sourceLocation)
}

/// Verifies what VoiceOver says about a view of SwiftUI, as about view controllers.
@MainActor public func expectSpoken<Shown: SwiftUI.View, Content>(
    _ expected: String, of view: @autoclosure () throws -> Shown, as variant: Variant<Content>, system: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    try expectSpoken(
        expected, of: UIHostingController(rootView: try view()), as: variant, system: system,
        sourceLocation: sourceLocation)
}

/// Verifies that a view of SwiftUI matches its golden, which also holds its frames in windows of all widths in a range,
/// in points, at the height of the variant's device.
///
/// The view is made anew for each window. All else is as for `expectGolden(of:as:sizes:)` of a view controller.
@MainActor public func expectGolden<Shown: SwiftUI.View, Content>(
    of view: @autoclosure @escaping @MainActor () throws -> Shown, named name: String? = nil,
    as variant: Variant<Content>, sizes widths: ClosedRange<Double>, system: String? = nil,
    filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    try expectGolden(
        of: UIHostingController(rootView: try view()), named: name ?? "\(Shown.self)", as: variant, sizes: widths,
        system: system, filePath: filePath, sourceLocation: sourceLocation)
}

/// Verifies that a view of SwiftUI has no faults in windows of all sizes in a range, in points.
///
/// The view is made anew for each window. All else is as for `expectHolds(_:sizes:)` of a view controller.
@MainActor public func expectHolds<Shown: SwiftUI.View>(
    _ view: @autoclosure @escaping @MainActor () throws -> Shown, sizes widths: ClosedRange<Double>,
    _ heights: ClosedRange<Double>? = nil, on device: String = "iphone-16", system: String? = nil,
    keepsGoldens: Bool = false, filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    try expectHolds(
        UIHostingController(rootView: try view()), sizes: widths, heights, on: device, system: system,
        keepsGoldens: keepsGoldens, filePath: filePath, sourceLocation: sourceLocation)
}
