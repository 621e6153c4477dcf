import LayoutSimAutoLayout
import LayoutSimCauses
import LayoutSimDocuments
import LayoutSimGeometry
import LayoutSimPixels
import LayoutSimRendering
import LayoutSimSceneAssembly
import LayoutSimSnapshots
import LayoutSimViewTree

/// Edits of a file, and a check that the causes found for their effects are those edits.
struct MutationTrial {
    /// The object of edits that affect the whole screen, such as a bar's title.
    static let screen = "screen"

    let file: StudiedFile
    let mutations: [FileMutation]
    let device: String

    /// Judges each screen of the file that has changed.
    func judgments() throws -> [MutationJudgment] {
        let old = try file.screens(with: [], on: device)
        let new = try file.screens(with: mutations, on: device)
        var judgments: [MutationJudgment] = []
        for (id, screen) in new.screens {
            guard let before = old[id], before.screen != screen.screen else { continue }
            judgments.append(try judgment(id, Version(before, old.renderer), Version(screen, new.renderer)))
        }
        return judgments
    }

    private func judgment(_ id: String, _ old: Version, _ new: Version) throws -> MutationJudgment {
        let change = try new.change(since: old, on: device)
        var judgment = MutationJudgment(screen: id, device: device, report: change?.causes)
        for place in mutations.indices where try isEffective(place, id, new) { judgment.effective.append(place) }
        guard let report = change?.causes, report.class != .record else {
            for place in judgment.effective { judgment.fail(.missed, "nothing is told of \(mutations[place].kind)") }
            return judgment
        }
        let own = try mutations.indices.map { try inputs(of: $0, id, old) }
        for place in mutations.indices
        where mutations[place].expectation == .silent && own[place].contains(where: \.isVisible) {
            judgment.fail(.wrong, "\(mutations[place].kind) counts as visible")
        }
        let objects = Objects(old.screen, new.screen)
        for place in judgment.effective {
            let isNamed = report.causes.contains { cause in
                cause.inputs.contains { !mutations[place].objects.isDisjoint(with: objects.names(of: $0)) }
            }
            if !isNamed {
                judgment.fail(.missed, "\(mutations[place].kind) \(mutations[place].objects.sorted()) is not named")
            }
        }
        for cause in report.causes {
            try judge(cause, of: report, id, (old, new), objects, own.map { Set($0.map(\.identity)) }, &judgment)
        }
        return judgment
    }

    /// A cause consists of inputs of effective edits, and its effects are gone without those edits.
    private func judge(
        _ cause: CauseReport.Cause, of report: CauseReport, _ id: String, _ versions: (old: Version, new: Version),
        _ objects: Objects, _ own: [Set<String>], _ judgment: inout MutationJudgment
    ) throws {
        var makers: Set<Int> = []
        for input in cause.inputs {
            var edits = mutations.indices.filter { own[$0].contains(input.identity) }
            // What no edit makes by itself, such as the loss of a constraint that was given to a view that is removed.
            if edits.isEmpty {
                edits = mutations.indices.filter { !mutations[$0].objects.isDisjoint(with: objects.names(of: input)) }
            }
            makers.formUnion(edits)
            if try !edits.contains(where: { try judgment.effective.contains($0) || isTold($0, id, versions.new) }) {
                judgment.fail(.wrong, "\(input) has no effect")
            }
        }
        // What they mask is reverted with them.
        for input in cause.masked { makers.formUnion(mutations.indices.filter { own[$0].contains(input.identity) }) }
        guard !makers.isEmpty, makers.count < mutations.count else { return }
        try judge(cause, of: report, id, versions.old, without: makers, &judgment)
    }

