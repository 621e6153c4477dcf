package import LayoutSimDocuments
package import LayoutSimViewTree

/// An input of a layout or its image that differs from the golden.
package struct InputChange: Hashable, Sendable {
    /// The object to which an input belongs.
    package enum Place: Hashable, Sendable {
        case screen
        /// A view by its id.
        case view(String)
        /// A constraint in its current form, or in its former one if it was removed.
        case constraint(Constraint)
    }

    /// The kind of input: a property in the table of documents, or one of those below.
    package typealias Kind = PropertyKind

    /// The object to which the input belongs.
    package var place: Place
    /// The kind of input.
    package var kind: Kind
    /// The golden's value; `nil` if it has none.
    package var old: String?
    /// The current value; `nil` if there is none.
    package var new: String?
    /// The line of code that made a view of SwiftUI; `nil` if it is not known.
    package var codeLine: CodeLine?

    package init(_ place: Place, _ kind: Kind, old: String?, new: String?) {
        self.place = place
        self.kind = kind
        self.old = old
        self.new = new
    }
}

extension PropertyKind {
    /// A view or constraint that only the current screen has.
    package static let added: PropertyKind = "added"
    /// A view or constraint that only the golden has.
    package static let removed: PropertyKind = "removed"
    /// The superview of a view.
    package static let superview: PropertyKind = "superview"
    /// The order of a view's subviews.
    package static let subviewOrder: PropertyKind = "order of subviews"
    /// The id of a view.
    package static let identity: PropertyKind = "id"
    /// The naming scheme of view ids.
    package static let identities: PropertyKind = "ids of views"
    /// The ids of constraints.
    package static let constraintIdentities: PropertyKind = "ids of constraints"
    /// The kind of content of a view.
    package static let content: PropertyKind = "content"
    /// The generation of the system font.
    package static let fontEra: PropertyKind = "font era"
    /// The libraries and fonts that drew the image.
    package static let fingerprint: PropertyKind = "fingerprint"
    /// The format of the golden's document.
    package static let format: PropertyKind = "format"
    /// Something that this version of the program does not recognize.
    package static let unknown: PropertyKind = "unknown"
}

extension InputChange {
    /// The change without its values: the same for the same edit on devices of different sizes.
    package var identity: String {
        switch place {
        case .screen: "screen \(kind.rawValue)"
        case .view(let id): "view \(id) \(kind.rawValue)"
        case .constraint(let constraint): "constraint \(name(of: constraint)) \(kind.rawValue)"
        }
    }

    /// Returns the identifier, or the terms of the constraint without the values that changed.
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

/// A changed input, with the means to revert it.
struct Input {
    var change: InputChange
    /// Whether the input affects only pixels.
    var isPaint = false
    /// Whether reverting the input also restores its appearance.
    var restoresLook = true
    /// Reverts the input in a draft of the current screen; `nil` if the golden does not record enough for that.
    var revert: ((inout ScreenDraft) -> Void)?

    /// Whether the golden's appearance of the input can be painted again.
    var isPaintable: Bool { revert != nil && restoresLook }

    /// Whether layouts may depend on the input although it cannot be reverted.
    var isUnknownToLayout: Bool { revert == nil && !isPaint && change.kind != .fingerprint }
}
