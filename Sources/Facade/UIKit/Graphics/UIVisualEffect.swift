public import Foundation
import LayoutSimViewTree
public import LayoutSimInertness

/// The base class of the effects of a visual effect view.
open class UIVisualEffect: NSObject {}

/// An effect that blurs the content behind a view.
open class UIBlurEffect: UIVisualEffect {
    /// The intensity of a blur and the material that it imitates, which are not drawn here.
    public enum Style: Int, Sendable {
        case extraLight = 0, light, dark
        case regular = 4, prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial,
            systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight,
            systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark,
            systemThickMaterialDark, systemChromeMaterialDark
    }
    let style: Style
    /// Creates a blur effect of a style.
    public init(style: Style) { self.style = style }
    public override convenience init() { self.init(style: .light) }
}

/// An effect that makes content stand out from a blur.
open class UIVibrancyEffect: UIVisualEffect {
    let blur: UIBlurEffect
    /// Creates a vibrancy effect for a blur effect.
    public init(blurEffect: UIBlurEffect) { blur = blurEffect }
    /// Creates a vibrancy effect for a blur effect; the style is ignored here.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { blur = blurEffect }
}

/// The kind of content that a vibrancy effect is for.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label = 0, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// A view that shows content in front of a visual effect.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    private let content = UIView()
    /// The effect; a blur is drawn as a translucent color, and other effects are not drawn.
    open var effect: UIVisualEffect? { didSet { setNeedsDisplay() } }

    /// Creates a view with an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
    }
    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    override func setUpDefaults() {
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }
    open override func addSubview(_ view: UIView) {
        checkContent(view)
        super.addSubview(view)
    }
    open override func insertSubview(_ view: UIView, at index: Int) {
        checkContent(view)
        super.insertSubview(view, at: index)
    }
    open override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        checkContent(view)
        super.insertSubview(view, belowSubview: siblingSubview)
    }
    open override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        checkContent(view)
        super.insertSubview(view, aboveSubview: siblingSubview)
    }
    private func checkContent(_ view: UIView) {
        guard view !== content else { return }
        raise(
            "NSInternalInconsistencyException",
            "\(view) has been added as a subview to \(self). Do not add subviews directly to the visual effect view "
                + "itself, instead add them to the -contentView.")
    }
    /// The view that holds the content.
    open var contentView: UIView { content }
    override func contentValue() -> Content? { effect is UIBlurEffect ? .opaque(.effect) : nil }

    /// The tint color of the blur's material; `nil` without a blur.
    var materialColor: UIColor? {
        (effect as? UIBlurEffect)?.style.material.map { material in
            UIColor(material.color(in: traitCollection.userInterfaceStyle == .dark ? .dark : .light))
        }
    }
}

extension UIBlurEffect.Style {
    /// The material with the same name as the style.
    var material: BlurMaterial? { BlurMaterial(rawValue: "\(self)") }

    /// Creates the style with the same name as a material.
    init?(_ material: BlurMaterial) {
        let styles =
            [Self.extraLight, .light, .dark, .regular, .prominent]
            + (Self.systemUltraThinMaterial.rawValue...Self.systemChromeMaterialDark.rawValue).compactMap(Self.init)
        guard let style = styles.first(where: { $0.material == material }) else { return nil }
        self = style
    }
}

/// A glass effect, which is not drawn here.
open class UIGlassEffect: UIVisualEffect {
    /// The style of glass.
    public enum Style: Int, Sendable { case regular = 0, clear }
    /// The style of the glass.
    public let style: Style
    /// Whether the glass reacts to touches; stored only.
    @Inert(.behavior) open var isInteractive = false
    /// The tint color of the glass; stored only.
    @Inert(.looks) open var tintColor: UIColor? = nil
    public override convenience init() { self.init(style: .regular) }
    /// Creates a glass effect of a style.
    public init(style: UIGlassEffect.Style) { self.style = style }
}

/// An effect that merges the glass of nearby views, which is not drawn here.
open class UIGlassContainerEffect: UIVisualEffect {
    /// The distance at which glass begins to merge, in points; stored only.
    @Inert(.looks) open var spacing: CGFloat = 0
    public override init() { super.init() }
}
