public import Foundation
import LayoutSimInertness

/// The base class of haptic feedback generators; they do nothing here.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject, UIInteraction {
    /// The view that the feedback belongs to; `nil` for none.
    open private(set) weak var view: UIView?
    @preconcurrency @MainActor public override init() { super.init() }
    /// Creates a generator for a view.
    public convenience init(view: UIView) {
        self.init()
        self.view = view
    }
    /// Prepares the device for feedback; does nothing here.
    open func prepare() { inert(.service, self) }
    /// Called before the generator is added to a view or removed; does nothing.
    open func willMove(to view: UIView?) {}
    /// Called after the generator was added to a view or removed.
    open func didMove(to view: UIView?) { self.view = view }
}

/// A feedback generator for impacts.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The strength of an impact.
    public enum FeedbackStyle: Int, Sendable { case light = 0, medium, heavy, soft, rigid }
    @preconcurrency @MainActor public override init() { super.init() }
    /// Creates a generator of impacts; the style has no effect here.
    public init(style: FeedbackStyle) { super.init() }
    /// Creates a generator of impacts; the style and the view have no effect here.
    public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }
    /// Gives the feedback of an impact; does nothing here.
    open func impactOccurred() { inert(.service, self) }
    /// Gives the feedback of an impact of an intensity from 0 to 1; does nothing here.
    open func impactOccurred(intensity: CGFloat) { inert(.service, self) }
    /// Gives the feedback of an impact at a location; does nothing here.
    open func impactOccurred(at location: CGPoint) { inert(.service, self) }
    /// Gives the feedback of an impact of an intensity from 0 to 1 at a location; does nothing here.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) { inert(.service, self) }
}

/// A feedback generator for selection changes.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Gives the feedback of a changed selection; does nothing here.
    open func selectionChanged() { inert(.service, self) }
    /// Gives the feedback of a changed selection at a location; does nothing here.
    open func selectionChanged(at location: CGPoint) { inert(.service, self) }
}

/// A feedback generator for notifications of success, warning, or failure.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// What a notification is about.
    public enum FeedbackType: Int, Sendable { case success = 0, warning, error }
    /// Gives the feedback of a notification; does nothing here.
    open func notificationOccurred(_ notificationType: FeedbackType) { inert(.service, self) }
    /// Gives the feedback of a notification at a location; does nothing here.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) { inert(.service, self) }
}
