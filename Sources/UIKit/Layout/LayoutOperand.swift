/// An attribute of a view or guide.
struct LayoutOperand {
    /// Where the attribute is, without keeping it alive.
    private enum Place {
        case nowhere
        case view(ViewReference)
        case other(WeakObject)
        case distance(DistanceGuide)
    }

    private final class WeakObject {
        weak var object: AnyObject?

        init(_ object: AnyObject) { self.object = object }
    }

    private let place: Place
    let attribute: NSLayoutConstraint.Attribute

    @MainActor init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
        self.attribute = attribute
        if let view = item as? UIView {
            place = .view(view.state.reference)
        } else {
            place = item.map { .other(WeakObject($0)) } ?? .nowhere
        }
    }

    @MainActor init(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) {
        place = .view(view.state.reference)
        self.attribute = attribute
    }

    /// The length of a distance, which it keeps alive.
    init(distance: DistanceGuide, _ attribute: NSLayoutConstraint.Attribute) {
        place = .distance(distance)
        self.attribute = attribute
    }

    /// The view or guide, while it lives.
    var item: AnyObject? {
        switch place {
        case .nowhere: nil
        case .view(let reference): reference.view
        case .other(let object): object.object
        case .distance(let guide): guide
        }
    }

    /// The item if it is a view.
    var itemView: UIView? { if case .view(let reference) = place { reference.view } else { nil } }

    /// What others know of the item if it is a view.
    var itemReference: ViewReference? { if case .view(let reference) = place { reference } else { nil } }

    /// The item if it is a guide.
    var guide: UILayoutGuide? {
        if case .other(let object) = place { object.object as? UILayoutGuide } else { distance }
    }

    /// The distance whose length it is.
    var distance: DistanceGuide? { if case .distance(let guide) = place { guide } else { nil } }

    /// The view that has the attribute, or owns the guide that has it; for a distance the nearest that both ends are inside of.
    @MainActor var view: UIView? { itemView ?? distance?.ancestor ?? guide?.owningView }

    /// The views whose places it depends on.
    @MainActor var views: [UIView] { distance?.views ?? view.map { [$0] } ?? [] }
}
