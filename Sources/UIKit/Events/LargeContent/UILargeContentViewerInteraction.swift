public import Foundation

/// Shows what is pressed enlarged, where texts have an accessibility size.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    open private(set) weak var view: UIView?
    open private(set) lazy var gestureRecognizerForExclusionRelationship: UIGestureRecognizer =
        LargeContentPressRecognizer(self)

    @preconcurrency @MainActor public override convenience init() { self.init(delegate: nil) }
    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) { self.delegate = delegate }

    /// Whether the device shows enlarged contents.
    public class var isEnabled: Bool { SimulatedDevice.current.contentSize.isAccessibilityCategory }
    public nonisolated static let enabledStatusDidChangeNotification = NSNotification.Name(
        "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }

    /// What lies at a point of the view and is shown enlarged.
    func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
        guard let view else { return nil }
        if let item = delegate?.largeContentViewerInteraction(self, itemAt: point) { return item }
        let hit = view.hitTest(point, with: nil)
        return sequence(first: hit, next: { $0 === view ? nil : $0?.superview }).lazy.compactMap(\.self)
            .first(where: \.showsLargeContentViewer)
    }
}

/// Says what is shown enlarged, and what the end of a press does.
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
    // What a delegate without the method does: a control is pressed.
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
    /// Has a control do what a tap on it does.
    func press(_ item: (any UILargeContentViewerItem)?) {
        guard let control = item as? UIControl, control.isEnabled else { return }
        control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
}

/// What a larger picture is shown of, for large sizes of text.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
    var showsLargeContentViewer: Bool { get }
    var largeContentTitle: String? { get }
    var largeContentImage: UIImage? { get }
    var scalesLargeContentImage: Bool { get }
    var largeContentImageInsets: UIEdgeInsets { get }
}
