import Foundation
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimViewTree

/// The design-time sizes in a file for a view whose class is unknown when the file is laid out.
final class DesignSizes: Sendable {
    let placeholder: IntrinsicSizeOverride
    let rendered: LayoutSimGeometry.Size?

    init?(_ value: View) {
        guard value.intrinsicSizeOverride != IntrinsicSizeOverride() || value.renderedSize != nil else { return nil }
        placeholder = value.intrinsicSizeOverride
        rendered = value.renderedSize
    }
}

extension UIView {
    /// Applies the geometry and layout attributes; a view that nothing positions keeps a frame.
    func takeGeometry(of value: View, keeping kept: Rect?) {
        let autoresizing = value.autoresizing
        if let stored = autoresizing?.frame ?? kept ?? value.source.storedFrame { frame = CGRect(stored) }
        state.translatesMask = autoresizing != nil || kept != nil
        state.autoresizingMask = AutoresizingMask(rawValue: UInt(autoresizing?.mask.rawValue ?? 0))
        isHidden = value.isHidden
        state.hugging = ViewState.Priorities(value.hugging)
        state.compressionResistance = ViewState.Priorities(value.compressionResistance)
        state.margins = value.layoutMargins.own.map(UIEdgeInsets.init)
        state.preservesSuperviewMargins = value.layoutMargins.preservesSuperview
        state.insetsMarginsFromSafeArea = value.layoutMargins.insetsFromSafeArea
        state.design = DesignSizes(value)
    }

    /// Applies the appearance attributes other than the content.
    func takeLook(of value: View) {
        if value.alpha != 1 { alpha = CGFloat(value.alpha) }
        clipsToBounds = value.clipsToBounds || self is UIScrollView
        if value.cornerRadius != 0 { layer.cornerRadius = CGFloat(value.cornerRadius) }
        guard let border = value.border else { return }
        layer.borderWidth = CGFloat(border.width)
        layer.borderColor = UIColor(border.color).cgColor
    }

    /// Applies the content.
    func takeContent(of value: View, _ object: InterfaceBuilderObject?, in bundle: Bundle?) {
        switch (self, value.content) {
        case (let label as UILabel, .label(let text, let color)): label.take(text, color, value)
        case (let view as UIImageView, .image(let image, _)): view.image = UIImage(image, in: bundle, of: value)
        case (let button as UIButton, .button(let content)): button.take(content, object, of: value, in: bundle)
        case (let field as UITextField, .textField(let content)): field.take(content)
        case (let view as UITextView, .textView(let content)): view.take(content)
        case (let stack as UIStackView, .stack(let content)): stack.take(content)
        case (_, .control(let control)): take(control, object, in: bundle)
        case (let view as UIVisualEffectView, _): view.effect = object?.blur.map(UIBlurEffect.init)
        default: break
        }
        if let button = self as? UIButton, button.configuration == nil { button.takeShadow(of: value) }
    }
}

extension UIButton {
    /// Applies the shadow of the title, which is a property of the title's label.
    fileprivate func takeShadow(of value: View) {
        guard let shadow = value.textShadow else { return }
        setTitleShadowColor(UIColor(shadow.color), for: .normal)
        titleLabel?.shadowOffset = CGSize(width: shadow.offset.x, height: shadow.offset.y)
    }
}

extension InterfaceBuilderObject {
    /// The blur style of a visual effect view; `nil` for a vibrancy effect or no effect.
    fileprivate var blur: UIBlurEffect.Style? {
        objects["blurEffect"]?.option("style").flatMap(BlurMaterial.init).flatMap(UIBlurEffect.Style.init)
    }
}

extension UIEdgeInsets {
    init(_ insets: EdgeInsets) {
        self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}

extension ViewState.Priorities {
    fileprivate init(_ priorities: AxisPriorities) {
        self.init(
            horizontal: UILayoutPriority(rawValue: priorities.horizontal.rawValue),
            vertical: UILayoutPriority(rawValue: priorities.vertical.rawValue))
    }
}

extension UIStackView {
    /// Applies the arrangement; the arranged views are added later.
    fileprivate func take(_ content: StackView) {
        axis = content.axis == .horizontal ? .horizontal : .vertical
        distribution = Distribution(content.distribution)
        alignment = Alignment(content.alignment)
        switch content.spacing {
        case .points(let points): spacing = CGFloat(points)
        case .standard: spacing = UIStackView.spacingUseSystem
        }
        isLayoutMarginsRelativeArrangement = content.isLayoutMarginsRelative
        isBaselineRelativeArrangement = content.isBaselineRelative
    }
}

extension UIStackView.Distribution {
    fileprivate init(_ value: StackView.Distribution) {
        switch value {
        case .fill: self = .fill
        case .fillEqually: self = .fillEqually
        case .fillProportionally: self = .fillProportionally
        case .equalSpacing: self = .equalSpacing
        case .equalCentering: self = .equalCentering
        }
    }
}

extension UIStackView.Alignment {
    fileprivate init(_ value: StackView.Alignment) {
        switch value {
        case .fill: self = .fill
        case .leading: self = .leading
        case .firstBaseline: self = .firstBaseline
        case .center: self = .center
        case .trailing: self = .trailing
        case .lastBaseline: self = .lastBaseline
        }
    }
}
