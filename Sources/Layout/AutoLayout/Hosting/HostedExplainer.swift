import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimProposalTree
import LayoutSimProposals
import LayoutSimViewTree

/// Explains the size of a view of SwiftUI by what was proposed to it and to the views around it.
struct HostedExplainer {
    private let content: HostedContent
    private let layout: ProposalLayout
    private let pass: ProposalPass
    private let views: [String: View]
    private let parents: [Int?]

    /// Lays out the hosting view around a view; `nil` if there is none.
    init?(_ id: String, in engine: LayoutEngine, _ placed: Layout) {
        let (screen, measure, fonts) = (engine.filled.screen, engine.text, engine.fonts)
        let all = screen.root.inPreorder
        guard all.first(where: { $0.id == id })?.hosted != nil,
            let host = all.last(where: { $0.hosting != nil && $0.idsInPreorder.contains(id) && $0.id != id }),
            let frame = placed[host.id]?.frame
        else { return nil }
        let grid = PixelGrid(scale: screen.viewport.scale)
        guard let content = HostedContent(of: host, measure: measure, fonts: fonts, grid: grid) else { return nil }
        let safeArea = host.hosting?.respectsSafeArea ?? true ? placed.safeArea(of: host.id, in: engine) : .zero
        let layout = try? ProposalLayout(
            content.tree, in: Rect(origin: .zero, size: frame.size), safeArea: safeArea,
            keyboard: host.hosting?.keyboard ?? 0, scale: grid.scale, isRightToLeft: screen.isRightToLeft, content.code)
        guard let layout else { return nil }
        (self.content, self.layout) = (content, layout)
        pass = ProposalPass(content.tree, content.code, scale: grid.scale)
        views = Dictionary(host.inPreorder.map { ($0.id, $0) }) { first, _ in first }
        var parents = [Int?](repeating: nil, count: content.ids.count)
        for (place, node) in content.tree.nodes.enumerated() {
            for child in node.children { parents[child] = place }
        }
        self.parents = parents
    }

    /// Returns the view and the views around it, from the inside to the outside.
    func steps(of id: String) -> [ProposalStep] {
        var steps: [ProposalStep] = []
        var place = content.ids.firstIndex(of: id)
        while let current = place {
            if let step = step(current) { steps.append(step) }
            place = parents[current]
        }
        return steps
    }

    private func step(_ place: Int) -> ProposalStep? {
        let placed = layout.nodes[place]
        guard let answer = placed.frame?.size, let view = views[content.ids[place]], let hosted = view.hosted else {
            return nil
        }
        let ideal = pass.size(place, .unspecified)
        return ProposalStep(
            view: view.id, kind: hosted.kind.description, line: hosted.line.map { "\($0)" },
            proposal: Axis.allCases.map { placed.proposal[$0].map(ProposalStep.words) ?? "ideal" }
                .joined(separator: " x "),
            answer: answer, ideal: ideal, deciders: Axis.allCases.map { decider($0, of: place, answer, ideal) })
    }

    /// Says whether a view took what was proposed, and from whom that came, or has a length of its own.
    private func decider(_ axis: Axis, of place: Int, _ answer: Size, _ ideal: Size) -> String {
        let name = axis == .horizontal ? "width" : "height"
        let proposal = layout.nodes[place].proposal[axis]
        if let proposal, isNear(proposal, answer[axis]), !isNear(ideal[axis], answer[axis]) {
            return "\(name) from \(origin(of: proposal, axis, above: place))"
        }
        return isNear(ideal[axis], answer[axis]) ? "\(name) its ideal" : "\(name) its own"
    }

    /// Returns the nearest view around that proposed a length that it was not proposed itself.
    private func origin(of proposal: Double, _ axis: Axis, above place: Int) -> String {
        var current = place
        while let parent = parents[current] {
            guard let outer = layout.nodes[parent].proposal[axis], isNear(outer, proposal) else {
                return content.ids[parent]
            }
            current = parent
        }
        return "the hosting view"
    }

    private func isNear(_ one: Double, _ other: Double) -> Bool { one == other || abs(one - other) < 0.0005 }
}
