import LayoutSimNotation

extension Constraint: CustomStringConvertible {
    /// The constraint in the notation of UIKit's descriptions: `title.top >= topLayoutGuide.bottom + 8`, with `@750` if
    /// optional.
    ///
    /// Numbers have at most three decimals.
    public var description: String {
        var text = relationText
        guard priority != .required else { return text }
        text += " @"
        text += priority.description
        return text
    }

    /// The capacity reserved for a text, in bytes; longer texts are reallocated as they grow.
    static let usualTextLength = 96

    /// The constraint without its priority.
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
    /// The item and the attribute, separated by a dot.
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
    /// The id of a view, quoted unless it is a plain word, or UIKit's name of a guide, preceded by its owner where it
    /// is ambiguous.
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
