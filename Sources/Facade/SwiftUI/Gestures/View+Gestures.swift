public import CoreGraphics
import LayoutSimInertness

extension View {
    private nonisolated func attached<T: Gesture>(
        _ gesture: T, _ mask: GestureMask, isSimultaneous: Bool = false
    ) -> some View {
        modifier(
            GestureModifier(gesture: gesture, isEnabled: mask.contains(.gesture), isSimultaneous: isSimultaneous))
    }

    /// Recognizes a gesture that comes after those of the views below.
    public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        attached(gesture, mask)
    }
    /// Recognizes a gesture as long as it is enabled.
    public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        attached(gesture, isEnabled ? .all : .subviews)
    }
    /// Recognizes a gesture with a name as long as it is enabled.
    public nonisolated func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        attached(gesture, isEnabled ? .all : .subviews)
    }
    /// Recognizes a gesture that comes before those of the views below; here it comes after them.
    public nonisolated func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View { told(.behavior).attached(gesture, mask) }
    /// Recognizes a gesture that comes before those of the views below as long as it is enabled.
    public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        told(.behavior).attached(gesture, isEnabled ? .all : .subviews)
    }
    /// Recognizes a gesture at the same time as those of the views below.
    public nonisolated func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View { attached(gesture, mask, isSimultaneous: true) }
    /// Recognizes a gesture at the same time as those of the views below as long as it is enabled.
    public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        attached(gesture, isEnabled ? .all : .subviews, isSimultaneous: true)
    }

    /// Calls a closure when the view is tapped.
    public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded { action() })
    }
    /// Calls a closure with the place of a tap.
    public nonisolated func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }
    /// Calls a closure with the place of a tap.
    @_disfavoredOverload public nonisolated func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }
    /// Calls a closure when a finger stays on the view.
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        return gesture(
            _HeardGesture(content: press) { event in
                if case .ended = event { action() }
                if case .changed = event { onPressingChanged?(true) } else { onPressingChanged?(false) }
            })
    }
    /// Calls a closure when a finger stays on the view.
    @_disfavoredOverload public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
    /// Lets the edges of the screen wait for gestures of the view.
    public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { told(.behavior) }
    /// Has two fingers of a hand do what a button does, which no iPhone knows.
    public nonisolated func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
        self
    }
}

/// A gesture of a hand that does what a button does.
public struct HandGestureShortcut: Hashable, Sendable {
    /// The action that is meant first.
    public static let primaryAction = HandGestureShortcut()
}
