package import LayoutSimViewTree

/// Something that goes into a layout or its picture and that is not what it was in the golden.
package struct InputChange: Hashable, Sendable {
    /// What the input belongs to.
    package enum Place: Hashable, Sendable {
        case screen
        /// A view by its id.
        case view(String)
        /// A constraint as it is now, or as it was if it is gone.
        case constraint(Constraint)
    }

    /// Which input; the raw value is the word by which it is spoken of.
    package enum Kind: String, CaseIterable, Sendable {
        // Of the screen.
        case device, size, scale, appearance, direction, rules, fingerprint
        case statusBar = "status bar"
        case safeArea = "safe area"
        case navigationBarHeight = "navigation bar height"
        case navigationBar = "navigation bar"
        case tabBar = "tab bar"
        case toolBar = "tool bar"
        case rootKind = "root kind"
        case fontEra = "font era"
        // Of views.
        case added, removed, superview, content, text, font, color, alignment, leading, image, artwork, background
        case hidden, alpha, tint, border, clips, margins, autoresizing, guides, details, distribution, spacing, arranged
        case subviewOrder = "order of subviews"
        case lineLimit = "line limit"
        case lineHeight = "line height"
        case lineBreakMode = "line break mode"
        case minimumScale = "minimum scale"
        case textDirection = "text direction"
        case contentMode = "content mode"
        case partColors = "colors of parts"
        case cornerRadius = "corner radius"
        case ownSize = "own size"
        case wrapsAt = "wrapping width"
        case horizontalHugging = "horizontal hugging"
        case verticalHugging = "vertical hugging"
        case horizontalResistance = "horizontal compression resistance"
        case verticalResistance = "vertical compression resistance"
        case stackAxis = "axis"
        case stackAlignment = "stack alignment"
        // Of constraints, which can be added and removed too.
        case constant, multiplier, priority, relation
        /// What this version of the program does not know.
        case unknown
    }

    /// What the input belongs to.
    package var place: Place
    /// Which input.
    package var kind: Kind
    /// As the golden has it; `nil` if it has none.
    package var old: String?
    /// As it is now; `nil` if there is none.
    package var new: String?

    package init(_ place: Place, _ kind: Kind, old: String?, new: String?) {
        self.place = place
        self.kind = kind
        self.old = old
        self.new = new
    }
}

extension InputChange {
    /// What changed without its values: the same for the same edit on devices of different sizes.
    package var identity: String {
        switch place {
        case .screen: "screen \(kind.rawValue)"
        case .view(let id): "view \(id) \(kind.rawValue)"
        case .constraint(let constraint): "constraint \(constraint.termsText) \(kind.rawValue)"
        }
    }
}

extension Constraint {
    /// The relation without its constant and priority.
    var termsText: String {
        guard let second else { return "\(first) \(relation.rawValue)" }
        return "\(first) \(relation.rawValue) \(second)"
    }
}
