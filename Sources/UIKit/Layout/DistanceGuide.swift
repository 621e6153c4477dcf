import Foundation

/// What a distance of two anchors is related by to lengths: a guide that begins at the one and ends at the other.
///
/// It is there while constraints with the distance are active, and no view lists it. As a guide it is never of negative length.
@MainActor final class DistanceGuide: UILayoutGuide {
    private let ends: (LayoutOperand, LayoutOperand)
    private var pins: [NSLayoutConstraint] = []

    init(from start: LayoutOperand, to end: LayoutOperand) {
        ends = (start, end)
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    private var isHorizontal: Bool { ends.0.attribute.isHorizontal }

    /// The dimension that is the distance.
    var length: LayoutOperand { LayoutOperand(distance: self, isHorizontal ? .width : .height) }

    /// The views whose edges it lies between.
    var views: [UIView] { [ends.0.view, ends.1.view].compactMap(\.self) }

    /// The nearest view that both ends are inside of.
    var ancestor: UIView? { ends.1.view.flatMap { ends.0.view?.nearestAncestor(with: $0) } }

    /// A constraint with the distance becomes active.
    func enter() {
        guard owner == nil, let ancestor else { return }
        ancestor.addLayoutGuide(self)
        pins = zip(places, [ends.0, ends.1]).map {
            NSLayoutConstraint(first: LayoutOperand(item: self, attribute: $0), relation: .equal, second: $1)
        }
        for pin in pins { ancestor.hold(pin, of: ancestor, pin.second?.view) }
    }

    /// The constraint with the distance is active no longer.
    func leave() {
        NSLayoutConstraint.deactivate(pins)
        pins = []
        owner?.removeLayoutGuide(self)
    }

    /// Its own edges, by reading direction where those that it ends at are.
    private var places: [NSLayoutConstraint.Attribute] {
        guard isHorizontal else { return [.top, .bottom] }
        let isDirectional = ends.0.attribute.isDirectional || ends.1.attribute.isDirectional
        return isDirectional ? [.leading, .trailing] : [.left, .right]
    }
}

extension NSLayoutConstraint {
    /// Whether it holds an end of a distance.
    var isPin: Bool { first.guide is DistanceGuide && second?.guide !== first.guide && first.distance == nil }

    /// The distances that it relates.
    private var distances: [DistanceGuide] { [first.distance, second?.distance].compactMap(\.self) }

    /// Has the distances that it relates be there, or go.
    func changeDistances(_ change: (DistanceGuide) -> Void) {
        for distance in distances { change(distance) }
    }
}
