// swift-format-ignore-file: NoLeadingUnderscores

/// Says how a view is read aloud.
nonisolated public struct AccessibilityAttachmentModifier: ViewModifier {
    let changes: AccessibilityChanges

    /// Returns the view as it is to be read.
    @MainActor public func body(content: Content) -> some View { content.effect(AccessibilityEffect(changes: changes)) }
}

extension View {
    /// Applies a change of how the view is read aloud.
    nonisolated func accessible(
        _ change: (inout AccessibilityChanges) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        var changes = AccessibilityChanges()
        change(&changes)
        return modifier(AccessibilityAttachmentModifier(changes: changes))
    }
}

/// A modified view of which it is said how it is read aloud.
public typealias _AccessibleView<Content> = ModifiedContent<Content, AccessibilityAttachmentModifier>

/// What becomes of the elements in a view that is one itself.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let children: AccessibilityChanges.Children

    /// They are not read.
    public static let ignore = AccessibilityChildBehavior(children: .ignored)
    /// They are read as one.
    public static let combine = AccessibilityChildBehavior(children: .combined)
    /// They are read one after the other.
    public static let contain = AccessibilityChildBehavior(children: .contained)
}

/// What an adjustable view is asked for.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// A greater value.
    case increment
    /// A lesser value.
    case decrement
}

/// What an action does, for those who have views read aloud.
public struct AccessibilityActionKind: Equatable, Sendable {
    enum Kind: Equatable, Sendable { case activate, escape, magicTap, delete, showMenu, named(Text) }
    let kind: Kind

    /// What a tap does.
    public static let `default` = AccessibilityActionKind(kind: .activate)
    /// Closes what is in front.
    public static let escape = AccessibilityActionKind(kind: .escape)
    /// The most important action of all.
    public static let magicTap = AccessibilityActionKind(kind: .magicTap)

    init(kind: Kind) { self.kind = kind }
    /// Creates an action with a name.
    public init(named name: Text) { kind = .named(name) }
}

/// The level of a title, from 1 to 6.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    /// No level.
    case unspecified
    /// The first level.
    case h1
    /// The second level.
    case h2
    /// The third level.
    case h3
    /// The fourth level.
    case h4
    /// The fifth level.
    case h5
    /// The last level.
    case h6
}

/// What a text is, for those who have it read aloud.
public struct AccessibilityTextContentType: Equatable, Sendable {
    private let name: String

    /// Any text.
    public static let plain = AccessibilityTextContentType(name: "plain")
    /// What a terminal shows.
    public static let console = AccessibilityTextContentType(name: "console")
    /// Names of files.
    public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
    /// Messages.
    public static let messaging = AccessibilityTextContentType(name: "messaging")
    /// Stories.
    public static let narrative = AccessibilityTextContentType(name: "narrative")
    /// The source of a program.
    public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
    /// Cells of a table.
    public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
    /// A document.
    public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// What something does when it is touched directly.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing is said while it is touched.
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
    /// It has to be chosen first.
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}
