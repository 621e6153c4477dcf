import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimDocuments
import LayoutSimDevices
package import LayoutSimRendering
import LayoutSimViewTree

/// Determines why variants do not match their goldens, by laying them out again with inputs reverted.
///
/// Nothing is reported as a cause unless reverting it has restored the golden's outputs.
package struct CauseSearch {
    private let renderer: Renderer

    /// Creates a search; the renderer must have the font era with which the variants are laid out.
    package init(renderer: Renderer) {
        self.renderer = renderer
    }

    /// Returns the report on a variant; throws if one of the program's fonts cannot be read.
    package func report(on variant: ChangedVariant) throws -> CauseReport {
        var variant = variant
        let layout = renderer.layout(variant.screen)
        var document = renderer.document(layout)
        var format: [Input] = []
        if variant.golden.format < 3, document.format > 2, layout.screen.hasFillings {
            let change = InputChange(.screen, .format, old: "\(variant.golden.format)", new: "\(document.format)")
            format = [Input(change: change, isPaint: true, revert: { _ in })]
            variant.screen = layout.screen.withoutFillings
            document = renderer.document(renderer.layout(variant.screen))
        }
        if variant.golden.format < 5, document.format > 4 {
            let change = InputChange(.screen, .format, old: "\(variant.golden.format)", new: "\(document.format)")
            format = [Input(change: change, isPaint: true, revert: { _ in })]
            variant.screen = layout.screenOfShownFrames
            document = renderer.document(renderer.layout(variant.screen))
        }
        let pictures = KnownPictures(of: variant.screen, document)
        guard var golden = variant.golden.recordedScreen(pictures: pictures),
            var now = document.recordedScreen(pictures: pictures)
        else { return unreadable(variant) }
        let identities = ViewIdentities(golden: golden.screen.root, now: now.screen.root)
        golden.rename(identities.names)
        let (oldFrames, newFrames) = (golden.screen.storedFrames, now.screen.storedFrames)
        golden.screen = golden.screen.withUnusedFrames(newFrames)
        now.screen = now.screen.withUnusedFrames(oldFrames)
        variant.screen = variant.screen.withStoredFrames(now.screen.storedFrames)
        let motions = MotionPairing(golden: golden.screen, now: now.screen)
        golden.screen = motions.renumberedGolden
        now.screen = motions.renumbered(now.screen)
        variant.screen = motions.renumbered(variant.screen)
        let drawings = FollowingDrawings(
            golden: golden.screen.root, now: now.screen.root,
            sizes: (variant.golden.sizes(named: identities.names), document.sizes(named: ViewNames())))
        let difference = InputDifference(
            golden: golden, now: now, pictures: pictures, motions: motions, drawings: drawings)
        let differences = difference.inputs(of: variant.screen)
            .filter { format.isEmpty || $0.change.kind != .format }
        var inputs =
            (format.isEmpty ? identities.inputs : format) + constraintIdentities(golden.screen, now.screen, differences)
            + differences
            + fingerprint(of: variant)
        let goldenOutputs = Outputs(variant.golden, golden, renamed: identities.names)
        let outputs = Outputs(document, now)
        // Frames of a presentation differ in their last digits from those that result from layout.
        if !format.isEmpty, variant.golden.format > 3, variant.picture == nil,
            outputs.changes(since: goldenOutputs).isEmpty
        {
            inputs = format
        }
        var report = CauseReport(
            variant: variant.name, class: .record, inputs: inputs.map(\.change),
            outputs: outputs.changes(since: goldenOutputs))
        report.renamed = identities.names
        report.names = ViewNames(
            of: document.spokenNames + variant.golden.spokenNames.map { (identities.names[$0.id], $0.name) })
        report.area = now.screen.viewport.size.width * now.screen.viewport.size.height
        variant.screen = variant.screen.knowingAnswers(of: golden.screen.root)
        let trial = Trial(variant.screen, era: now.era, inputs: inputs, drawings: drawings, renderer: renderer)
        if !report.outputs.isEmpty {
            let search = LayoutCauseSearch(inputs: inputs, golden: goldenOutputs, now: outputs, trial: trial)
            try search.explain(&report)
            try addPaths(to: &report, inputs, trial)
        }
        if let picture = variant.picture {
            try PaintCauseSearch(inputs: inputs, picture: picture, trial: trial).explain(&report)
        }
        return report
    }

    /// Returns the report on a golden without views, or with duplicate ids, which this program did not write.
    private func unreadable(_ variant: ChangedVariant) -> CauseReport {
        let change = InputChange(.screen, .unknown, old: "a damaged tree", new: nil)
        return CauseReport(variant: variant.name, class: .layout, inputs: [change], outputs: [], together: [change])
    }

    /// Constraints that were added or removed have ids of their own.
    private func constraintIdentities(_ golden: Screen, _ now: Screen, _ differences: [Input]) -> [Input] {
        guard !differences.contains(where: { [.added, .removed].contains($0.change.kind) }) else { return [] }
        return Input.constraintIdentities(golden: golden.constraints, now: now.constraints)
    }

    private func fingerprint(of variant: ChangedVariant) -> [Input] {
        guard let fingerprints = variant.fingerprints, fingerprints.golden != fingerprints.now else { return [] }
        let change = InputChange(.screen, .fingerprint, old: fingerprints.golden, new: fingerprints.now)
        return [Input(change: change, revert: nil)]
    }

    /// The maximum number of causes whose paths are determined, which takes additional layouts.
    private static let mostPaths = 4

    private func addPaths(to report: inout CauseReport, _ inputs: [Input], _ trial: Trial) throws {
        for place in report.causes.indices.prefix(CauseSearch.mostPaths) {
            let cause = report.causes[place]
            let places = inputs.indices.filter { cause.inputs.contains(inputs[$0].change) }
            guard let output = cause.mainOutput, let before = try trial.layout(reverting: places),
                let after = try trial.layout(reverting: [])
            else { continue }
            report.causes[place].path =
                CausePath(cause: cause, output: output, before: before.layout, after: after.layout, renderer: renderer)
                .steps
        }
    }
}

extension LayoutDocument {
    /// Returns the sizes of the views by their names, in points.
    fileprivate func sizes(named names: ViewNames) -> [String: Size] {
        Dictionary(nodes.map { (names[$0.id], $0.frame.size) }) { first, _ in first }
    }
}

extension Screen {
    /// Returns the screen with what code answered in a golden, for proposals that it was not asked now.
    fileprivate func knowingAnswers(of golden: View) -> Screen {
        let views = golden.inPreorder.filter { !($0.hosted?.answers.isEmpty ?? true) }
        guard !views.isEmpty else { return self }
        let known = Dictionary(views.map { ($0.id, $0.hosted?.answers ?? []) }) { first, _ in first }
        var screen = self
        screen.root.changeAllViews { view in
            guard let answers = view.hosted?.answers, let former = known[view.id] else { return }
            let proposals = Set(answers.map(\.proposal))
            // The last answer stands for proposals that nobody knows, so that those of now stay behind.
            view.hosted?.answers = former.filter { !proposals.contains($0.proposal) } + answers
        }
        return screen
    }
}
