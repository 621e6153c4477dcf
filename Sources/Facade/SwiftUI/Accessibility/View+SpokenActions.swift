public import CoreGraphics
import LayoutSimInertness

extension View {
    /// Calls a closure for an action.
    public nonisolated func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> _AccessibleView<Self> {
        accessible { changes in
            switch actionKind.kind {
            case .activate: changes.activate = handler
            case .escape: changes.escape = handler
            case .magicTap: changes.magicTap = handler
            case .named(let name): changes.actions = [(name, handler)]
            case .delete, .showMenu: break
            }
        }
    }
    /// Calls a closure for an action with a name.
    public nonisolated func accessibilityAction(
        named name: Text, _ handler: @escaping () -> Void
    ) -> _AccessibleView<Self> { accessible { $0.actions = [(name, handler)] } }
    /// Calls a closure for an action with a name.
    public nonisolated func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> _AccessibleView<Self> { accessibilityAction(named: Text(nameKey), handler) }
    /// Calls a closure for an action with a name.
    @_disfavoredOverload public nonisolated func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> _AccessibleView<Self> { accessibilityAction(named: Text(name), handler) }
    /// Calls a closure for an action with a label.
    public nonisolated func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View { told(.behavior) }
    /// Offers buttons as actions.
    public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        told(.behavior)
    }
    /// Offers buttons as actions of a kind.
    public nonisolated func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View { told(.behavior) }
    /// Calls a closure when a greater or a lesser value is asked for.
    public nonisolated func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> _AccessibleView<Self> { accessible { $0.adjust = handler } }
    /// Calls a closure when the view is to scroll.
    public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> _AccessibleView<Self> {
        inert(.behavior, "View.accessibilityScrollAction(_:)")
        return accessible { $0.scroll = handler }
    }
    /// Calls a closure when the view is to be larger or smaller.
    public nonisolated func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> _AccessibleView<Self> {
        inert(.behavior, "View.accessibilityZoomAction(_:)")
        return accessible { _ in }
    }
    /// Sets the point that is touched when the view is activated.
    public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> _AccessibleView<Self> {
        inert(.behavior, "View.accessibilityActivationPoint(_:)")
        return accessible { $0.activationPoint = activationPoint }
    }
    /// Sets the point that is touched when the view is activated.
    public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint) -> _AccessibleView<Self> {
        inert(.behavior, "View.accessibilityActivationPoint(_:)")
        return accessible { _ in }
    }
    /// Sets the order in which the view is read; those with greater numbers come first.
    public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> _AccessibleView<Self> {
        if sortPriority != 0 { inert(.behavior, "View.accessibilitySortPriority(_:)") }
        return accessible { $0.sortPriority = sortPriority }
    }
    /// Says more about the view, which is read when it is asked for.
    public nonisolated func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AccessibilityContentImportance = .default
    ) -> _AccessibleView<Self> {
        inert(.behavior, "View.accessibilityCustomContent(_:_:importance:)")
        return accessible { _ in }
    }
    /// Says more about the view, which is read when it is asked for.
    public nonisolated func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AccessibilityContentImportance = .default
    ) -> _AccessibleView<Self> { accessibilityCustomContent(Text(labelKey), Text(value), importance: importance) }
    /// Says what the text is.
    public nonisolated func accessibilityTextContentType(
        _ value: AccessibilityTextContentType
    ) -> _AccessibleView<Self> {
        inert(.behavior, "View.accessibilityTextContentType(_:)")
        return accessible { _ in }
    }
    /// Has the view take touches directly.
    public nonisolated func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> _AccessibleView<Self> { accessible { if isDirectTouchArea { $0.added = .allowsDirectInteraction } } }
}

/// How soon more about a view is read.
public enum AccessibilityContentImportance: Hashable, Sendable {
    /// When it is asked for.
    case `default`
    /// At once.
    case high
}

/// What actions are for.
public struct AccessibilityActionCategory: Equatable, Sendable {
    private let name: String

    /// Anything.
    public static let `default` = AccessibilityActionCategory(name: "default")
    /// Changes.
    public static let edit = AccessibilityActionCategory(name: "edit")

    init(name: String) { self.name = name }
    /// Creates a category with a name.
    public init(_ nameKey: LocalizedStringKey) { name = "own" }
    /// Creates a category with a name.
    public init(_ name: Text) { self.name = "own" }
}

/// What a view is asked for that can be larger or smaller.
public struct AccessibilityZoomGestureAction: Sendable {
    /// Whether it is to be larger or smaller.
    public enum Direction: Hashable, Sendable {
        /// Larger.
        case zoomIn
        /// Smaller.
        case zoomOut
    }

    /// Whether it is to be larger or smaller.
    public let direction: Direction
    /// The place, by its share of the view's size.
    public let location: UnitPoint
    /// The place, in points.
    public let point: CGPoint
}
