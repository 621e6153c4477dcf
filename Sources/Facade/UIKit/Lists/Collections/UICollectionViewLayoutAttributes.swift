public import CoreGraphics
public import Foundation
public import QuartzCore

/// The estimated dimensions of a size; a self-sizing view keeps the others.
struct EstimatedSides: Equatable {
    var width = false
    var height = false

    var any: Bool { width || height }
    /// The fitting priorities for the width and the height of a view.
    var widthPriority: UILayoutPriority { any && !width ? .required : .fittingSizeLevel }
    var heightPriority: UILayoutPriority { any && !height ? .required : .fittingSizeLevel }
}

/// The layout attributes of an item, a supplementary view, or a decoration view.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    private var place = CGRect.zero
    /// The rectangle around the transformed view, in the coordinate space of the content.
    open var frame: CGRect {
        get { transform == .identity ? place : transformed }
        set { place = newValue }
    }
    /// The center of the view, in the coordinate space of the content.
    open var center: CGPoint {
        get { CGPoint(x: place.midX, y: place.midY) }
        set { place.origin = CGPoint(x: newValue.x - place.width / 2, y: newValue.y - place.height / 2) }
    }
    /// The size of the view, in points; setting it keeps the center.
    open var size: CGSize {
        get { place.size }
        set {
            let middle = center
            place.size = newValue
            center = middle
        }
    }
    /// The bounds of the view, whose origin is always zero.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }
    /// The three-dimensional transform of the view, used in place of `transform` unless it is the identity.
    open var transform3D: CATransform3D = CATransform3DIdentity
    /// The transform of the view.
    open var transform: CGAffineTransform = .identity
    /// The opacity of the view, from 0 to 1.
    open var alpha: CGFloat = 1
    /// The order of overlapping views: greater values are in front.
    open var zIndex = 0
    /// Whether the view is hidden; hidden views are not created.
    open var isHidden = false
    /// The index path of the element.
    open var indexPath = IndexPath(item: 0, section: 0)
    /// The kind of view that the attributes apply to.
    open private(set) var representedElementCategory: UICollectionView.ElementCategory = .cell
    /// The kind of the supplementary or decoration view; `nil` for a cell.
    open private(set) var representedElementKind: String?
    /// The dimensions that are estimates, which the view may adjust.
    var estimates = EstimatedSides()
    /// The placement of the row in its list, for list cells.
    var rowPlace: ListRowPlace?

    public override init() { super.init() }

    /// Creates attributes of a cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }
    /// Creates attributes of a supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
    }
    /// Creates attributes of a decoration view.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .decorationView
        representedElementKind = decorationViewKind
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = makeAtRunTime(type(of: self))
        copy.place = place
        copy.transform3D = transform3D
        copy.transform = transform
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.indexPath = indexPath
        copy.representedElementCategory = representedElementCategory
        copy.representedElementKind = representedElementKind
        copy.estimates = estimates
        copy.rowPlace = rowPlace
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return place == other.place && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
            && transform == other.transform && CATransform3DEqualToTransform(transform3D, other.transform3D)
            && key == other.key && rowPlace == other.rowPlace
    }
    open override var hash: Int { indexPath.hashValue }
    open override var description: String {
        "<UICollectionViewLayoutAttributes index path: \(Array(indexPath)); frame = \(frame)>"
    }

    /// The bounding box of the transformed rectangle.
    private var transformed: CGRect {
        let middle = center
        let box = CGRect(x: -place.width / 2, y: -place.height / 2, width: place.width, height: place.height)
            .applying(transform)
        return box.offsetBy(dx: middle.x, dy: middle.y)
    }

    /// Sets the element that the attributes apply to.
    func name(_ key: ElementKey) {
        indexPath = key.indexPath
        representedElementCategory = key.category
        representedElementKind = key.kind
    }

    /// The element that the attributes apply to.
    var key: ElementKey {
        ElementKey(category: representedElementCategory, kind: representedElementKind, indexPath: indexPath)
    }
}

/// Identifies an item, a supplementary view, or a decoration view of a collection view.
struct ElementKey: Hashable, Sendable {
    let category: UICollectionView.ElementCategory
    let kind: String?
    let indexPath: IndexPath
}

/// Elements are ordered by index path, then by category with the cell first.
extension ElementKey: Comparable {
    static func < (left: ElementKey, right: ElementKey) -> Bool {
        guard left.indexPath == right.indexPath else { return left.indexPath < right.indexPath }
        return (left.category.rawValue, left.kind ?? "") < (right.category.rawValue, right.kind ?? "")
    }
}
