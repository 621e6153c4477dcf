public import Foundation

/// An interaction that shows pressed items enlarged while the text size is an accessibility size.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    /// The delegate that chooses the item and handles the end of a press; `nil` for the defaults.
    open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    /// The view that the interaction belongs to; `nil` for none.
    open private(set) weak var view: UIView?
    /// The gesture recognizer of the interaction, to which others can be related.
    open private(set) lazy var gestureRecognizerForExclusionRelationship: UIGestureRecognizer =
        LargeContentPressRecognizer(self)

    @preconcurrency @MainActor public override convenience init() { self.init(delegate: nil) }
    /// Creates an interaction with an optional delegate.
    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
        tellUncalled(of: delegate, by: self)
    }

    /// Whether the large content viewer is enabled on the device.
    public class var isEnabled: Bool { SimulatedDevice.current.contentSize.isAccessibilityCategory }
    /// The name of the notification about the large content viewer being enabled or disabled; never posted here.
    public nonisolated static let enabledStatusDidChangeNotification = NSNotification.Name(
        "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

    /// Called before the interaction is added to a view or removed; does nothing.
    open func willMove(to view: UIView?) {}
    /// Called after the interaction was added to a view or removed.
    open func didMove(to view: UIView?) { self.view = view }

    /// Returns the large content viewer item at a point of the view.
    func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
        guard let view else { return nil }
        if let item = delegate?.largeContentViewerInteraction(self, itemAt: point) { return item }
        let hit = view.hitTest(point, with: nil)
        return sequence(first: hit, next: { $0 === view ? nil : $0?.superview }).lazy.compactMap(\.self)
            .first(where: \.showsLargeContentViewer)
    }
}

/// The delegate of a large content viewer interaction, which chooses the item and handles the end of a press.
@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
    /// Tells the delegate that a press ended on an item; by default, activates it if it is a control.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint)
    /// Returns the item at a point of the view; `nil` by default, to search the view's subviews.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)?
    /// Returns the view controller that would show the viewer; never called here.
    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
    // The default implementation activates the control.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) { interaction.press(item) }
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? { nil }
    public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
        interaction.view?.window?.rootViewController?.shown ?? UIViewController()
    }
}

extension UILargeContentViewerInteraction {
    /// Sends the actions of a tap on a control.
    func press(_ item: (any UILargeContentViewerItem)?) {
        guard let control = item as? UIControl, control.isEnabled else { return }
        control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
}

/// An item whose content can be shown enlarged for accessibility text sizes.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
    /// Whether the item is shown in the large content viewer.
    var showsLargeContentViewer: Bool { get }
    /// The title in the large content viewer.
    var largeContentTitle: String? { get }
    /// The image in the large content viewer.
    var largeContentImage: UIImage? { get }
    /// Whether the image is enlarged in the viewer; not used here.
    var scalesLargeContentImage: Bool { get }
    /// The insets of the image in the viewer, in points.
    var largeContentImageInsets: UIEdgeInsets { get }
}
