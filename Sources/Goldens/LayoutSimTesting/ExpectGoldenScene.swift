public import LayoutSimGoldenTesting
public import LayoutSimInterfaceBuilder
public import Testing

/// Expects a scene of a storyboard, or a view of a xib, to match its golden, as `expectGolden(of:as:)` does.
///
/// - Parameters:
///   - scene: A scene id, controller id, storyboard identifier or class; or the id, class, reuse identifier or user
///     label of a view that is laid out by itself, such as a cell.
///   - name: The name of the screen and of the folder of its goldens, where it is not that of the scene: two tests of
///     one scene need two names, and a storyboard identifier with a space or a slash cannot name files.
///   - file: The path of the file, relative to the package's folder.
///   - sizes: The widths in points of windows whose frames the golden holds, too, as high as the variant's device: a
///     change then says for which of them frames change.
///   - contents: Texts, fonts, pictures and constants that replace the file's, by object id, outlet or user label.
///
/// The scene is laid out on the variant's device, in its appearance, direction and language. Fonts that are text styles
/// follow its text size. Tables, collection views and containers show what the file puts into them; rows of automatic
/// height grow with their contents. Pictures and colors come from the asset catalogs around the file. What the file
/// asks for that is not supported is recorded as a warning, once in a run.
///
/// Throws a `GoldenError` as `expectGolden(of:as:)` does, and if the file cannot be understood, has no such scene, or
/// has nothing that `contents` names.
public func expectGolden<Content>(
    ofScene scene: String, in file: String, named name: String? = nil, as variant: Variant<Content>,
    sizes: ClosedRange<Double>? = nil, contents: [String: ContentOverride] = [:], filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) throws(GoldenError) {
    var warnings: [String] = []
    let failure = try withGoldenErrors {
        try GoldenRun.current(for: filePath).failure(
            ofScene: scene, in: file, named: name, as: variant, sizes: sizes, contents: contents,
            at: CodePlace(sourceLocation, file: filePath), warnings: &warnings)
    }
    record(warnings: warnings, at: sourceLocation)
    record(failure, at: sourceLocation)
}
