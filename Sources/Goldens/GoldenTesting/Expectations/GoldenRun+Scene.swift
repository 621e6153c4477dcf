package import LayoutSimInterfaceBuilder
import LayoutSimRendering
import LayoutSimViewTree

extension GoldenRun {
    /// Why a scene of a storyboard, or a view of a xib, does not match its golden; `nil` if it does.
    ///
    /// `widths` are those of windows in points whose frames the golden holds, too. Without a name, the golden's screen
    /// has that of the scene. `warnings` receives what the file asks for that is not supported, as far as no test of
    /// the run has reported it. Throws if the file cannot be understood or has no such scene, or if `contents` names
    /// nothing in it.
    package func failure<Content>(
        ofScene scene: String, in file: String, named name: String? = nil, as variant: Variant<Content>,
        sizes widths: ClosedRange<Double>? = nil, contents: [String: ContentOverride],
        at place: CodePlace, warnings: inout [String]
    ) throws -> ExpectationFailure? {
        let drawn = try FileScene(scene, in: file, ofProject: root, as: variant, contents: contents)
        warnings = unreported(drawn.warnings)
        var screen = drawn.screen
        screen.name = name ?? scene
        let sizes = try widths.flatMap { try drawn.sizes(of: $0) }
        return try failure(of: screen, as: variant, sizes: sizes, renderer: drawn.renderer, at: place)
    }
}
