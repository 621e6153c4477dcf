public import LayoutSimDevices
public import LayoutSimGoldenTesting
import LayoutSimRendering
public import LayoutSimText
public import LayoutSimViewTree
public import Testing

/// Expects a screen built in code to match its golden, which also holds its frames in the windows of all widths between two, in
/// points, as high as the variant's device.
///
/// `screen` makes it for a window. A change then says for which widths frames change, and for which nothing does:
/// `frames of title change for widths 414 … 1400; nothing changes below 414`. All else is as for `expectGolden(of:as:)`.
///
/// Throws what that throws, and the errors of `screen`.
public func expectGolden<Content>(
    as variant: Variant<Content>, sizes widths: ClosedRange<Double>, era: FontEra = .y2015,
    filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation,
    screen: @escaping (Viewport) throws -> Screen
) throws {
    let shown = try screen(variant.viewport)
    let failure = try withGoldenErrors {
        try GoldenRun.current(for: filePath).failure(
            of: shown, as: variant, sizes: widths, renderer: Renderer(era: era),
            at: CodePlace(sourceLocation, file: filePath), screen: screen)
    }
    record(failure, at: sourceLocation)
}
