import LayoutSimNotation

extension Constraint: CustomStringConvertible {
    /// The relation as UIKit's discussions write it: `title.top >= topLayoutGuide.bottom + 8`, `@750` if optional.
    ///
    /// Numbers have at most three decimals.
    public var description: String {
        priority == .required ? relationText : relationText + " @" + priority.description
    }

    /// In bytes; longer texts are moved as they grow.
    static let usualTextLength = 96

    /// The relation without the priority.
    public var relationText: String {
        var text = ""
        text.reserveCapacity(Constraint.usualTextLength)
        text += first.description
        text += " "
        text += relation.rawValue
        text += " "
        guard let second else { return text + decimal(constant) }
        if multiplier != 1 { text += decimal(multiplier) + " * " }
        text += second.description
        guard constant != 0 else { return text }
        text += constant < 0 ? " - " : " + "
        return text + decimal(abs(constant))
    }
}

extension Constraint.Operand: CustomStringConvertible {
    /// The item and the attribute with a dot between them.
    public var description: String { item.description + "." + attribute.rawValue }
}

extension LayoutItem: CustomStringConvertible {
    /// A view's id, quoted unless it is a plain word; a guide by UIKit's name for it, after its owner unless that is
    /// clear.
    public var description: String {
        switch self {
        case .view(let id): quotedIfNeeded(id)
        case .guide(.top, _): "topLayoutGuide"
        case .guide(.bottom, _): "bottomLayoutGuide"
        case .guide(.custom(let name), let owner): "\(quotedIfNeeded(owner)).\(quotedIfNeeded(name))"
        case .guide(let kind, let owner): "\(quotedIfNeeded(owner)).\(kind.name ?? "")"
        }
    }
}
