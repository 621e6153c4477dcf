import LayoutSimProposalTree

/// What is known of a node with all below it before anybody is asked.
struct NodeFacts {
    /// Whether the node is a modifier of its first child.
    var isModifier = false
    /// Whether some node may say a guide, other than the baselines of texts.
    var saysGuides = false
    /// Whether all are views that are never shorter for a longer proposal; code is none, since it writes down what it
    /// was asked.
    var isPlain = false
    /// Whether it has to be known what is not safe of the node.
    var needsSafeArea = false
    /// Whether the node mirrors its child.
    var mirrors = false
}

extension ProposalTree {
    /// Returns what is known of each node.
    func facts() -> [NodeFacts] {
        var facts: [NodeFacts] = []
        facts.reserveCapacity(nodes.count)
        for place in nodes.indices {
            var own = NodeFacts()
            switch nodes[place].kind {
            case .fill, .text, .image, .stack, .overlapping: own.isPlain = true
            case .frame, .padding, .fixedSize, .offset: (own.isModifier, own.isPlain) = (true, true)
            case .decoration: (own.isModifier, own.isPlain, own.needsSafeArea) = (true, true, true)
            case .scroll, .geometryReader: own.needsSafeArea = true
            case .mirrored: (own.isModifier, own.mirrors) = (true, true)
            case .guide: (own.isModifier, own.saysGuides) = (true, true)
            case .code: own.saysGuides = true
            default: own.isModifier = nodes[place].kind.isModifier
            }
            for child in nodes[place].children {
                if facts[child].saysGuides { own.saysGuides = true }
                if !facts[child].isPlain { own.isPlain = false }
            }
            facts.append(own)
        }
        return facts
    }

    /// Returns the layout priority of each node.
    func layoutPriorities(_ facts: [NodeFacts]) -> [Double] {
        var priorities = [Double](repeating: 0, count: nodes.count)
        for place in nodes.indices {
            switch nodes[place].kind {
            case .priority(let priority): priorities[place] = priority
            case .spacer: priorities[place] = -.infinity
            default:
                guard facts[place].isModifier, let child = nodes[place].children.first else { continue }
                if case .spacer = nodes[child].kind { continue }
                priorities[place] = priorities[child]
            }
        }
        return priorities
    }
}
