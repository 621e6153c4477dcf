public import Foundation
public import LayoutSimInertness

extension UICollectionView {
    /// The kind of a view in a collection view.
    public enum ElementCategory: UInt, Sendable { case cell = 0, supplementaryView, decorationView }
    /// The direction in which a layout scrolls.
    public enum ScrollDirection: Int, Sendable { case vertical = 0, horizontal }
    /// How soon items make room for one that is being moved.
    public enum ReorderingCadence: Int, Sendable { case immediate = 0, fast, slow }
    /// Whether cells that change their size are laid out again.
    public enum SelfSizingInvalidation: Int, Sendable { case disabled = 0, enabled, enabledIncludingConstraints }
    /// Where an item is in the visible area after scrolling to it.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// At the top.
        public static let top = ScrollPosition(rawValue: 1)
        /// In the vertical center.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// At the left.
        public static let left = ScrollPosition(rawValue: 8)
        /// In the horizontal center.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// At the right.
        public static let right = ScrollPosition(rawValue: 32)
    }
    /// Receives whether an interactive transition was completed and whether it was finished; never called here.
    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

    /// A registration that creates and configures cells of a class.
    @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Configures a cell for an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
        let identifier = UUID().uuidString
        /// The request during which the registration was made.
        let origin = ViewRequest.current
        let nib: UINib?
        let handler: Handler
        /// Creates a registration of the cell class.
        public init(handler: @escaping Handler) {
            nib = nil
            self.handler = handler
        }
        /// Creates a registration of the cell in a nib.
        public init(cellNib: UINib, handler: @escaping Handler) {
            nib = cellNib
            self.handler = handler
        }
    }

    /// A registration that creates and configures supplementary views of a class.
    @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Configures a supplementary view.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void
        let identifier = UUID().uuidString
        let elementKind: String
        let nib: UINib?
        let handler: Handler
        /// Creates a registration of the view class for an element kind.
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            nib = nil
            self.handler = handler
        }
        /// Creates a registration of the view in a nib for an element kind.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            nib = supplementaryNib
            self.handler = handler
        }
    }
}

/// A layout for the transition between two layouts.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The progress of the transition, from 0 to 1; stored only.
    @Inert(.layout) open var transitionProgress: CGFloat = 0
    /// The layout at the start of the transition.
    open private(set) var currentLayout: UICollectionViewLayout
    /// The layout at the end of the transition.
    open private(set) var nextLayout: UICollectionViewLayout
    /// Creates a layout for the transition between two layouts; it lays out nothing here.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }
    public required init?(coder: NSCoder) { return nil }
    /// Stores a value of the app for the transition; does nothing here.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { inert(.behavior, self) }
    /// Returns a value of the app for the transition; always 0 here.
    open func value(forAnimatedKey key: String) -> CGFloat { 0 }
}
