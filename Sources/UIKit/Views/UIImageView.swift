public import Foundation
import LayoutSimText
import LayoutSimViewTree

/// A view that shows an image.
@preconcurrency @MainActor open class UIImageView: UIView {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        self.highlightedImage = highlightedImage
    }

    override func setUpDefaults() { isUserInteractionEnabled = false }

    open var image: UIImage? {
        didSet { if image !== oldValue { imageChanged(from: oldValue) } }
    }
    open var highlightedImage: UIImage? {
        didSet { if highlightedImage !== oldValue { imageChanged(from: oldValue) } }
    }
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { imageChanged(from: image) } }
    }
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { imageChanged(from: nil) }
    }
    open var animationImages: [UIImage]?
    open var highlightedAnimationImages: [UIImage]?
    open var animationDuration: TimeInterval = 0
    open var animationRepeatCount = 0
    open private(set) var isAnimating = false
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
        didSet {
            guard adjustsImageSizeForAccessibilityContentSizeCategory != oldValue else { return }
            imageScaleChanged()
        }
    }
    open func startAnimating() { isAnimating = !(animationImages ?? []).isEmpty }
    open func stopAnimating() { isAnimating = false }

    /// Whether images with an automatic rendering mode are drawn in the tint color, as in system buttons.
    var drawsAutomaticImagesInTint = false {
        didSet { if drawsAutomaticImagesInTint != oldValue { setNeedsDisplay() } }
    }
    /// The symbol effects.
    var symbolEffects = SymbolEffects() {
        didSet { if symbolEffects.hidesSymbol != oldValue.hidesSymbol { setNeedsDisplay() } }
    }
    /// The visible image.
    var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let size = configuredImage?.size ?? .zero
        return CGSize(width: size.width * imageScale, height: size.height * imageScale)
    }
    open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

    override func contentValue() -> Content? {
        guard var image = configuredImage else { return nil }
        if image.flipsForRightToLeftLayoutDirection, effectiveUserInterfaceLayoutDirection == .rightToLeft {
            image = image.flipped
        }
        if symbolEffects.hidesSymbol, image.isSymbolImage {
            image = image.withTintColor(.clear, renderingMode: .alwaysOriginal)
        }
        guard var value = image.viewTreeImage(traitCollection) else { return nil }
        let isInTint = drawsAutomaticImagesInTint && image.renderingMode == .automatic && image.values.tint == nil
        if isInTint, case .file = value.source { value.isTemplate = true }
        value.enlarge(by: Double(imageScale))
        return .image(value, contentMode: contentMode.ofPicture)
    }

    /// The visible image; a symbol has the preferred configuration where its own leaves values unspecified.
    private var configuredImage: UIImage? {
        guard let configuration = preferredSymbolConfiguration, let image = shownImage, image.isSymbolImage else {
            return shownImage
        }
        return image.withConfiguration(configuration.applying(image.symbolConfiguration))
    }

    /// The scale of the image for the preferred content size category.
    private var imageScale: CGFloat {
        guard adjustsImageSizeForAccessibilityContentSizeCategory else { return 1 }
        return CGFloat(ContentSizeCategory(traitCollection).imageScale)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard adjustsImageSizeForAccessibilityContentSizeCategory,
            previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        else { return }
        imageScaleChanged()
    }

    private func imageScaleChanged() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
        (superview as? UIButton)?.pictureSizeDidChange()
    }

    private func imageChanged(from old: UIImage?) {
        if configuredImage?.size != old?.size { invalidateIntrinsicContentSize() }
        setNeedsDisplay()
        tellObservers()
    }
}

extension UIView.ContentMode {
    /// The content mode for layout and rendering.
    fileprivate var ofPicture: LayoutSimViewTree.ContentMode {
        switch self {
        case .scaleToFill, .redraw: .scaleToFill
        case .scaleAspectFit: .scaleAspectFit
        case .scaleAspectFill: .scaleAspectFill
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .topLeft: .topLeft
        case .topRight: .topRight
        case .bottomLeft: .bottomLeft
        case .bottomRight: .bottomRight
        }
    }
}