    /// The effects of a cause are gone where only the other edits are made.
    private func judge(
        _ cause: CauseReport.Cause, of report: CauseReport, _ id: String, _ old: Version, without makers: Set<Int>,
        _ judgment: inout MutationJudgment
    ) throws {
        let rest = mutations.indices.filter { !makers.contains($0) }.map { mutations[$0] }
        let screens = try file.screens(with: rest, on: device)
        let effects = cause.outputs.filter(\.isLayout)
        guard let screen = screens[id] else {
            judgment.effectsOtherwise += effects.count
            return
        }
        let left = try Version(screen, screens.renderer).change(since: old, on: device)?.causes
        let inputs = Set(report.inputs.map(\.identity))
        for output in effects {
            guard let left, left.outputs.contains(where: { $0.subject == output.subject }) else {
                judgment.goneEffects += 1
                continue
            }
            let others = left.causes.filter { $0.outputs.contains { $0.subject == output.subject } }
            // The other edits can do by themselves what they do not do here, such as tying a view to one that is
            // removed here; then every cause of what is left has an input that is not there with all edits.
            let isOtherwise = others.allSatisfy { $0.inputs.contains { !inputs.contains($0.identity) } }
            if !others.isEmpty && isOtherwise {
                judgment.effectsOtherwise += 1
            } else {
                judgment.fail(.wrong, "\(output) is there without \(cause.inputs.map(\.description))")
            }
        }
    }

    /// Returns whether the screen looks different without one of the edits.
    private func isEffective(_ place: Int, _ id: String, _ new: Version) throws -> Bool {
        let others = mutations.indices.filter { $0 != place }.map { mutations[$0] }
        let screens = try file.screens(with: others, on: device)
        guard let screen = screens[id] else { return false }
        return try Version(screen, screens.renderer).looksDifferent(from: new)
    }

    /// Returns whether anything reported about the screen, such as a finding, is different without one of the edits.
    private func isTold(_ place: Int, _ id: String, _ new: Version) throws -> Bool {
        let others = mutations.indices.filter { $0 != place }.map { mutations[$0] }
        let screens = try file.screens(with: others, on: device)
        guard let screen = screens[id] else { return false }
        let change = try new.change(since: Version(screen, screens.renderer), on: device)
        return !(change?.causes.outputs.isEmpty ?? true)
    }

    /// Returns the changes that one of the edits makes by itself.
    private func inputs(of place: Int, _ id: String, _ old: Version) throws -> [InputChange] {
        let screens = try file.screens(with: [mutations[place]], on: device)
        guard let screen = screens[id] else { return [] }
        return try Version(screen, screens.renderer).change(since: old, on: device)?.causes.inputs ?? []
    }
}

/// A screen in one version of a file.
private struct Version {
    let screen: AssembledScreen
    let renderer: Renderer
    let side: Likeness.Side
    /// The frames of views by id, in points in the screen's coordinates.
    private let frames: [String: Rect]
    private let pixels: ContentHash

    init(_ screen: AssembledScreen, _ renderer: Renderer) throws {
        self.screen = screen
        self.renderer = renderer
        side = try Likeness.Side(screen.screen, renderer: renderer)
        let layout = renderer.layout(screen.screen)
        frames = Dictionary(layout.views.map { ($0.view.id, $0.screenFrame) }) { first, _ in first }
        pixels = try renderer.pixelHash(renderer.displayList(layout))
    }

    /// Returns whether a view that both versions have has a different frame, or a pixel differs.
    func looksDifferent(from other: Version) -> Bool {
        pixels != other.pixels || frames.contains { id, frame in other.frames[id].map { $0 != frame } ?? false }
    }

    func change(since old: Version, on device: String) throws -> SnapshotChange? {
        guard side != old.side else { return nil }
        return try SnapshotChange(of: screen.screen, side, since: old.side, named: device, renderer: renderer)
    }
}

/// The objects of the file that inputs belong to.
private struct Objects {
    private var origins: [String: String]

    init(_ old: AssembledScreen, _ new: AssembledScreen) {
        origins = old.origins.mapValues(\.view)
        origins.merge(new.origins.mapValues(\.view)) { _, new in new }
    }

    func names(of input: InputChange) -> Set<String> {
        switch input.place {
        case .screen: [MutationTrial.screen]
        case .view(let id): [id, origins[id] ?? id]
        case .constraint(let constraint): Set([constraint.identifier].compactMap(\.self))
        }
    }
}

extension InputChange {
    /// Whether the input can affect anything visible.
    fileprivate var isVisible: Bool { kind.rawValue != "name" }
}

extension OutputChange {
    fileprivate var isLayout: Bool { if case .painted = subject { false } else { true } }
}
