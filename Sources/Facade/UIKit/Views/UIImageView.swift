public import Foundation
import LayoutSimText
import LayoutSimViewTree
public import LayoutSimInertness

/// A view that shows an image.
@preconcurrency @MainActor open class UIImageView: UIView {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Creates a view as large as an image.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }
    /// Creates a view as large as an image, with another image for the highlighted state.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        self.highlightedImage = highlightedImage
    }

    override func setUpDefaults() { isUserInteractionEnabled = false }

    /// The image.
    open var image: UIImage? {
        didSet { if image !== oldValue { imageChanged(from: oldValue) } }
    }
    /// The image for the highlighted state; `nil` for the regular one.
    open var highlightedImage: UIImage? {
        didSet { if highlightedImage !== oldValue { imageChanged(from: oldValue) } }
    }
    /// Whether the highlighted image shows.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { imageChanged(from: image) } }
    }
    /// The configuration of a symbol image, for values that the image's own configuration leaves open.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { imageChanged(from: nil) }
    }
    /// The images of the animation; never shown here.
    @Inert(.looks) open var animationImages: [UIImage]? = nil
    /// The images of the highlighted animation; never shown here.
    @Inert(.looks) open var highlightedAnimationImages: [UIImage]? = nil
    /// The duration of one animation cycle in seconds; stored only.
    @Inert(.looks) open var animationDuration: TimeInterval = 0
    /// The number of animation cycles, or 0 for no limit; stored only.
    @Inert(.looks) open var animationRepeatCount = 0
    /// Whether an animation has started; it never shows here.
    open private(set) var isAnimating = false
    /// Whether the image grows with accessibility content size categories.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
        didSet {
            guard adjustsImageSizeForAccessibilityContentSizeCategory != oldValue else { return }
            imageScaleChanged()
        }
    }
    /// Sets `isAnimating` if there are animation images; the image doesn't change here.
    open func startAnimating() { isAnimating = !(animationImages ?? []).isEmpty }
    /// Clears `isAnimating`.
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
    open override var alignmentRectInsets: UIEdgeInsets { configuredImage?.alignmentRectInsets ?? .zero }

    override func contentValue() -> Content? {
        guard var image = configuredImage else { return nil }
        if image.flipsForRightToLeftLayoutDirection, effectiveUserInterfaceLayoutDirection == .rightToLeft {
            image = image.flipped
        }
        if symbolEffects.hidesSymbol, image.isSymbolImage {
            image = image.withTintColor(.clear, renderingMode: .alwaysOriginal)
        }
        guard var value = image.viewTreeImage(traitCollection) else { return nil }
        if image.values.symbol != nil { value.intrinsicSize = image.aligned(by: image.alignmentRectInsets) }
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
    var ofPicture: LayoutSimViewTree.ContentMode {
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
