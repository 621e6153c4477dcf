package import LayoutSimGeometry
package import LayoutSimProposalTree

/// The answers of a tree's nodes in one pass: each node is asked a proposal once.
///
/// A class, since nodes ask each other and all write down what they answered.
package final class ProposalPass {
    let tree: ProposalTree
    let code: any ProposalCode
    /// The size of a pixel, in points.
    let pixel: Double
    /// The axes of the stacks around spacers and dividers, by node; `nil` outside of stacks.
    let axes: [Axis?]
    let facts: [NodeFacts]
    /// The layout priorities of the nodes: what a modifier says, also below other modifiers; spacers come last, but not
    /// below modifiers.
    let priorities: [Double]
    private(set) var answers: AnswerList
    private let former: FormerAnswers?
    /// The distances that neighbors ask for, in points.
    var knownDistances: [Neighbors: Double] = [:]
    /// The nodes whose code answered with what is no number, in the order in which they were asked.
    private(set) var faults: [ProposalFault] = []

    /// Creates a pass over a tree for a display with `scale` pixels a point.
    ///
    /// - Parameters:
    ///   - answers: what another tree answered.
    ///   - places: where each node is in that tree with all below it; -1 for nodes that are not there.
    package init(
        _ tree: ProposalTree, _ code: any ProposalCode, scale: Double, reusing answers: ProposalAnswers? = nil,
        at places: [Int] = []
    ) {
        self.tree = tree
        self.code = code
        pixel = 1 / scale
        facts = tree.facts()
        axes = tree.axesAround(facts)
        priorities = tree.layoutPriorities(facts)
        self.answers = AnswerList(count: tree.nodes.count)
        former = answers?.former(at: places, axes, pixel: pixel)
    }

    /// Returns the size that a node answers, in points.
    package func size(_ node: Int, _ proposal: ProposedSize) -> Size {
        let answer = answer(of: node, proposal)
        return answers.size(answer)
    }

    /// Returns the places of a node's children if it answered a proposal.
    package func places(_ node: Int, _ proposal: ProposedSize) -> [ProposalPlace] {
        rangeOfPlaces(node, proposal).map { answers.place($0) }
    }

    /// Calls a closure with the places of a node's children if it answered a proposal.
    func forEachPlace(_ node: Int, _ proposal: ProposedSize, _ body: (ProposalPlace) -> Void) {
        for index in rangeOfPlaces(node, proposal) { body(answers.place(index)) }
    }

    /// Returns where the places of a node's children are among all answers.
    func rangeOfPlaces(_ node: Int, _ proposal: ProposedSize) -> Range<Int> {
        let answer = answer(of: node, proposal)
        if let known = answers.rangeOfPlaces(answer) { return known }
        if let former, let range = former.rangeOfPlaces(node, proposal) {
            return answers.add(range, of: former.answers, movedBy: node - former.nodes[node], answer)
        }
        return answers.add(placesOfChildren(node, proposal, answers.size(answer)), answer)
    }

    /// Returns the position that a node gives a guide by what it or its children say, or `nil` for the guide's own
    /// place.
    func explicitGuide(_ guide: AlignmentGuide, of node: Int, _ proposal: ProposedSize) -> Double? {
        if !facts[node].saysGuides, !guide.isSaidByTexts { return nil }
        let answer = answer(of: node, proposal)
        if let known = answers.position(of: guide, answer) { return known }
        let position = positionSaid(of: guide, node, proposal)
        answers.add(guide, at: position, answer)
        return position
    }

    private func answer(of node: Int, _ proposal: ProposedSize) -> Int {
        if let known = answers.find(node, proposal) { return known }
        if let former, let known = former.find(node, proposal) {
            return answers.add(node, proposal, former.size(known))
        }
        var size = answeredSize(node, proposal)
        if size.width.isNaN || size.height.isNaN {
            size = Size(width: size.width.isNaN ? 0 : size.width, height: size.height.isNaN ? 0 : size.height)
            noteNotANumber(node)
        }
        return answers.add(node, proposal, size)
    }

    /// Notes that code answered for a node with what is no number.
    func noteNotANumber(_ node: Int) {
        let fault = ProposalFault(node: node, reason: .notANumber)
        if !faults.contains(fault) { faults.append(fault) }
    }
}

extension ProposalTree {
    /// Returns the axis of the stack around each node; modifiers stand between a stack and its children.
    func axesAround(_ facts: [NodeFacts]) -> [Axis?] {
        var axes = [Axis?](repeating: nil, count: nodes.count)
        for place in nodes.indices.reversed() {
            let axis: Axis? =
                switch nodes[place].kind {
                case .stack(let axis, _, _), .lazyStack(let axis, _, _): axis
                case .code(_, let axis): axis
                default: facts[place].isModifier ? axes[place] : nil
                }
            for child in nodes[place].children { axes[child] = axis }
            guard case .lazyGrid(let axis, _, _, _) = nodes[place].kind else { continue }
            for child in nodes[place].children {
                if case .unmade = nodes[child].kind { axes[child] = axis }
            }
        }
        return axes
    }
}
