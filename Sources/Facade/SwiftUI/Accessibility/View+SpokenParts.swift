import LayoutSimInertness

extension View {
    /// Has another view be read in the place of this one.
    public nonisolated func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> some View { told(.behavior) }
    /// Has other views be read as those in this one.
    public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        told(.behavior)
    }
    /// Says that one view names the other.
    public nonisolated func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View { told(.behavior) }
    /// Says that views belong together.
    public nonisolated func accessibilityLinkedGroup<ID: Hashable>(
        id: ID, in namespace: Namespace.ID
    ) -> some View { told(.behavior) }
    /// Keeps the view's colors where colors are inverted; they never are.
    public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
    /// Shows a large copy of the view while a finger is on it; none is shown.
    public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }
    /// Shows a large view while a finger is on this one; none is shown.
    public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View { self }
    /// Lists places of the view to go to.
    public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { told(.behavior) }
    /// Lists places of the view to go to.
    public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { told(.behavior) }
    /// Lists places of the view to go to.
    public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { told(.behavior) }
    /// Lists places of the view to go to.
    public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { told(.behavior) }
    /// Lists places of the view to go to.
    @_disfavoredOverload public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
        _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { told(.behavior) }
    /// Lists places of the view to go to, told apart by a property.
    public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { told(.behavior) }
    /// Lists places of the view to go to, told apart by a property.
    public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { told(.behavior) }
    /// Makes the view a place to go to.
    public nonisolated func accessibilityRotorEntry<ID: Hashable>(
        id: ID, in namespace: Namespace.ID
    ) -> some View { told(.behavior) }
    /// Has a speaking voice spell what it reads.
    public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { told(.behavior) }
    /// Has a speaking voice read marks.
    public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { told(.behavior) }
    /// Has a speaking voice wait before it reads changes.
    public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { told(.behavior) }
}

/// Which of two views names the other.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    /// The one that names.
    case label
    /// The one that is named.
    case content
}

/// Places of a view to go to.
@MainActor @preconcurrency public protocol AccessibilityRotorContent {
    /// The type of the places in it.
    associatedtype Body: AccessibilityRotorContent

    /// The places in it.
    @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: AccessibilityRotorContent {}

extension AccessibilityRotorContent where Body == Never {
    /// Ends the process, since only SwiftUI itself makes such places.
    public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    /// Creates places of elements by their identity.
    public init(
        _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, id: { $0.id })
    }
}

/// Makes places of those in a closure.
@resultBuilder public enum AccessibilityRotorContentBuilder {
    /// Takes places as they are.
    public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
    /// Takes the only places of a closure as they are.
    public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
}

/// A place of a view to go to.
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    let id: ID

    /// Nothing else is in it.
    public typealias Body = Never

    /// Creates a place.
    public nonisolated init(_ label: Text, id: ID, in namespace: Namespace.ID? = nil) { self.id = id }
    /// Creates a place.
    @_disfavoredOverload public nonisolated init<L: StringProtocol>(
        _ label: L, id: ID, in namespace: Namespace.ID? = nil
    ) { self.id = id }
}
