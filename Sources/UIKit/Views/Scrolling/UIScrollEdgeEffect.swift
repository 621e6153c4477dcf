public import Foundation

/// The effect of a scroll view's content at an edge below a bar; not drawn here.
@preconcurrency @MainActor open class UIScrollEdgeEffect: NSObject {
    /// The style of the effect.
    @preconcurrency @MainActor open class Style: NSObject {
        private let name: String
        private init(_ name: String) { self.name = name }
        public static var automatic: Style { Style("automatic") }
        public static var hard: Style { Style("hard") }
        public static var soft: Style { Style("soft") }
        open override func isEqual(_ object: Any?) -> Bool { (object as? Style)?.name == name }
        open override var hash: Int { name.hashValue }
    }
    open var style = Style.automatic
    open var isHidden = false
    @preconcurrency @MainActor public override init() { super.init() }
}

/// An interaction that associates a view at an edge of a scroll view with its edge effect; effects are not drawn here.
@preconcurrency @MainActor open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open weak var scrollView: UIScrollView?
    open var edge: UIRectEdge = []

    @preconcurrency @MainActor public override init() { super.init() }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}
