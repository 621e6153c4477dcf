import LayoutSimFiles
public import LayoutSimInterfaceBuilder
import LayoutSimRendering
public import Testing

/// Expects a scene of a storyboard, or a view of a xib, to look as its golden does, as `expectGolden(of:as:)` does.
///
/// - Parameters:
///   - scene: A scene id, controller id, storyboard identifier or class, or the id, class, reuse identifier or user label
///     of a view that is laid out by itself, such as a cell; the screen's name too.
///   - file: The path of the file, relative to the folder of the package.
///   - contents: What views show and constraints say instead, by object id, outlet or user label.
///
/// The scene is laid out on the variant's device, in its appearance and direction; fonts that are text styles follow its
/// text size, others stay. Tables, collection views and containers show what the file puts into them; rows of automatic
/// height grow with their contents. Pictures and colours come from the asset catalogues around the file. What is not
/// understood in part is a warning, told once. Throws too if the file is not understood, has no such scene or nothing
/// that `contents` names.
public func expectGolden<Content>(
    ofScene scene: String, in file: String, as variant: Variant<Content>,
    contents: [String: ContentOverride] = [:], filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let run = try TestRun.current(for: filePath)
    let path = file.hasPrefix("/") ? file : "\(run.root)/\(file)"
    var request = InterfaceBuilderRequest()
    request.viewport = variant.viewport
    request.content = contents
    request.appearance = variant.appearance
    request.isRightToLeft = variant.layoutDirection == .rightToLeft
    request.contentSize = variant.contentSize
    let place = TestPlace(location: sourceLocation, file: filePath)
    let drawn = try FileScene(scene, in: path, request: request)
    run.record(warnings: drawn.warnings, at: place)
    try expectGolden(of: drawn.screen, as: variant, renderer: drawn.renderer, in: run, at: place)
}
