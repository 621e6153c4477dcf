import Testing
import UIKit

@MainActor struct LabelTests {
    private func label(_ text: String, size: CGFloat = 17, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        label.numberOfLines = lines
        return label
    }

    @Test func `the size of a label is that of its text, rounded up to pixels`() {
        let label = label("Download")
        let exact = "Download".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
        let scale = UIScreen.main.scale
        #expect(label.intrinsicContentSize.width == (exact.width * scale).rounded(.up) / scale)
        #expect(abs(exact.height - 17 * 2444 / 2048) < 1e-9)
        #expect(label.sizeThatFits(CGSize(width: 10, height: 10)) == label.intrinsicContentSize)
        #expect(UILabel().intrinsicContentSize == .zero)
    }

    @Test func `lines wrap at the width that is asked for`() {
        let label = label("The quick brown fox jumps over the lazy dog", lines: 0)
        let one = label.intrinsicContentSize
        let wrapped = label.sizeThatFits(CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude))
        #expect(wrapped.width <= 120)
        #expect(wrapped.height > 2 * one.height)
        label.preferredMaxLayoutWidth = 120
        #expect(label.intrinsicContentSize == wrapped)
    }

    @Test func `an override of the text's rectangle is an override of the size`() {
        final class Padded: UILabel {
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
                super.textRect(forBounds: bounds.insetBy(dx: 10, dy: 5), limitedToNumberOfLines: lines)
                    .insetBy(dx: -10, dy: -5)
            }
        }
        let padded = Padded()
        padded.text = "Badge"
        let plain = label("Badge").intrinsicContentSize
        #expect(padded.intrinsicContentSize == CGSize(width: plain.width + 20, height: plain.height + 10))
    }

    @Test func `a style that is set later holds for all of an attributed text`() throws {
        let label = UILabel()
        label.attributedText = NSAttributedString(
            string: "ab", attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .kern: 2])
        #expect(label.font.pointSize == 20)
        #expect(label.text == "ab")
        let width = label.intrinsicContentSize.width
        label.font = .systemFont(ofSize: 40)
        #expect(label.intrinsicContentSize.width > 1.5 * width)
        let text = try #require(label.attributedText)
        let attributes = unsafe text.attributes(at: 1, effectiveRange: nil)
        #expect(attributes[.font] as? UIFont == UIFont.systemFont(ofSize: 40))
        #expect(attributes[.kern] as? Int == 2)
        label.text = "ab"
        let kern = unsafe label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil)
        #expect(kern == nil)
    }

    @Test func `a label takes the height of its attributed lines in a layout`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        let label = UILabel()
        label.numberOfLines = 0
        let style = NSMutableParagraphStyle()
        style.minimumLineHeight = 30
        label.attributedText = NSAttributedString(
            string: "one\ntwo", attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(label.frame == CGRect(x: 0, y: 0, width: 200, height: 60))
    }
}
