public import LayoutSimDevices
public import LayoutSimGoldenTesting
import LayoutSimRendering
public import LayoutSimText
public import LayoutSimViewTree
public import Testing

/// Expects a screen built in code to match its golden, which also records its frames in windows of every width in a
/// range, in points, as high as the variant's device.
///
/// `screen` creates the screen for a window. When the screen changes, the issue says for which widths frames change,
/// and for which nothing does: `frames of title change for widths 414 … 1400; nothing changes below 414`. Otherwise
/// this is the same as `expectGolden(of:as:)`.
///
/// Throws the errors of `expectGolden(of:as:)` and those of `screen`.
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
