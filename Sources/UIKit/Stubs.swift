// Declarations of other rooms, the smallest that build; each goes when its room's lands.
public import Foundation

@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    public init(target: Any?, action: Selector?) { super.init() }
    open var view: UIView? { nil }
    func attach(to view: UIView?) {}
}
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {}
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {}
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}
@preconcurrency @MainActor open class UIViewController: UIResponder { open var view: UIView! }
@preconcurrency @MainActor open class UICommand: NSObject {}
@preconcurrency @MainActor open class UIKeyCommand: UICommand {}
@preconcurrency @MainActor public protocol UIMenuBuilder {}
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {}
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {}
public enum UIStatusBarStyle: Int, Sendable { case `default` = 0, lightContent, darkContent = 3 }
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let all = UIInterfaceOrientationMask(rawValue: 30)
}
public struct UIKeyModifierFlags: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
}
@preconcurrency @MainActor open class UIRefreshControl: UIControl {}
@preconcurrency @MainActor open class UIControl: UIView {
    open var isEnabled = true
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    }
    open func sendActions(for controlEvents: Event) {}
}
