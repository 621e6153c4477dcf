public import Foundation
import LayoutSimViewTree

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover,
        blurOverFullScreen
    case none = -1
    case automatic = -2
}

/// How a presentation is animated.
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical = 0, flipHorizontal, crossDissolve, partialCurl }

/// The style of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
    case `default` = 0, lightContent
    case darkContent = 3
    /// The style under the name that UIKit gave it first.
    public static var blackOpaque: UIStatusBarStyle { .lightContent }
}

/// How changes of the status bar are animated.
public enum UIStatusBarAnimation: Int, Sendable { case none = 0, fade, slide }

/// Orientations of the interface.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The size of what a container holds.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
    /// The size that the contents ask for, in points.
    var preferredContentSize: CGSize { get }
    /// A child prefers another size.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// A child laid itself out anew.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// The size of a child in a size of the container.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize
    /// The size is about to change.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// The traits are about to change.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

/// Brings controllers back when the interface's state is restored.
@preconcurrency @MainActor public protocol UIViewControllerRestoration {
    /// The controller at a path.
    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder)
        -> UIViewController?
}

/// An action below a preview.
@preconcurrency @MainActor public protocol UIPreviewActionItem: NSObjectProtocol {
    /// Its text.
    var title: String { get }
}

/// The room of bars at one end of a controller's view.
@MainActor final class LayoutSupport: UILayoutGuide, UILayoutSupport {
    convenience init(_ view: UIView, isTop: Bool) {
        self.init()
        owner = view
        kind = isTop ? .top : .bottom
        identifier = isTop ? "_UIViewControllerTop" : "_UIViewControllerBottom"
    }

    var length: CGFloat { layoutFrame.height }

    /// The two constraints by which UIKit places the guide, which its view tells among its own.
    ///
    /// They say what holds anyway: layout places guides by itself.
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
    /// The transition that the system makes when asked for.
    @preconcurrency @MainActor open class Transition: NSObject {
        /// The view grows from another.
        public static func zoom(
            options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition { Transition() }
        /// The view rises from below.
        public static var coverVertical: Transition { Transition() }
        /// The view flips.
        public static var flipHorizontal: Transition { Transition() }
        /// The view fades in.
        public static var crossDissolve: Transition { Transition() }

        /// How a view grows.
        @preconcurrency @MainActor open class ZoomOptions: NSObject {
            /// The color of what lies behind.
            open var dimmingColor: UIColor?
            /// The blur effect applied to the content behind the zoomed view.
            open var dimmingVisualEffect: UIBlurEffect?
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

        /// What is asked for the view to grow from.
        @preconcurrency @MainActor public struct ZoomSourceViewProviderContext {
            /// The controller below.
            public var sourceViewController: UIViewController
            /// The controller that grows.
            public var zoomedViewController: UIViewController
        }
    }
}
