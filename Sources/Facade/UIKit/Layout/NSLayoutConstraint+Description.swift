import Foundation

extension NSLayoutConstraint.Attribute {
    /// The attribute's name in UIKit's descriptions.
    var name: String {
        switch self {
        case .notAnAttribute: "notAnAttribute"
        case .left: "left"
        case .right: "right"
        case .top: "top"
        case .bottom: "bottom"
        case .leading: "leading"
        case .trailing: "trailing"
        case .width: "width"
        case .height: "height"
        case .centerX: "centerX"
        case .centerY: "centerY"
        case .lastBaseline: "lastBaseline"
        case .firstBaseline: "firstBaseline"
        case .leftMargin: "leftMargin"
        case .rightMargin: "rightMargin"
        case .topMargin: "topMargin"
        case .bottomMargin: "bottomMargin"
        case .leadingMargin: "leadingMargin"
        case .trailingMargin: "trailingMargin"
        case .centerXWithinMargins: "centerXWithinMargins"
        case .centerYWithinMargins: "centerYWithinMargins"
        }
    }
}

extension NSLayoutConstraint.Relation {
    /// The symbol of the relation.
    var sign: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}

extension LayoutOperand {
    /// The anchor as in `UIView:0x….leading`, with the item's name in place of the address.
    @MainActor var anchorDescription: String { "\(itemName).\(attribute.name)" }

    @MainActor var itemName: String {
        if let view = item as? UIView { return view.layoutName }
        if let guide = item as? UILayoutGuide { return guide.layoutName }
        return "(null)"
    }
}

extension NSLayoutConstraint {
    /// The constraint as UIKit logs it.
    var text: String {
        let name = identifier.map { "'\($0)' " } ?? ""
        let importance = priority == .required ? "" : " @\(number(CGFloat(priority.rawValue)))"
        return "<NSLayoutConstraint:\(name)\(first.anchorDescription) \(relation.sign) \(rightSide)\(importance)   "
            + "(\(isActive ? "active" : "inactive"))>"
    }

    private var rightSide: String {
        guard let second else { return number(constant) }
        let factor = multiplier == 1 ? "" : "\(number(multiplier))*"
        let sum = constant == 0 ? "" : constant < 0 ? " - \(number(-constant))" : " + \(number(constant))"
        return "\(factor)\(second.anchorDescription)\(sum)"
    }

    private func number(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
    }
}
