package import LayoutSimDocuments
package import LayoutSimViewTree

/// An input of a layout or its picture that differs from what the golden records.
package struct InputChange: Hashable, Sendable {
    /// What the input belongs to.
    package enum Place: Hashable, Sendable {
        case screen
        /// A view by its id.
        case view(String)
        /// A constraint as it is now, or as it was if it was removed.
        case constraint(Constraint)
    }

    /// Which input: a property in the table of documents, or one of those below.
    package typealias Kind = PropertyKind

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

extension PropertyKind {
    /// A view or constraint that the golden does not have.
    package static let added: PropertyKind = "added"
    /// A view or constraint that only the golden has.
    package static let removed: PropertyKind = "removed"
    /// The superview of a view.
    package static let superview: PropertyKind = "superview"
    /// The order of a view's subviews.
    package static let subviewOrder: PropertyKind = "order of subviews"
    /// The id of a view.
    package static let identity: PropertyKind = "id"
    /// What the ids of views are.
    package static let identities: PropertyKind = "ids of views"
    /// The ids of constraints.
    package static let constraintIdentities: PropertyKind = "ids of constraints"
    /// What kind of view it is.
    package static let content: PropertyKind = "content"
    /// The generation of the system font.
    package static let fontEra: PropertyKind = "font era"
    /// The libraries and fonts that drew the picture.
    package static let fingerprint: PropertyKind = "fingerprint"
    /// The format of the golden's document.
    package static let format: PropertyKind = "format"
    /// Something that this version of the program does not know.
    package static let unknown: PropertyKind = "unknown"
}

extension InputChange {
    /// What changed without its values: the same for the same edit on devices of different sizes.
    package var identity: String {
        switch place {
        case .screen: "screen \(kind.rawValue)"
        case .view(let id): "view \(id) \(kind.rawValue)"
        case .constraint(let constraint): "constraint \(name(of: constraint)) \(kind.rawValue)"
        }
    }

    /// The identifier, or what the constraint relates, without the values that changed.
    private func name(of constraint: Constraint) -> String {
        if let identifier = constraint.identifier { return "#\(identifier)" }
        return kind == .secondItem ? "\(constraint.first) \(constraint.relation.rawValue)" : constraint.termsText
    }
}

extension Constraint {
    /// The relation without its constant and priority.
    var termsText: String {
        guard let second else { return "\(first) \(relation.rawValue)" }
        return "\(first) \(relation.rawValue) \(second)"
    }
}

/// An input that changed, and how to revert it.
struct Input {
    var change: InputChange
    /// Whether it affects pixels only.
    var isPaint = false
    /// Whether reverting it brings back what it looked like, too.
    var restoresLook = true
    /// Reverts it in a draft of the new screen; `nil` if the golden does not record enough for that.
    var revert: ((inout ScreenDraft) -> Void)?

    /// Whether the golden's picture of it can be painted again.
    var isPaintable: Bool { revert != nil && restoresLook }

    /// Whether layouts may depend on it although it cannot be reverted.
    var isUnknownToLayout: Bool { revert == nil && !isPaint && change.kind != .fingerprint }
}
