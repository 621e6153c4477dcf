import LayoutSimViewTree
import Testing

@testable import UIKit

/// Attributes of texts with values that no text can have.
@MainActor @Suite struct OddAttributeTests {
    private func style(_ attributes: [NSAttributedString.Key: Any]) -> String {
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "Text", attributes: attributes)
        return "\(label.frozen(named: "label").root)"
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `numbers that are not finite count as none`(_ number: Double) {
        let plain = style([:])
        #expect(style([.strokeWidth: number]) == plain)
        #expect(style([.kern: number]) == plain)
        #expect(style([.baselineOffset: number]) == plain)
        #expect(style([.underlineStyle: number]) == plain)
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: number, height: 1)
        #expect(style([.shadow: shadow]) == plain)
        shadow.shadowOffset = .zero
        shadow.shadowBlurRadius = CGFloat(number)
        #expect(style([.shadow: shadow]) == plain)
    }

    @Test func `values of other types and sizes count as none`() {
        let plain = style([:])
        #expect(style([.strokeWidth: "wide"]) == plain)
        #expect(style([.shadow: "dark"]) == plain)
        #expect(style([.underlineStyle: 1e300]) == plain)
        #expect(style([.underlineStyle: 1]) != plain)
        #expect(style([.strokeWidth: 2]) != plain)
    }
}
