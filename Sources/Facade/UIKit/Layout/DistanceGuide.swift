import Foundation

/// A guide between two anchors, whose length represents their distance in constraints.
///
/// It exists while constraints with the distance are active, and no view lists it. As a guide, it never has a negative
/// length.
@MainActor final class DistanceGuide: UILayoutGuide {
    private let ends: (LayoutOperand, LayoutOperand)
    private var pins: [NSLayoutConstraint] = []

    init(from start: LayoutOperand, to end: LayoutOperand) {
        ends = (start, end)
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    private var isHorizontal: Bool { ends.0.attribute.isHorizontal }

    /// The operand that represents the distance.
    var length: LayoutOperand { LayoutOperand(distance: self, isHorizontal ? .width : .height) }

    /// The views of the two anchors.
    var views: [UIView] { [ends.0.view, ends.1.view].compactMap(\.self) }

    /// The nearest common ancestor of the two anchors' views.
    var ancestor: UIView? { ends.1.view.flatMap { ends.0.view?.nearestAncestor(with: $0) } }

    /// Adds the guide when a constraint with the distance becomes active.
    func enter() {
        guard owner == nil, let ancestor else { return }
        ancestor.addLayoutGuide(self)
        pins = zip(places, [ends.0, ends.1]).map {
            NSLayoutConstraint(first: LayoutOperand(item: self, attribute: $0), relation: .equal, second: $1)
        }
        for pin in pins { ancestor.hold(pin, of: ancestor, pin.second?.view) }
    }

    /// Removes the guide when the constraint with the distance is deactivated.
    func leave() {
        NSLayoutConstraint.deactivate(pins)
        pins = []
        owner?.removeLayoutGuide(self)
    }

    /// The attributes of the guide's own ends, which are directional if either anchor is.
    private var places: [NSLayoutConstraint.Attribute] {
        guard isHorizontal else { return [.top, .bottom] }
        let isDirectional = ends.0.attribute.isDirectional || ends.1.attribute.isDirectional
        return isDirectional ? [.leading, .trailing] : [.left, .right]
    }
}

extension NSLayoutConstraint {
    /// Whether the constraint attaches an end of a distance guide.
    var isPin: Bool { first.guide is DistanceGuide && second?.guide !== first.guide && first.distance == nil }

    /// Calls a closure with the distances that the constraint relates, to add or remove their guides.
    func changeDistances(_ change: (DistanceGuide) -> Void) {
        if let distance = first.distance { change(distance) }
        if let distance = second?.distance { change(distance) }
    }
}
