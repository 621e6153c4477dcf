package import LayoutSimAutoLayout
package import LayoutSimRendering
package import LayoutSimSnapshots
package import LayoutSimViewTree

/// A script in a variant: a person's way through an app, some of whose steps have goldens.
package struct GoldenScript: Sendable {
    /// The name of the script, which is that of the screen of its goldens.
    package let name: String
    /// The variant that it runs in.
    let variant: String
    let rowName: String
    let matrix: [String]
    let place: CodePlace
    /// The names of its goldens, in order.
    package private(set) var steps: [String] = []
    /// The names of its recordings as parts of file names, in order.
    private var recordings: [String] = []
    /// The moments of its last recording so far.
    fileprivate var moments: [RunFolder.Moment] = []

    /// Begins a script.
    package init<Content>(_ name: String, as variant: Variant<Content>, at place: CodePlace) {
        (self.name, self.place) = (ScriptStep.slug(name), place)
        (self.variant, rowName, matrix) = (variant.name, variant.rowName, variant.matrix)
    }

    /// Begins a recording, whose moments follow; says why not if files of another one have its name.
    package mutating func begin(recording: String) -> String? {
        let slug = ScriptStep.slug(recording)
        guard !recordings.contains(slug) else { return "the script '\(name)' has two recordings called '\(slug)'" }
        recordings.append(slug)
        moments = []
        return nil
    }

    /// Adds a golden; says why not if files of another one have its name.
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
    /// Why what a person sees after a step does not match its golden; `nil` if it does.
    ///
    /// The golden's screen has the name of the script, its variant that of the script's variant and the step, which may be
    /// a moment of a recording.
    package func failure(
        ofStep step: String, of screen: Screen, laidOut layout: Layout? = nil, in script: inout GoldenScript,
        recording: ScriptStep.Recording? = nil, renderer: Renderer
    ) throws -> ExpectationFailure? {
        if let reason = script.add(step) { return ExpectationFailure([reason]) }
        let key = SnapshotKey(screen: script.name, variant: "\(script.variant)-\(ScriptStep.slug(step))")
        let content = script.rowName.isEmpty ? step : "\(script.rowName) \(step)"
        var subject =
            if let layout {
                SnapshotSubject(key: key, layout: layout, content: content)
            } else {
                SnapshotSubject(key: key, screen: screen, content: content)
            }
        subject.step = ScriptStep(
            number: script.steps.count, name: step, variant: script.variant, recording: recording)
        try CodePictures(root: root).add(for: screen, to: renderer)
        let failure = try failure(of: subject, renderer: renderer)
        if let step = subject.step, let recording {
            try add(RunFolder.Moment(key, time: recording.time), ofStep: step, in: &script)
        }
        return failure
    }

    /// Adds a moment of a recording, which is left as an animated picture after its last one.
    private func add(_ moment: RunFolder.Moment, ofStep step: ScriptStep, in script: inout GoldenScript) throws {
        script.moments.append(moment)
        guard let recording = step.recording, recording.index == recording.count - 1,
            let file = run.folder.animation(ofScript: script.name, step)
        else { return }
        try run.folder.animate(script.moments, into: file)
    }

    /// Records which goldens a script has; those of a script that broke off are all taken to be of it.
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
