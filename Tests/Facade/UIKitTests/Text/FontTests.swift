import Testing
import UIKit

struct FontTests {
    @Test func `the system font has San Francisco's metrics`() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(abs(font.lineHeight - 20.287_109_375) < 1e-9)
        #expect(abs(font.ascender - 16.186_523_437_5) < 1e-9)
        #expect(abs(font.descender + 4.100_585_937_5) < 1e-9)
        #expect(font.pointSize == 17)
        #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
        #expect(UIFont.systemFont(ofSize: 17) != UIFont.boldSystemFont(ofSize: 17))
    }

    @Test(arguments: [("Helvetica Neue", "HelveticaNeue"), ("Georgia-Bold", "Georgia-Bold")])
    func `installed fonts are found by face or family`(name: String, face: String) {
        #expect(UIFont(name: name, size: 12)?.fontName == face)
    }

    @Test func `fonts that are not installed are not found`() {
        #expect(UIFont(name: "Comic Sans", size: 12) == nil)
        #expect(UIFont.fontNames(forFamilyName: "Menlo").contains("Menlo-Bold"))
    }

    @Test func `descriptors carry traits, designs and sizes`() throws {
        let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
        #expect(body.pointSize == 17)
        let bold = try #require(body.withSymbolicTraits(.traitBold))
        #expect(UIFont(descriptor: bold, size: 0).fontDescriptor.symbolicTraits.contains(.traitBold))
        let mono = try #require(UIFont.systemFont(ofSize: 10).fontDescriptor.withDesign(.monospaced))
        #expect(mono.symbolicTraits.contains(.traitMonoSpace))
        let georgia = try #require(UIFont(name: "Georgia", size: 10))
        #expect(
            georgia.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])?.postscriptName
                == "Georgia-BoldItalic")
    }

    @Test(arguments: [
        (UIFont.TextStyle.extraLargeTitle, 36, ".SFUI-Bold"), (.extraLargeTitle2, 28, ".SFUI-Bold"),
        (.largeTitle, 34, ".SFUI-Regular"), (.title1, 28, ".SFUI-Regular"), (.headline, 17, ".SFUI-Semibold"),
    ]) func `text styles have sizes and names`(_ style: UIFont.TextStyle, _ size: CGFloat, _ name: String) {
        let font = UIFont.preferredFont(forTextStyle: style)
        #expect(font.pointSize == size && font.fontName == name)
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: large).pointSize > size)
    }

    @Test func `text styles grow with the size that traits prefer`() {
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 33)
        let metrics = UIFontMetrics(forTextStyle: .body)
        let scaled = metrics.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: large)
        // 17 × 40 / 22 = 30.9 to the nearest point.
        #expect(scaled.pointSize == 31)
        #expect(
            metrics.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 20, compatibleWith: large).pointSize
                == 20)
        #expect(UIContentSizeCategory.large < .accessibilityMedium)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    }

    /// Values of Apple's table of Dynamic Type sizes [Human Interface Guidelines, Typography], and the scaled value of
    /// 100 points: 100 × the distance between lines ÷ that at the large size, to the nearest third of a point.
    @MainActor
    @Test(
        arguments: [
            (.body, .extraSmall, 14, 86.333), (.body, .medium, 16, 95.333), (.body, .large, 17, 100),
            (.body, .extraExtraExtraLarge, 23, 131.667), (.body, .accessibilityExtraExtraExtraLarge, 53, 281.667),
            (.largeTitle, .extraSmall, 31, 92.667), (.largeTitle, .accessibilityExtraExtraExtraLarge, 60, 170.667),
            (.title1, .accessibilityMedium, 38, 135.333), (.title2, .small, 20, 89.333),
            (.title3, .accessibilityLarge, 37, 176), (.headline, .extraLarge, 19, 109),
            (.callout, .extraExtraLarge, 20, 119), (.subheadline, .accessibilityExtraLarge, 36, 215),
            (.footnote, .small, 12, 89), (.caption1, .medium, 11, 81.333), (.caption2, .large, 11, 100),
            (.caption2, .accessibilityExtraExtraLarge, 34, 315.333),
        ] as [(UIFont.TextStyle, UIContentSizeCategory, CGFloat, CGFloat)])
    func `metrics of text styles`(
        style: UIFont.TextStyle, category: UIContentSizeCategory, size: CGFloat, hundred: CGFloat
    ) {
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == size)
        let metrics = UIFontMetrics(forTextStyle: style)
        #expect(abs(metrics.scaledValue(for: 100, compatibleWith: traits) - hundred) < 0.001)
        let font = metrics.scaledFont(for: .boldSystemFont(ofSize: 100), compatibleWith: traits)
        #expect(font.pointSize == hundred.rounded())
        let limited = metrics.scaledFont(for: .systemFont(ofSize: 100), maximumPointSize: 90, compatibleWith: traits)
        #expect(limited.pointSize <= 90)
    }

    /// Views that show text follow the preferred size of the traits on request, and never otherwise.
    @MainActor @Test(arguments: [true, false]) func `fonts follow traits`(isAdjusting: Bool) {
        let metrics = UIFontMetrics(forTextStyle: .body)
        let fonts: [(UIFont, large: CGFloat, again: CGFloat)] = [
            (.preferredFont(forTextStyle: .body), 33, 17), (metrics.scaledFont(for: .systemFont(ofSize: 11)), 20, 11),
            (metrics.scaledFont(for: .systemFont(ofSize: 11), maximumPointSize: 15), 15, 11),
            (.systemFont(ofSize: 11), 11, 11),
        ]
        for (font, large, again) in fonts {
            let (label, field, view) = (UILabel(), UITextField(), UITextView())
            (label.adjustsFontForContentSizeCategory, label.font) = (isAdjusting, font)
            (field.adjustsFontForContentSizeCategory, field.font) = (isAdjusting, font)
            (view.adjustsFontForContentSizeCategory, view.font) = (isAdjusting, font)
            let (parent, child) = (UIViewController(), UIViewController())
            parent.addChild(child)
            for part in [label, field, view] { child.view.addSubview(part) }
            for (category, size) in [(UIContentSizeCategory.accessibilityLarge, large), (.large, again)] {
                parent.setOverrideTraitCollection(
                    UITraitCollection(preferredContentSizeCategory: category), forChild: child)
                let expected = isAdjusting ? size : font.pointSize
                for shown in [label.font, field.font, view.font] { #expect(shown?.pointSize == expected) }
            }
        }
    }
}
