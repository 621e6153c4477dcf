import UIKit

/// The fonts of the detail.
package struct StyleModel {
    package var titleFont: UIFont
    package var textFont: UIFont

    package init(titleFont: UIFont, textFont: UIFont) { (self.titleFont, self.textFont) = (titleFont, textFont) }

    @MainActor package static var standard: StyleModel {
        StyleModel(titleFont: .preferredFont(forTextStyle: .title2), textFont: .preferredFont(forTextStyle: .body))
    }

    /// Returns the fonts for a screen `factor` times as wide.
    package func scaled(by factor: CGFloat) -> StyleModel {
        StyleModel(
            titleFont: titleFont.withSize(titleFont.pointSize * factor),
            textFont: textFont.withSize(textFont.pointSize * factor))
    }
}
