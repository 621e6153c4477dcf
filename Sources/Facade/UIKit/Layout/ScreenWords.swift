import Foundation
import LayoutSimGeometry
import LayoutSimViewTree

extension EdgeInsets {
    init(_ insets: UIEdgeInsets) {
        self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}

extension AxisPriorities {
    init(_ priorities: ViewState.Priorities) {
        self.init(
            horizontal: Priority(rawValue: priorities.horizontal.rawValue),
            vertical: Priority(rawValue: priorities.vertical.rawValue))
    }
}

extension Constraint.Relation {
    init(_ relation: NSLayoutConstraint.Relation) {
        switch relation {
        case .equal: self = .equal
        case .lessThanOrEqual: self = .lessThanOrEqual
        case .greaterThanOrEqual: self = .greaterThanOrEqual
        }
    }
}

extension NSLayoutConstraint.Relation {
    init(_ relation: Constraint.Relation) {
        switch relation {
        case .equal: self = .equal
        case .lessThanOrEqual: self = .lessThanOrEqual
        case .greaterThanOrEqual: self = .greaterThanOrEqual
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The equivalent attribute of the layout engine, and whether it belongs to the margins guide.
    var lowered: (attribute: LayoutAttribute?, isOfMargins: Bool) {
        switch self {
        case .notAnAttribute: (nil, false)
        case .left: (.left, false)
        case .right: (.right, false)
        case .top: (.top, false)
        case .bottom: (.bottom, false)
        case .leading: (.leading, false)
        case .trailing: (.trailing, false)
        case .width: (.width, false)
        case .height: (.height, false)
        case .centerX: (.centerX, false)
        case .centerY: (.centerY, false)
        case .lastBaseline: (.lastBaseline, false)
        case .firstBaseline: (.firstBaseline, false)
        case .leftMargin: (.left, true)
        case .rightMargin: (.right, true)
        case .topMargin: (.top, true)
        case .bottomMargin: (.bottom, true)
        case .leadingMargin: (.leading, true)
        case .trailingMargin: (.trailing, true)
        case .centerXWithinMargins: (.centerX, true)
        case .centerYWithinMargins: (.centerY, true)
        }
    }
}

extension LayoutAttribute {
    /// Returns the absolute edge of a leading or trailing edge.
    func absolute(isMirrored: Bool) -> LayoutAttribute {
        switch self {
        case .leading: isMirrored ? .right : .left
        case .trailing: isMirrored ? .left : .right
        default: self
        }
    }
}

extension UIStackView {
    /// Returns the stack view's arrangement, with a closure that identifies views.
    func value(_ id: (UIView) -> String?) -> StackView {
        var stack = StackView(
            axis: axis == .horizontal ? .horizontal : .vertical, distribution: distribution.value,
            alignment: alignment.value, spacing: UIStackView.value(spacing),
            arranged: arrangedSubviews.compactMap(id))
        for view in arrangedSubviews {
            guard let spacing = customSpacings[ObjectIdentifier(view)], let name = id(view) else { continue }
            stack.customSpacing[name] = UIStackView.value(spacing)
        }
        stack.isLayoutMarginsRelative = isLayoutMarginsRelativeArrangement
        stack.isBaselineRelative = isBaselineRelativeArrangement
        return stack
    }

    private static func value(_ spacing: CGFloat) -> StackView.Spacing {
        spacing == spacingUseSystem ? .standard : .points(spacing)
    }
}

extension UIStackView.Distribution {
    fileprivate var value: StackView.Distribution {
        switch self {
        case .fill: .fill
        case .fillEqually: .fillEqually
        case .fillProportionally: .fillProportionally
        case .equalSpacing: .equalSpacing
        case .equalCentering: .equalCentering
        }
    }
}

extension UIStackView.Alignment {
    fileprivate var value: StackView.Alignment {
        switch self {
        case .fill: .fill
        case .leading: .leading
        case .firstBaseline: .firstBaseline
        case .center: .center
        case .trailing: .trailing
        case .lastBaseline: .lastBaseline
        }
    }
}
