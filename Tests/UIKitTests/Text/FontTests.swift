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

    @Test func `text styles grow with the size that traits prefer`() {
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 33)
        let metrics = UIFontMetrics(forTextStyle: .body)
        let scaled = metrics.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: large)
        // 17 × 40 / 22 to the nearest pixel.
        #expect(abs(scaled.pointSize - 17 * 40 / 22) < 0.26)
        #expect(
            metrics.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 20, compatibleWith: large).pointSize
                == 20)
        #expect(UIContentSizeCategory.large < .accessibilityMedium)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    }
}
