import LayoutSimNotation

extension Constraint: CustomStringConvertible {
    /// The relation as it is written in UIKit's discussions: `title.top >= topLayoutGuide.bottom + 8`, `@750` if optional.
    public var description: String {
        relationText + (priority == .required ? "" : " @\(priority)")
    }

    /// The relation without the priority.
    public var relationText: String {
        "\(first) \(relation.rawValue) \(rightSide)"
    }

    private var rightSide: String {
        guard let second else { return decimal(constant) }
        let factor = multiplier == 1 ? "" : "\(decimal(multiplier)) * "
        if constant == 0 { return "\(factor)\(second)" }
        return "\(factor)\(second) \(constant < 0 ? "-" : "+") \(decimal(abs(constant)))"
    }
}

extension Constraint.Operand: CustomStringConvertible {
    /// The item and the attribute with a dot between.
    public var description: String { "\(item).\(attribute.rawValue)" }
}

extension LayoutItem: CustomStringConvertible {
    /// A view's id, quoted unless it is a plain word; a guide by UIKit's name for it, behind its owner unless that is clear.
    public var description: String {
        switch self {
        case .view(let id): quotedIfNeeded(id)
        case .guide(.top, _): "topLayoutGuide"
        case .guide(.bottom, _): "bottomLayoutGuide"
        case .guide(.safeArea, let owner): "\(quotedIfNeeded(owner)).safeAreaLayoutGuide"
        case .guide(.margins, let owner): "\(quotedIfNeeded(owner)).layoutMarginsGuide"
        case .guide(.readableContent, let owner): "\(quotedIfNeeded(owner)).readableContentGuide"
        case .guide(.keyboard, let owner): "\(quotedIfNeeded(owner)).keyboardLayoutGuide"
        case .guide(.scrollContent, let owner): "\(quotedIfNeeded(owner)).contentLayoutGuide"
        case .guide(.scrollFrame, let owner): "\(quotedIfNeeded(owner)).frameLayoutGuide"
        case .guide(.custom(let name), let owner): "\(quotedIfNeeded(owner)).\(quotedIfNeeded(name))"
        }
    }
}
