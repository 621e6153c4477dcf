public import Foundation
import LayoutSimInterfaceBuilder
import QuartzCore

/// A view that a collection view reuses.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    var identifier: String?
    var poolName: String?

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) {
        identifier = (coder as? NibCoder)?.object?.text("reuseIdentifier")
        super.init(coder: coder)
    }

    override func setUpDefaults() {
        super.setUpDefaults()
        layOutApart()
    }

    /// The identifier with which the view was registered; `nil` for a view that is not reused.
    open var reuseIdentifier: String? { identifier }
    /// Called before the view is reused; does nothing by default.
    open func prepareForReuse() {}
    /// Called after the view took on layout attributes; does nothing by default.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    /// Prepares the view for a change of the layout; never called here.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// Completes a change of the layout for the view; never called here.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// Returns the attributes with the size that the view prefers, by Auto Layout unless a subclass overrides it.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let size = systemLayoutSizeFitting(
            layoutAttributes.size, withHorizontalFittingPriority: layoutAttributes.estimates.widthPriority,
            verticalFittingPriority: layoutAttributes.estimates.heightPriority)
        if size.width > 0, size.height > 0 { layoutAttributes.size = size }
        return layoutAttributes
    }

    /// Takes the geometry and alpha from layout attributes, then applies them.
    func take(_ attributes: UICollectionViewLayoutAttributes) {
        bounds.size = attributes.size
        center = attributes.center
        if CATransform3DIsIdentity(attributes.transform3D) {
            transform = attributes.transform
        } else {
            layer.transform = attributes.transform3D
        }
        alpha = attributes.alpha
        apply(attributes)
    }
}
