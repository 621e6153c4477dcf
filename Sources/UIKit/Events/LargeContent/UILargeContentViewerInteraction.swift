public import Foundation

/// An interaction that shows pressed items enlarged while the text size is an accessibility size.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    open private(set) weak var view: UIView?
    open private(set) lazy var gestureRecognizerForExclusionRelationship: UIGestureRecognizer =
        LargeContentPressRecognizer(self)

    @preconcurrency @MainActor public override convenience init() { self.init(delegate: nil) }
    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) { self.delegate = delegate }

    /// Whether the large content viewer is enabled on the device.
    public class var isEnabled: Bool { SimulatedDevice.current.contentSize.isAccessibilityCategory }
    public nonisolated static let enabledStatusDidChangeNotification = NSNotification.Name(
        "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

    open func willMove(to view: UIView?) {}
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
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint)
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)?
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
    var showsLargeContentViewer: Bool { get }
    var largeContentTitle: String? { get }
    var largeContentImage: UIImage? { get }
    var scalesLargeContentImage: Bool { get }
    var largeContentImageInsets: UIEdgeInsets { get }
}
