import Foundation
import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimText
import LayoutSimViewTree

/// Returns a length for the layout engine; `nil` where it sets no limit.
func finite(_ length: CGFloat) -> Double? {
    length > 0 && length < 1e6 ? Double(length) : nil
}

extension UIView {
    /// The scale of the view's screen, in pixels per point.
    var pixelScale: CGFloat {
        let scale = traitCollection.displayScale
        return scale > 0 ? scale : 2
    }
}

extension UIFont {
    /// Returns the font with the same text style or scaling for another content size category; other fonts are
    /// unchanged.
    func adjusted(to category: UIContentSizeCategory) -> UIFont {
        if let scaling = values.scaling {
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            var original = values.withSize(scaling.size)
            original.scaling = nil
            return UIFontMetrics(forTextStyle: scaling.style).scaledFont(
                for: UIFont(original), maximumPointSize: scaling.maximum, compatibleWith: traits)
        }
        guard let style = values.textStyle, let category = category.category else { return self }
        var values = values
        let metrics = FontValues(style: style, category: category)
        values.size = metrics.size
        values.lineLeading = metrics.lineLeading
        return UIFont(values)
    }
}

extension UIView {
    /// Returns a font adjusted to the view's current content size category; `nil` if the font does not change.
    func adjusted(_ font: UIFont?, from previous: UITraitCollection?) -> UIFont? {
        let category = traitCollection.preferredContentSizeCategory
        guard previous?.preferredContentSizeCategory != category, let adjusted = font?.adjusted(to: category),
            adjusted != font
        else { return nil }
        return adjusted
    }

    /// Returns the size of content by the layout engine's rules, wrapped at a width in points if there is one.
    func measuredContentSize(_ content: Content?, width: Double?) -> CGSize {
        guard let content else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
        let scale = Double(pixelScale)
        let size = LiveLayout.contentSize(
            of: View("content", content: content), width: width, scale: scale, rules: SimulatedDevice.currentRules,
            measure: TextSetting.measure(scale: scale))
        return CGSize(width: size.width ?? -1, height: size.height ?? -1)
    }
}
