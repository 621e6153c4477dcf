public import CoreGraphics
public import Foundation
public import QuartzCore

/// The sides of a size that are estimates: a view that is asked for its size keeps the others.
struct EstimatedSides: Equatable {
    var width = false
    var height = false

    var any: Bool { width || height }
    /// The priorities with which a view that is fitted keeps its width and its height.
    var widthPriority: UILayoutPriority { any && !width ? .required : .fittingSizeLevel }
    var heightPriority: UILayoutPriority { any && !height ? .required : .fittingSizeLevel }
}

/// Where an item, a supplementary view or a decoration lies.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    private var place = CGRect.zero
    open var frame: CGRect {
        get { transform == .identity ? place : transformed }
        set { place = newValue }
    }
    open var center: CGPoint {
        get { CGPoint(x: place.midX, y: place.midY) }
        set { place.origin = CGPoint(x: newValue.x - place.width / 2, y: newValue.y - place.height / 2) }
    }
    open var size: CGSize {
        get { place.size }
        set {
            let middle = center
            place.size = newValue
            center = middle
        }
    }
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }
    open var transform3D: CATransform3D = CATransform3DIdentity
    open var transform: CGAffineTransform = .identity
    open var alpha: CGFloat = 1
    open var zIndex = 0
    open var isHidden = false
    open var indexPath = IndexPath(item: 0, section: 0)
    open private(set) var representedElementCategory: UICollectionView.ElementCategory = .cell
    open private(set) var representedElementKind: String?
    /// What of the size is an estimate that the view may correct.
    var estimates = EstimatedSides()
    /// Where the row lies in its list, if the attributes are of one.
    var rowPlace: ListRowPlace?

    public override init() { super.init() }

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
    }
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .decorationView
        representedElementKind = decorationViewKind
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = ListElements.make(attributes: type(of: self))
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

    /// The box around the transformed rectangle.
    private var transformed: CGRect {
        let middle = center
        let box = CGRect(x: -place.width / 2, y: -place.height / 2, width: place.width, height: place.height)
            .applying(transform)
        return box.offsetBy(dx: middle.x, dy: middle.y)
    }

    /// Says what the attributes speak of.
    func name(_ key: ElementKey) {
        indexPath = key.indexPath
        representedElementCategory = key.category
        representedElementKind = key.kind
    }

    /// What the attributes speak of.
    var key: ElementKey {
        ElementKey(category: representedElementCategory, kind: representedElementKind, indexPath: indexPath)
    }
}

/// Names an item, a supplementary view or a decoration of a collection view.
struct ElementKey: Hashable, Sendable {
    let category: UICollectionView.ElementCategory
    let kind: String?
    let indexPath: IndexPath
}

/// By index paths; of one index path, the cell comes first.
extension ElementKey: Comparable {
    static func < (left: ElementKey, right: ElementKey) -> Bool {
        guard left.indexPath == right.indexPath else { return left.indexPath < right.indexPath }
        return (left.category.rawValue, left.kind ?? "") < (right.category.rawValue, right.kind ?? "")
    }
}
