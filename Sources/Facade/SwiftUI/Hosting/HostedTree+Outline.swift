import LayoutSimGeometry
import LayoutSimProposalTree
import LayoutSimProposals
import LayoutSimViewTree
import UIKit

extension HostedTree {
    /// Returns the elements with what they are to layout and the views that show them; `nil` before the first layout.
    ///
    /// They are laid out once more, so that what code answers is written down.
    func outline(_ rules: HostingRules) -> HostedOutline? {
        guard let former = self.tree, let area, former.tree.root >= 0 else { return nil }
        let tree = ElementTree(former.elements[former.tree.root], replacing: replacing)
        tree.record = CodeRecord()
        guard
            let layout = try? ProposalLayout(
                tree.tree, in: Rect(area.bounds), safeArea: area.safeArea, scale: area.scale,
                isRightToLeft: area.isRightToLeft, tree)
        else { return nil }
        let writer = OutlineWriter(tree: tree, layout: layout, shown: shown)
        let nodes = tree.elements.indices.map(writer.node)
        return HostedOutline(nodes: nodes, rules: rules)
    }
}

/// Writes the elements of a tree that is laid out as the nodes of an outline.
@MainActor private struct OutlineWriter {
    let tree: ElementTree
    let layout: ProposalLayout
    let shown: ShownElements
    /// Whether nodes, or some in them, have a place; a row of a grid has none, but its cells do.
    private let arePlaced: [Bool]

    init(tree: ElementTree, layout: ProposalLayout, shown: ShownElements) {
        (self.tree, self.layout, self.shown) = (tree, layout, shown)
        var placed: [Bool] = []
        for (place, node) in tree.tree.nodes.enumerated() {
            placed.append(layout.nodes[place].frame != nil || node.children.contains { placed[$0] })
        }
        arePlaced = placed
    }

    func node(_ place: Int) -> HostedOutline.Node {
        let element = tree.elements[place]
        var hosted = HostedNode(kind(of: place))
        if case .code(let number, _) = tree.tree.nodes[place].kind { hosted.answers = answers(number) }
        hosted.line = element.line?.codeLine
        hosted.shape = element.display?.drawn.flatMap(ValueWords.words)
        var node = HostedOutline.Node(hosted, name: element.name ?? hosted.kind.name)
        if let display = element.display, let view = shown[element.identity] {
            note(display, view, in: &node)
        }
        let children = tree.tree.nodes[place].children.filter { arePlaced[$0] }
        node.children = tree.drawingOrder(of: place).filter(children.contains)
        if case .secondary = hosted.kind { return node }
        if node.children != children {
            node.hosted.order = children.compactMap { node.children.firstIndex(of: $0) }
        }
        return node
    }

    private func note<Display: ElementDisplay>(
        _ display: Display, _ view: UIView, in node: inout HostedOutline.Node
    ) {
        guard let view = view as? Display.Shown else { return }
        (node.view, node.container) = (view, display.container(of: view))
        node.second = display.secondContainer(of: view)
    }

    private func kind(of place: Int) -> ProposalKind {
        switch tree.tree.nodes[place].kind {
        case .text: .text(0)
        case .code(_, let axis): .code(0, axis: axis)
        case .guide(let guide, .code(let number)): .guide(guide, .distance(tree.record?.guides[number] ?? 0))
        case let kind: kind
        }
    }

    private func answers(_ number: Int) -> [HostedAnswer] { tree.record?.answers[number] ?? [] }
}
