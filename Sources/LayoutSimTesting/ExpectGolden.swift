public import LayoutSimText
import LayoutSimFiles
import LayoutSimRendering
import LayoutSimSnapshots
public import LayoutSimViewTree
public import Testing

/// Expects a screen built in code to look as its golden does: the same layout tree, and the same picture to the pixel.
///
/// The golden is `Snapshots/<screen's name>/<variant's name>` in the folder of the package. It is never written here: a
/// screen without a golden, or one that changed, is an issue whose first line tells the cause and whose last line tells
/// the command that accepts it. Expected, actual and difference are attached, and kept in `.layoutsim/runs/last`.
///
/// It is drawn in the variant's appearance and laid out in its direction, unless it is dark or goes from right to left
/// anyway. Pictures that the screen takes from files are read relative to the package's folder. Throws if the golden's lock file
/// cannot be read, or if another test declares a variant of that name for the screen.
public func expectGolden<Content>(
    of screen: Screen, as variant: Variant<Content>, era: FontEra = .y2015,
    filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    try expectGolden(
        of: screen, as: variant, renderer: Renderer(era: era), in: TestRun.current(for: filePath),
        at: TestPlace(location: sourceLocation, file: filePath))
}

func expectGolden<Content>(
    of screen: Screen, as variant: Variant<Content>, renderer: Renderer, in run: TestRun, at place: TestPlace
) throws {
    var screen = try CodePictures(root: run.root).supply(screen, to: renderer)
    if variant.appearance == .dark { screen.appearance = .dark }
    if variant.layoutDirection == .rightToLeft { screen.isRightToLeft = true }
    let subject = SnapshotSubject(
        key: SnapshotKey(screen: screen.name, variant: variant.name), screen: screen, content: variant.rowName)
    try expectGolden(of: subject, among: variant.matrix, renderer: renderer, in: run, at: place)
}

/// Expects a subject to look as its golden does; its screen is declared with the names of all its variants.
func expectGolden(
    of subject: SnapshotSubject, among variants: [String], renderer: Renderer, in run: TestRun, at place: TestPlace
) throws {
    let key = subject.key
    try run.declare(key.screen, variants, at: place)
    let report = try run.run.report(on: subject, renderer: renderer)
    guard !report.outcome.isSame else { return }
    for picture in report.evidence?.pictures ?? [] {
        guard let bytes = try report.evidence?.file(picture).contents() else { continue }
        let name = "\(key.screen)-\(key.variant)-\(picture.rawValue).png"
        Attachment.record(bytes, named: name, sourceLocation: place.location)
    }
    Issue.record(Comment(rawValue: report.description), sourceLocation: place.location)
}
