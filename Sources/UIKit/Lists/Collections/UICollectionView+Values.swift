public import Foundation

extension UICollectionView {
    public enum ElementCategory: UInt, Sendable { case cell = 0, supplementaryView, decorationView }
    public enum ScrollDirection: Int, Sendable { case vertical = 0, horizontal }
    public enum ReorderingCadence: Int, Sendable { case immediate = 0, fast, slow }
    public enum SelfSizingInvalidation: Int, Sendable { case disabled = 0, enabled, enabledIncludingConstraints }
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)
    }
    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

    /// A registration that creates and configures cells of a class.
    @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
        let identifier = UUID().uuidString
        let nib: UINib?
        let handler: Handler
        public init(handler: @escaping Handler) {
            nib = nil
            self.handler = handler
        }
        public init(cellNib: UINib, handler: @escaping Handler) {
            nib = cellNib
            self.handler = handler
        }
    }

    /// A registration that creates and configures supplementary views of a class.
    @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void
        let identifier = UUID().uuidString
        let elementKind: String
        let nib: UINib?
        let handler: Handler
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            nib = nil
            self.handler = handler
        }
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            nib = supplementaryNib
            self.handler = handler
        }
    }
}

/// A layout for the transition between two layouts.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    open var transitionProgress: CGFloat = 0
    open private(set) var currentLayout: UICollectionViewLayout
    open private(set) var nextLayout: UICollectionViewLayout
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }
    public required init?(coder: NSCoder) { return nil }
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {}
    open func value(forAnimatedKey key: String) -> CGFloat { 0 }
}
