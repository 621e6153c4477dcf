public import LayoutSimDevices
public import LayoutSimText
public import LayoutSimGoldenTesting
public import LayoutSimViewTree
public import Testing

/// Expects two screens to look the same to the pixel, such as one built with anchors and one with stack views, without
/// the need for a golden.
///
/// The first line of the issue explains the difference, as far as it can be derived from views with the same ids.
///
/// Throws a `GoldenError` if a picture cannot be read.
public func expectLooksSame(
    _ screen: Screen, as other: Screen, era: FontEra = .y2015, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) throws(GoldenError) {
    let failure = try withGoldenErrors {
        try LikenessExpectation(era: era, root: GoldenProject.root(of: filePath)).failure(of: screen, like: other)
    }
    record(failure, at: sourceLocation)
}

/// Expects rotating the device and back to change nothing: neither the layout tree nor the picture.
///
/// `screen` is called for the device in its original orientation, rotated, and in its original orientation again, the
/// way a view controller is laid out. Nothing that it retains between calls may show.
///
/// Throws a `GoldenError` if the device is not in the catalog or a picture cannot be read, and otherwise only the
/// errors of `screen`.
public func expectRotationChangesNothing(
    on viewport: Viewport, era: FontEra = .y2015, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation, screen: (Viewport) throws -> Screen
) throws {
    let turned = try withGoldenErrors { try LikenessExpectation.turned(viewport) }
    let screens = (before: try screen(viewport), turned: try screen(turned), after: try screen(viewport))
    let failure = try withGoldenErrors {
        try LikenessExpectation(era: era, root: GoldenProject.root(of: filePath))
            .failureOfRotation(before: screens.before, turned: screens.turned, after: screens.after)
    }
    record(failure, at: sourceLocation)
}
