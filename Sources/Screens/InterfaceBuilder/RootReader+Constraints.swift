internal import LayoutSimViewTree
import LayoutSimXML

extension RootReader {
    /// Collects the constraints of a view, except those that size classes exclude.
    mutating func collectConstraints(of element: XMLElement, owner: String) {
        guard let list = element.child("constraints") else { return }
        let left = element.excludedMembers(of: "constraints", for: device.traits)
        for constraint in list.children where constraint.name == "constraint" {
            if let id = constraint["id"], left.contains(id) { continue }
            constraintElements.append((constraint.varied(for: device.traits), owner))
        }
    }

    /// Returns all constraints whose items exist, in the order of the file.
    mutating func constraints() -> [Constraint] {
        constraintElements.compactMap { element, owner in
            guard let constraint = constraint(element, owner: owner) else { return nil }
            constraintIDs.append(element["id"] ?? "")
            return constraint
        }
    }

    private mutating func constraint(_ element: XMLElement, owner: String) -> Constraint? {
        guard let first = operand(element, "first", owner: owner) else { return nil }
        var second: Constraint.Operand?
        if element["secondAttribute"] != nil {
            guard let found = operand(element, "second", owner: owner) else { return nil }
            second = found
        }
        guard isComparable(first, second, element), let multiplier = multiplier(of: element) else { return nil }
        let override = override(for: element)
        let relation = relation(of: element)
        var constraint = Constraint(
            first, relation, second, multiplier: multiplier,
            constant: override?.constant ?? constant(of: element, first, second),
            priority: override?.priority ?? element.priority("priority") ?? .required,
            identifier: element["identifier"] ?? element["id"])
        if second == nil { constraint.multiplier = 1 }
        // It is removed at build time, since code adds another one in its place, which no file tells.
        if device.isOverride, element["placeholder"] == "YES" { constraint.priority = 1 }
        return constraint
    }

    private func relation(of element: XMLElement) -> Constraint.Relation {
        switch element["relation"] {
        case "lessThanOrEqual": .lessThanOrEqual
        case "greaterThanOrEqual": .greaterThanOrEqual
        default: .equal
        }
    }

    private mutating func multiplier(of element: XMLElement) -> Double? {
        guard let text = element["multiplier"] else { return 1 }
        if let value = LayoutSimInterfaceBuilder.multiplier(text) { return value }
        warn(
            element.line,
            "constraint '\(element["id"] ?? "")' has the multiplier '\(text)', which is not a number; the constraint is ignored"
        )
        return nil
    }

    /// Returns the constant; a symbolic constant to a safe area is always 0.
    private mutating func constant(
        of element: XMLElement, _ first: Constraint.Operand, _ second: Constraint.Operand?
    ) -> Double {
        let items = [first.item, second?.item]
        if element.flag("symbolic"), items.contains(where: { $0?.isSafeArea == true }) { return 0 }
        guard let text = element["constant"] else { return 0 }
        if let value = number(text) { return value }
        warn(
            element.line,
            "constraint '\(element["id"] ?? "")' has the constant '\(text)', which is not a usable number; 0 is used instead"
        )
        return 0
    }

    /// Returns whether two attributes can be related: positions and sizes cannot, nor can the axes, except for widths
    /// and heights.
    private mutating func isComparable(
        _ first: Constraint.Operand, _ second: Constraint.Operand?, _ element: XMLElement
    ) -> Bool {
        guard let second else {
            if first.attribute.isSize { return true }
            warn(element.line, "constraint '\(element["id"] ?? "")' sets a position to a number and is ignored")
            return false
        }
        let isSound =
            first.attribute.isSize
            ? second.attribute.isSize : !second.attribute.isSize && first.attribute.axis == second.attribute.axis
        if isSound { return true }
        warn(
            element.line,
            "constraint '\(element["id"] ?? "")' compares \(first.attribute) with \(second.attribute) and is ignored")
        return false
    }
}

extension LayoutItem {
    fileprivate var isSafeArea: Bool {
        if case .guide(.safeArea, _) = self { return true }
        return false
    }
}

extension LayoutAttribute {
    fileprivate var isSize: Bool { self == .width || self == .height }
}
