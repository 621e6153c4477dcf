package import LayoutSimAutoLayout
package import LayoutSimDocuments
import LayoutSimFiles
package import LayoutSimRendering
package import LayoutSimSnapshots
package import LayoutSimViewTree

extension GoldenRun {
    /// Returns why a screen built in code does not match its golden; `nil` if it does.
    ///
    /// `sizes` are the frames in windows of other widths, if the golden records them. The screen, which may already be
    /// laid out, is drawn in the variant's appearance and laid out in its direction. Throws if the golden's lock file
    /// cannot be read, or if another place declares a variant with that name.
    package func failure<Content>(
        of screen: Screen, laidOut layout: Layout? = nil, as variant: Variant<Content>, sizes: SizePartition? = nil,
        renderer: Renderer, at place: CodePlace
    ) throws -> ExpectationFailure? {
        try CodePictures(root: root).add(for: screen, to: renderer)
        let key = SnapshotKey(screen: screen.name, variant: variant.name)
        var subject =
            if let layout {
                SnapshotSubject(key: key, layout: layout, content: variant.rowName)
            } else {
                SnapshotSubject(key: key, screen: screen, content: variant.rowName)
            }
        subject.sizes = sizes
        if variant.appearance == .dark, screen.appearance != .dark { subject.screen.appearance = .dark }
        if variant.layoutDirection == .rightToLeft, !screen.isRightToLeft { subject.screen.isRightToLeft = true }
        return try failure(of: subject, among: variant.matrix, renderer: renderer, at: place)
    }

    /// Returns why a subject does not match its golden; `nil` if it does. Declares its screen with the names of all
    /// variants.
    package func failure(
        of subject: SnapshotSubject, among variants: [String], renderer: Renderer, at place: CodePlace
    ) throws -> ExpectationFailure? {
        try declare(subject.key.screen, variants, at: place)
        return try failure(of: subject, renderer: renderer)
    }

    /// Returns why a subject whose variants are already declared does not match its golden; `nil` if it does.
    func failure(of subject: SnapshotSubject, renderer: Renderer) throws -> ExpectationFailure? {
        let key = subject.key
        let report = try run.report(on: subject, renderer: renderer)
        guard !report.outcome.isSame else { return nil }
        let attachments = try report.evidence.map { evidence in
            try evidence.pictures.map { picture in
                ExpectationFailure.Attachment(
                    name: "\(key.screen)-\(key.variant)-\(picture.rawValue).png",
                    bytes: try evidence.file(picture).contents())
            }
        }
        return ExpectationFailure([report.description], attachments: attachments ?? [])
    }
}
