package import LayoutSimAutoLayout
package import LayoutSimRendering
package import LayoutSimSnapshots
package import LayoutSimViewTree

/// A script run in a variant: a user's path through an app, with goldens for some of its steps.
package struct GoldenScript: Sendable {
    /// The name of the script, which is also the screen name of its goldens.
    package let name: String
    /// The name of the variant that the script runs in.
    let variant: String
    let rowName: String
    let matrix: [String]
    let place: CodePlace
    /// The names of the script's goldens, in order.
    package private(set) var steps: [String] = []
    /// Creates a script without goldens.
    package init<Content>(_ name: String, as variant: Variant<Content>, at place: CodePlace) {
        (self.name, self.place) = (ScriptStep.slug(name), place)
        (self.variant, rowName, matrix) = (variant.name, variant.rowName, variant.matrix)
    }

    /// Adds a golden; returns an error message if its files would have the same name as those of another one.
    fileprivate mutating func add(_ step: String) -> String? {
        let slug = ScriptStep.slug(step)
        guard !steps.contains(where: { ScriptStep.slug($0) == slug }) else {
            return "the script '\(name)' has two goldens called '\(slug)'"
        }
        steps.append(step)
        return nil
    }
}

extension GoldenRun {
    /// Returns why the screen after a step does not match its golden; `nil` if it does.
    ///
    /// The golden has the name of the script as its screen, and the script's variant and the step as its variant.
    package func failure(
        ofStep step: String, of screen: Screen, laidOut layout: Layout? = nil, in script: inout GoldenScript,
        renderer: Renderer
    ) throws -> ExpectationFailure? {
        try CodePictures(root: root).add(for: screen, to: renderer)
        return try failure(of: step, in: &script, renderer) { key, content in
            if let layout { return SnapshotSubject(key: key, layout: layout, content: content) }
            return SnapshotSubject(key: key, screen: screen, content: content)
        }
    }

    /// Returns why the screens over time do not match their golden, which combines all moments; `nil` if they do.
    package func failure(
        ofRecording step: String, _ moments: [SnapshotSubject.Moment], in script: inout GoldenScript, renderer: Renderer
    ) throws -> ExpectationFailure? {
        for moment in moments { try CodePictures(root: root).add(for: moment.screen, to: renderer) }
        return try failure(of: step, in: &script, renderer) {
            SnapshotSubject(key: $0, recording: moments, content: $1)
        }
    }

    private func failure(
        of step: String, in script: inout GoldenScript, _ renderer: Renderer,
        _ subject: (_ key: SnapshotKey, _ content: String) -> SnapshotSubject
    ) throws -> ExpectationFailure? {
        if let reason = script.add(step) { return ExpectationFailure([reason]) }
        let key = SnapshotKey(screen: script.name, variant: "\(script.variant)-\(ScriptStep.slug(step))")
        var subject = subject(key, script.rowName.isEmpty ? step : "\(script.rowName) \(step)")
        subject.step = ScriptStep(number: script.steps.count, name: step, variant: script.variant)
        return try failure(of: subject, renderer: renderer)
    }

    /// Records which goldens a script has; for an incomplete script, all existing ones are assumed to belong to it.
    package func declare(_ script: GoldenScript, isComplete: Bool) throws {
        var variants = script.matrix.flatMap { variant in script.steps.map { "\(variant)-\(ScriptStep.slug($0))" } }
        if !isComplete {
            let goldens = run.project.goldens
            let known = try goldens.allKeys(lock: goldens.lock()).filter { $0.screen == script.name }.map(\.variant)
            variants += known.filter { !variants.contains($0) }.sorted()
        }
        if !variants.isEmpty { try declare(script.name, variants, at: script.place) }
    }
}
