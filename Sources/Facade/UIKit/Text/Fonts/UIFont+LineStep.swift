package import Foundation

extension UIFont {
    /// The distance between baselines that a text style sets, in points; `nil` for fonts by size.
    package var lineStep: CGFloat? { values.lineLeading }

    /// Returns the font with a distance between baselines, in points.
    package func withLineStep(_ step: CGFloat) -> UIFont {
        var values = values
        values.lineLeading = step
        return UIFont(values)
    }

    /// Returns the system font in a width of its letters, which keep the standard width here.
    package func withLetterWidth(_ width: Width) -> UIFont {
        var values = values
        values.width = width
        return UIFont(values)
    }
}
