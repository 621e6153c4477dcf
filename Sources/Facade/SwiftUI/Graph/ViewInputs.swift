// swift-format-ignore-file: NoLeadingUnderscores
import LayoutSimProposals

/// What a view is made with: the place of its value in the graph, and its environment.
@MainActor public struct _ViewInputs {
    /// The node of the view.
    let node: ViewNode
    /// The environment of the view.
    var environment: EnvironmentValues
    /// Whether the view's elements are rows of a lazy container, so that only those in sight are made.
    var isLazy = false
    /// Whether the view's value is the same as the last time.
    var isSame = false
    /// Whether nothing changed but views below.
    var isUnchanged = false

    /// Makes a view in this one; `key` tells it from the others.
    ///
    /// A view that is nested deeper than a thread's stack can hold, such as one whose body is the view itself, makes
    /// nothing.
    ///
    /// - Parameter isSame: whether the view is known to be the same as the last time, so that nobody has to compare it.
    func make<Content: View>(
        _ view: Content, _ key: ViewKey = .index(0), isSame: Bool = false
    ) -> _ViewOutputs {
        make(view, key, isSame: isSame, isLazy: false)
    }

    /// Makes a view in this one whose elements stand beside each other where those of this one do.
    func makeListed<Content: View>(
        _ view: Content, _ key: ViewKey = .index(0), isSame: Bool = false
    ) -> _ViewOutputs {
        make(view, key, isSame: isSame, isLazy: isLazy)
    }

    /// Makes the views of a lazy container.
    func makeRows<Content: View>(_ view: Content) -> _ViewOutputs {
        make(view, .index(0), isSame: isSame, isLazy: true)
    }

    /// Makes a view of a collection in this one, whose node is known.
    func make<Content: View>(_ view: Content, in row: ViewNode) -> _ViewOutputs {
        guard !isTooDeep else { return _ViewOutputs() }
        return row.update(view, environment)
    }

    private func make<Content: View>(
        _ view: Content, _ key: ViewKey, isSame: Bool, isLazy: Bool
    ) -> _ViewOutputs {
        guard !isTooDeep else { return _ViewOutputs() }
        return node.child(key, Content.self).update(view, environment, isSame: isSame, isLazy: isLazy)
    }

    private var isTooDeep: Bool {
        guard node.depth >= ProposalError.deepest else { return false }
        node.graph.tellTooDeep()
        return true
    }

    /// Makes a view that stands for one: several are laid in each other's place.
    func makeOne<Content: View>(
        _ view: Content, _ key: ViewKey = .index(0), alignment: Alignment = .center
    ) -> _ViewOutputs {
        var outputs = make(view, key)
        if outputs.elements.count != 1 {
            outputs.elements = [ViewElement(node, .overlapping(alignment), outputs.elements)]
        }
        return outputs
    }
}

/// Tells a view from the others in the same view.
enum ViewKey: Hashable {
    /// A place in the source.
    case index(Int)
    /// What a collection or an app calls it.
    case id(AnyHashable)
}
