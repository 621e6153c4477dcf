public import Foundation

/// The base class of haptic feedback generators; they do nothing here.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    @preconcurrency @MainActor public override init() { super.init() }
    public convenience init(view: UIView) {
        self.init()
        self.view = view
    }
    open func prepare() {}
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// A feedback generator for impacts.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light = 0, medium, heavy, soft, rigid }
    @preconcurrency @MainActor public override init() { super.init() }
    public init(style: FeedbackStyle) { super.init() }
    public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }
    open func impactOccurred() {}
    open func impactOccurred(intensity: CGFloat) {}
    open func impactOccurred(at location: CGPoint) {}
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// A feedback generator for selection changes.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
    open func selectionChanged(at location: CGPoint) {}
}

/// A feedback generator for notifications of success, warning, or failure.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success = 0, warning, error }
    open func notificationOccurred(_ notificationType: FeedbackType) {}
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
