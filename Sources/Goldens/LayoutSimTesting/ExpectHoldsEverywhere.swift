public import LayoutSimGoldenTesting
public import LayoutSimInterfaceBuilder
import LayoutSimRendering
public import LayoutSimText
public import LayoutSimViewTree
public import Testing

/// Expects a screen to have no faults for any of its readers: on all devices, at all text sizes, and in all languages
/// and directions of a matrix, such as `.everyone(languages: ["Base", "de", "ar"])`.
///
/// `screen` creates the screen for a variant. A fault caused by larger texts, languages or directions is reported once,
/// for the variant with the fewest unusual settings, with the number of other variants that share it. So are faults
/// that affect people who use VoiceOver or see little contrast. That variant is attached as a picture. List intentional
/// faults in the package's `layoutsim-waivers.txt`. Text sizes that change nothing are skipped.
///
/// Throws a `GoldenError` if the waivers cannot be read, and otherwise only the errors of `screen`.
public func expectHolds<Content>(
    everywhere matrix: Matrix<Content>, era: FontEra = .y2015, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation, screen: (Variant<Content>) throws -> Screen
) throws {
    let expectation = try withGoldenErrors {
        try ReadersExpectation(matrix, root: GoldenProject.root(of: filePath))
    }
    let renderer = try withGoldenErrors { try Renderer(era: era) }
    let failure = try expectation.failure { variant in
        var screen = try screen(variant)
        if variant.appearance == .dark { screen.appearance = .dark }
        if variant.layoutDirection == .rightToLeft { screen.isRightToLeft = true }
        return ReadersExpectation.Shown(screen, renderer)
    }
    record(failure, at: sourceLocation)
}

/// Expects a scene of a storyboard, or a view of a xib, to have no faults for any of its readers.
///
/// The scene is named and read as by `expectGolden(ofScene:in:as:)`, and judged as by `expectHolds(everywhere:)`: `try
/// expectHolds(scene: "SignIn", in: "App/Main.storyboard", everywhere: .everyone(languages: ["Base", "de", "ar"]))`.
/// Unsupported features of the file do not count as faults.
///
/// Throws a `GoldenError` if the waivers or the file cannot be read, if the file has no such scene, or if it has
/// nothing that `contents` names.
public func expectHolds<Content>(
    scene: String, in file: String, everywhere matrix: Matrix<Content>, contents: [String: ContentOverride] = [:],
    filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws(GoldenError) {
    let failure = try withGoldenErrors {
        let root = try GoldenProject.root(of: filePath)
        let renderers = Renderers()
        return try ReadersExpectation(matrix, root: root).failure { variant in
            let drawn = try FileScene(
                scene, in: file, ofProject: root, as: variant, contents: contents, with: renderers)
            return ReadersExpectation.Shown(drawn.screen, drawn.renderer, isFullScreen: drawn.isFullScreen)
        }
    }
    record(failure, at: sourceLocation)
}
