import LayoutSimNotation

extension Constraint: CustomStringConvertible {
    /// The relation as UIKit's discussions write it: `title.top >= topLayoutGuide.bottom + 8`, `@750` if optional.
    ///
    /// Numbers have at most three decimals.
    public var description: String {
        var text = relationText
        guard priority != .required else { return text }
        text += " @"
        text += priority.description
        return text
    }

    /// In bytes; longer texts are moved as they grow.
    static let usualTextLength = 96

    /// The relation without the priority.
    public var relationText: String {
        var text = ""
        text.reserveCapacity(Constraint.usualTextLength)
        first.write(to: &text)
        text += " "
        text += relation.rawValue
        text += " "
        addRightSide(to: &text)
        return text
    }

    private func addRightSide(to text: inout String) {
        guard let second else {
            text += decimal(constant)
            return
        }
        if multiplier != 1 {
            text += decimal(multiplier)
            text += " * "
        }
        second.write(to: &text)
        guard constant != 0 else { return }
        text += constant < 0 ? " - " : " + "
        text += decimal(abs(constant))
    }
}

extension Constraint.Operand: CustomStringConvertible {
    /// The item and the attribute with a dot between them.
    public var description: String {
        var text = ""
        write(to: &text)
        return text
    }

    fileprivate func write(to text: inout String) {
        item.write(to: &text)
        text += "."
        text += attribute.rawValue
    }
}

extension LayoutItem: CustomStringConvertible {
    /// A view's id, quoted unless it is a plain word; a guide by UIKit's name for it, after its owner unless that is
    /// clear.
    public var description: String {
        var text = ""
        write(to: &text)
        return text
    }

    fileprivate func write(to text: inout String) {
        switch self {
        case .view(let id): text += quotedIfNeeded(id)
        case .guide(.top, _): text += "topLayoutGuide"
        case .guide(.bottom, _): text += "bottomLayoutGuide"
        case .guide(let kind, let owner):
            text += quotedIfNeeded(owner)
            text += "."
            if case .custom(let name) = kind { text += quotedIfNeeded(name) } else { text += kind.name ?? "" }
        }
    }
}
