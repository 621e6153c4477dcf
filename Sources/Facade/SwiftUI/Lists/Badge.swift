import LayoutSimInertness

/// Shows a text at the trailing end of a row.
nonisolated struct BadgeModifier: ViewModifier {
    let label: Text?
    @Environment(\.isInList) private var isInList

    @MainActor func body(content: Content) -> some View {
        if let label, isInList {
            HStack {
                content
                Spacer()
                label.foregroundStyle(.secondary)
            }
        } else {
            let _ = badge()
            content
        }
    }
}

extension BadgeModifier {
    private func badge() {
        if label != nil { inert(.looks, "View.badge(_:)") }
    }
}

extension View {
    /// Shows a number at the trailing end of the row or on the tab; 0 for none.
    public nonisolated func badge(_ count: Int) -> some View {
        modifier(BadgeModifier(label: count == 0 ? nil : Text(count, format: .number)))
    }
    /// Shows a text at the trailing end of the row or on the tab.
    public nonisolated func badge(_ label: Text?) -> some View { modifier(BadgeModifier(label: label)) }
    /// Shows a text at the trailing end of the row or on the tab.
    public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }
    /// Shows a text at the trailing end of the row or on the tab.
    @_disfavoredOverload public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
        badge(label.map { Text($0) })
    }
    /// Sets how much badges stand out.
    public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View { told(.looks) }
}

/// How much badges stand out.
public struct BadgeProminence: Hashable, Sendable {
    private let level: Int

    /// Less than usual.
    public static let decreased = BadgeProminence(level: 0)
    /// As usual.
    public static let standard = BadgeProminence(level: 1)
    /// More than usual.
    public static let increased = BadgeProminence(level: 2)
}
