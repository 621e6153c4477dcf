public import Foundation
import LayoutSimViewTree
public import LayoutSimInertness

/// The style of a presentation.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover,
        blurOverFullScreen
    case none = -1
    case automatic = -2
}

/// The transition style of a presentation.
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical = 0, flipHorizontal, crossDissolve, partialCurl }

/// The style of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
    case `default` = 0, lightContent
    case darkContent = 3
    /// The deprecated name of the light style.
    public static var blackOpaque: UIStatusBarStyle { .lightContent }
}

/// The animation of status bar changes.
public enum UIStatusBarAnimation: Int, Sendable { case none = 0, fade, slide }

/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Portrait.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// Landscape with the Home button on the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// Landscape with the Home button on the right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// Portrait with the device upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// Both landscape orientations.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All orientations.
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    /// All orientations but the one upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The methods for adapting a container's contents to size and trait changes.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
    /// The preferred size of the content, in points.
    var preferredContentSize: CGSize { get }
    /// Called when a child's preferred content size changes.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Called when a child's fitting size changes through Auto Layout.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Returns the size of a child for a size of the container.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize
    /// Called when the size is about to change.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Called when the traits are about to change.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

/// The methods for recreating view controllers during state restoration.
@preconcurrency @MainActor public protocol UIViewControllerRestoration {
    /// Returns the view controller for a restoration identifier path.
    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder)
        -> UIViewController?
}

/// An action of a preview.
@preconcurrency @MainActor public protocol UIPreviewActionItem: NSObjectProtocol {
    /// The title.
    var title: String { get }
}

/// The layout guide for the bars at the top or bottom of a controller's view.
@MainActor final class LayoutSupport: UILayoutGuide, UILayoutSupport {
    convenience init(_ view: UIView, isTop: Bool) {
        self.init()
        owner = view
        kind = isTop ? .top : .bottom
        identifier = isTop ? "_UIViewControllerTop" : "_UIViewControllerBottom"
    }

    var length: CGFloat { layoutFrame.height }

    /// The two constraints that position the guide in UIKit and that its view lists among its own.
    ///
    /// They are always satisfied: layout positions guides on its own.
    private(set) lazy var placing: [NSLayoutConstraint] = {
        guard let owner else { return [] }
        let edge: NSLayoutConstraint.Attribute = kind == .top ? .top : .bottom
        let constraints = [
            NSLayoutConstraint(
                first: LayoutOperand(item: self, attribute: edge), relation: .equal,
                second: LayoutOperand(owner, edge)),
            NSLayoutConstraint(
                first: LayoutOperand(item: self, attribute: .height), relation: .equal, second: nil, constant: length),
        ]
        for constraint in constraints { constraint.holder = owner }
        return constraints
    }()
}

extension UIViewController {
    /// The preferred transition of a view controller.
    @preconcurrency @MainActor open class Transition: NSObject {
        /// Returns a transition that zooms from a source view.
        public static func zoom(
            options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition { Transition() }
        /// The transition that slides up from the bottom.
        public static var coverVertical: Transition { Transition() }
        /// The transition that flips.
        public static var flipHorizontal: Transition { Transition() }
        /// The transition that cross-dissolves.
        public static var crossDissolve: Transition { Transition() }

        /// The options of a zoom transition.
        @preconcurrency @MainActor open class ZoomOptions: NSObject {
            /// The color of the dimming view behind the zoomed view.
            open var dimmingColor: UIColor?
            /// The blur effect applied to the content behind the zoomed view.
            @Inert(.looks) open var dimmingVisualEffect: UIBlurEffect? = nil
            /// The closure that returns the part of the zoomed view to align with the source view.
            open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
            /// The closure that returns whether dragging down starts an interactive dismissal.
            open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
            /// Creates zoom options.
            @preconcurrency @MainActor public override init() { super.init() }

            /// The context for aligning the views of a zoom transition.
            @preconcurrency @MainActor open class AlignmentRectContext: NSObject {
                /// The source view.
                open private(set) var sourceView: UIView
                /// The view controller that zooms in.
                open private(set) var zoomedViewController: UIViewController
                init(sourceView: UIView, zoomedViewController: UIViewController) {
                    (self.sourceView, self.zoomedViewController) = (sourceView, zoomedViewController)
                }
            }

            /// The context of an interactive dismissal.
            @preconcurrency @MainActor open class InteractionContext: NSObject {
                /// The location of the touch, in the coordinate space of the view controller's view.
                open private(set) var location = CGPoint.zero
                /// The velocity of the touch, in points per second.
                open private(set) var velocity = CGVector.zero
                /// Whether the system would begin the dismissal; always `true` here.
                open var willBegin: Bool { true }
            }
        }

        /// The context for providing the source view of a zoom transition.
        @preconcurrency @MainActor public struct ZoomSourceViewProviderContext {
            /// The source view controller.
            public var sourceViewController: UIViewController
            /// The view controller that zooms in.
            public var zoomedViewController: UIViewController
        }
    }
}
