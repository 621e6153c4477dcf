/// An attribute of a view or guide, as an operand of a constraint.
struct LayoutOperand {
    /// The item of the attribute, without a strong reference.
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

    /// Creates the operand for the length of a distance, which it retains.
    init(distance: DistanceGuide, _ attribute: NSLayoutConstraint.Attribute) {
        place = .distance(distance)
        self.attribute = attribute
    }

    /// The view or guide; `nil` after it was deallocated.
    var item: AnyObject? {
        switch place {
        case .nowhere: nil
        case .view(let reference): reference.view
        case .other(let object): object.object
        case .distance(let guide): guide
        }
    }

    /// The item, if it is a view.
    var itemView: UIView? { if case .view(let reference) = place { reference.view } else { nil } }

    /// The weak reference to the item, if it is a view.
    var itemReference: ViewReference? { if case .view(let reference) = place { reference } else { nil } }

    /// The item, if it is a guide.
    var guide: UILayoutGuide? {
        if case .other(let object) = place { object.object as? UILayoutGuide } else { distance }
    }

    /// The distance guide, if the operand is a distance.
    var distance: DistanceGuide? { if case .distance(let guide) = place { guide } else { nil } }

    /// The view that has the attribute, or that owns the guide; for a distance, the nearest common ancestor of its
    /// ends.
    @MainActor var view: UIView? { itemView ?? distance?.ancestor ?? guide?.owningView }

    /// The views whose positions determine the operand.
    @MainActor var views: [UIView] { distance?.views ?? view.map { [$0] } ?? [] }
}
