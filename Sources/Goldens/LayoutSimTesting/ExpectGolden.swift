public import LayoutSimText
public import LayoutSimGoldenTesting
import LayoutSimRendering
public import LayoutSimViewTree
public import Testing

/// Expects a screen built in code to match its golden: the same layout tree, and the same picture to the pixel.
///
/// The golden is `Snapshots/<name of the screen>/<name of the variant>` in the package's folder. A test never writes
/// it: a screen that has no golden, or that changed, is recorded as an issue whose first line states the cause and
/// whose last line is the command that accepts it. The expected picture, the actual one and their difference are
/// attached and kept in `.layoutsim/runs/last`.
///
/// The screen is drawn in the variant's appearance and laid out in its direction. The paths of picture files are
/// relative to the package's folder.
///
/// Throws a `GoldenError` if the lock file or a picture cannot be read, if the evidence cannot be written, or if
/// another test declares a variant of the same name for the screen.
public func expectGolden<Content>(
    of screen: Screen, as variant: Variant<Content>, era: FontEra = .y2015,
    filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws(GoldenError) {
    let failure = try withGoldenErrors {
        try GoldenRun.current(for: filePath).failure(
            of: screen, as: variant, renderer: Renderer(era: era), at: CodePlace(sourceLocation, file: filePath))
    }
    record(failure, at: sourceLocation)
}
