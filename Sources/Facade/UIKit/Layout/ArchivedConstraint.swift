import Foundation
import LayoutSimViewTree

/// A constraint in the archive of the view that holds it, with its items by their places below that view.
///
/// Archives of Linux cannot read objects that refer to each other in a circle.
@preconcurrency @MainActor final class ArchivedConstraint: NSObject, @preconcurrency NSCoding {
    private let first: String
    private let second: String?
    private let attributes: [Int]
    private let relation: Int
    private let numbers: [Double]
    private let identifier: String?

    /// Creates the record of a constraint; `nil` if an item is not at or below a view.
    init?(_ constraint: NSLayoutConstraint, in view: UIView) {
        guard let first = ArchivedConstraint.place(of: constraint.firstItem, in: view) else { return nil }
        self.first = first
        second = ArchivedConstraint.place(of: constraint.secondItem, in: view)
        if constraint.secondItem != nil, second == nil { return nil }
        attributes = [constraint.firstAttribute.rawValue, constraint.secondAttribute.rawValue]
        relation = constraint.relation.rawValue
        numbers = [Double(constraint.multiplier), Double(constraint.constant), Double(constraint.priority.rawValue)]
        identifier = constraint.identifier
    }

    init?(coder: NSCoder) {
        guard let first = coder.decodeObject(forKey: "First") as? String else { return nil }
        self.first = first
        second = coder.containsValue(forKey: "Second") ? coder.decodeObject(forKey: "Second") as? String : nil
        identifier = coder.containsValue(forKey: "Name") ? coder.decodeObject(forKey: "Name") as? String : nil
        attributes = Key.attributes.map { coder.decodeInteger(forKey: $0) }
        relation = coder.decodeInteger(forKey: "Relation")
        numbers = Key.numbers.map { coder.decodeDouble(forKey: $0) }
    }

    func encode(with coder: NSCoder) {
        coder.encode(first, forKey: "First")
        if let second { coder.encode(second, forKey: "Second") }
        if let identifier { coder.encode(identifier, forKey: "Name") }
        for (key, attribute) in zip(Key.attributes, attributes) { coder.encode(attribute, forKey: key) }
        coder.encode(relation, forKey: "Relation")
        for (key, number) in zip(Key.numbers, numbers) { coder.encode(number, forKey: key) }
    }

    /// The keys of numbers, in their order.
    private enum Key {
        static let attributes = ["FirstAttribute", "SecondAttribute"]
        static let numbers = ["Multiplier", "Constant", "Priority"]
    }

    /// Returns the constraint between items at and below a view; `nil` if there are no such items.
    func constraint(in view: UIView) -> NSLayoutConstraint? {
        guard let item = ArchivedConstraint.item(at: first, in: view),
            let attribute = NSLayoutConstraint.Attribute(rawValue: attributes[0]),
            let otherAttribute = NSLayoutConstraint.Attribute(rawValue: attributes[1]),
            let relation = NSLayoutConstraint.Relation(rawValue: relation)
        else { return nil }
        let other = second.map { ArchivedConstraint.item(at: $0, in: view) }
        if let other, other == nil { return nil }
        let constraint = NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: other ?? nil, attribute: otherAttribute,
            multiplier: CGFloat(numbers[0]), constant: CGFloat(numbers[1]))
        constraint.priority = UILayoutPriority(rawValue: Float(numbers[2]))
        constraint.identifier = identifier
        constraint.shouldBeArchived = true
        return constraint
    }

    /// Returns the place of a view, such as `0.2` for a subview of a subview, or of its guide, such as `0.2:1`.
    private static func place(of item: AnyObject?, in root: UIView) -> String? {
        if let view = item as? UIView { return place(of: view, in: root) }
        guard let guide = item as? UILayoutGuide, let owner = guide.owningView, let outer = place(of: owner, in: root)
        else { return nil }
        let number = owner.layoutGuides.firstIndex { $0 === guide }.map(String.init)
        return (guide.kind?.identifier ?? number).map { "\(outer):\($0)" }
    }

    private static func place(of view: UIView, in root: UIView) -> String? {
        var (current, numbers): (UIView, [String]) = (view, [])
        while current !== root {
            guard let outer = current.superview, let number = outer.subviews.firstIndex(of: current) else { return nil }
            numbers.append(String(number))
            current = outer
        }
        return numbers.reversed().joined(separator: ".")
    }

    private static func item(at place: String, in root: UIView) -> AnyObject? {
        let parts = place.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        var view = root
        for word in parts[0].split(separator: ".") {
            guard let number = Int(word), view.subviews.indices.contains(number) else { return nil }
            view = view.subviews[number]
        }
        guard parts.count == 2 else { return view }
        if let number = Int(parts[1]) {
            return view.layoutGuides.indices.contains(number) ? view.layoutGuides[number] : nil
        }
        return LayoutGuide.Kind.ofSystem.first { $0.identifier == parts[1] }.map { view.guide($0) }
    }
}

extension NSLayoutConstraint {
    /// Whether archives of the holding view hold the constraint: it comes from a file, or the app said so.
    var isArchived: Bool { shouldBeArchived || isOfFile }
}
