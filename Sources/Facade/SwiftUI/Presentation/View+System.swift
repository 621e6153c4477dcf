public import Foundation
import LayoutSimInertness

/// The light or dark look that a view asks of its window.
public enum PreferredColorSchemeKey: PreferenceKey {
    /// No look is asked for.
    public static var defaultValue: ColorScheme? { nil }

    /// Takes the first look that is asked for.
    public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
        value = value ?? nextValue()
    }
}

extension View {
    /// Asks the window for the light or the dark look.
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }
    /// Shows a text when a pointer rests on the view; none is here.
    public nonisolated func help(_ text: Text) -> some View { accessible { $0.hint = text } }
    /// Shows a text when a pointer rests on the view; none is here.
    public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }
    /// Shows a text when a pointer rests on the view; none is here.
    @_disfavoredOverload public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
    /// Hides the status bar.
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View {
        if hidden { inert(.looks, "View.statusBarHidden(_:)") }
        return self
    }
    /// Hides the status bar, by an older name.
    public nonisolated func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
    /// Shows what the system shows in front of apps or not; nothing is shown.
    public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
    /// Mirrors the view where the interface runs from right to left.
    public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(FlippingModifier(isEnabled: enabled))
    }
    /// Mirrors the view where the interface runs in another direction.
    public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        told(.looks)
    }
    /// Calls a closure when the app is to open an address, which it never is here.
    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { told(.service) }
    /// Calls a closure when the app is to continue something, which it never is here.
    public nonisolated func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { told(.service) }
    /// Tells the system what the user does as long as something is active.
    public nonisolated func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { told(.service) }
    /// Says which events from outside the view handles.
    public nonisolated func handlesExternalEvents(
        preferring: Set<String>, allowing: Set<String>
    ) -> some View { self }
    /// Hears of the keys that move the focus; no keyboard is here.
    public nonisolated func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)? = nil) -> some View {
        told(.behavior)
    }
    /// Hears of the key that ends something; no keyboard is here.
    public nonisolated func onExitCommand(perform action: (() -> Void)? = nil) -> some View { told(.behavior) }
    /// Hears of the key that plays and stops; no keyboard is here.
    public nonisolated func onPlayPauseCommand(perform action: (() -> Void)? = nil) -> some View { told(.behavior) }
    /// Shows a file as the system does while a binding has one.
    public nonisolated func quickLookPreview(_ item: Binding<URL?>) -> some View {
        if item.wrappedValue != nil { inert(.service, "View.quickLookPreview(_:)") }
        return self
    }
    /// Puts a style behind a container of the view.
    public nonisolated func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View { told(.looks) }
    /// Puts views behind a container of the view.
    public nonisolated func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { told(.looks) }
}

/// A direction in which the focus is moved.
public enum MoveCommandDirection: Sendable {
    /// Up.
    case up
    /// Down.
    case down
    /// Left.
    case left
    /// Right.
    case right
}

/// What views share for motions.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// The properties as bits.
    public let rawValue: UInt32

    /// Creates properties from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The place.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Both.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// A container with a background.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String

    /// A navigation stack.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    /// A split view.
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    /// Views with tabs.
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    /// A widget.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
    /// A window.
    public static let window = ContainerBackgroundPlacement(name: "window")
}

/// Mirrors a view where the interface runs from right to left.
nonisolated struct FlippingModifier: ViewModifier {
    let isEnabled: Bool
    @Environment(\.layoutDirection) private var direction

    @MainActor func body(content: Content) -> some View {
        content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1, y: 1)
    }
}
