public import Foundation

/// How content fades below a bar at an edge of a scroll view; not drawn.
@preconcurrency @MainActor open class UIScrollEdgeEffect: NSObject {
    /// How the content fades.
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

/// Says that a view lies on the edge of a scroll view, whose edge effect it then has; effects are not drawn.
@preconcurrency @MainActor open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open weak var scrollView: UIScrollView?
    open var edge: UIRectEdge = []

    @preconcurrency @MainActor public override init() { super.init() }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}
