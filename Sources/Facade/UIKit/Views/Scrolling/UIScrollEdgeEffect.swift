public import Foundation
public import LayoutSimInertness

/// The effect of a scroll view's content at an edge below a bar; not drawn here.
@preconcurrency @MainActor open class UIScrollEdgeEffect: NSObject {
    /// The style of the effect.
    @preconcurrency @MainActor open class Style: NSObject {
        private let name: String
        private init(_ name: String) { self.name = name }
        /// The style that the system chooses.
        public static var automatic: Style { Style("automatic") }
        /// A style with a hard cutoff and a dividing line.
        public static var hard: Style { Style("hard") }
        /// A style with a soft fade.
        public static var soft: Style { Style("soft") }
        open override func isEqual(_ object: Any?) -> Bool { (object as? Style)?.name == name }
        open override var hash: Int { name.hashValue }
    }
    /// The style of the effect; stored only.
    @Inert(.looks) open var style = Style.automatic
    /// Whether the effect is hidden; stored only.
    @Inert(.looks) open var isHidden = false
    @preconcurrency @MainActor public override init() { super.init() }
}

/// An interaction that associates a view at an edge of a scroll view with its edge effect; effects are not drawn here.
@preconcurrency @MainActor open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
    /// The view that has the interaction, or `nil`.
    open private(set) weak var view: UIView?
    /// The scroll view whose edge effect the view shapes; stored only.
    open weak var scrollView: UIScrollView? {
        didSet { inert(.looks, self, from: oldValue, to: scrollView) }
    }
    /// The edge of the scroll view; stored only.
    @Inert(.looks) open var edge: UIRectEdge = []

    @preconcurrency @MainActor public override init() { super.init() }
    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Stores the view.
    open func didMove(to view: UIView?) { self.view = view }
}
