import Testing
import UIKit

/// The line break strategies of labels and of paragraph styles.
@MainActor @Suite struct LineBreakStrategyTests {
    private static let korean = "로그인 버튼을 눌러 주세요"

    private func label(_ change: (UILabel) -> Void) -> CGFloat {
        let label = UILabel()
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 20)
        change(label)
        return label.sizeThatFits(CGSize(width: 180, height: 1000)).width
    }

    private func style(_ strategy: NSParagraphStyle.LineBreakStrategy) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.lineBreakStrategy = strategy
        return style
    }

    /// The widest line, with its space, is one syllable longer where words may be divided.
    @Test func `a label keeps words in Hangul together where it is told to`() {
        let divided = label { $0.text = Self.korean }
        let whole = label {
            $0.text = Self.korean
            $0.lineBreakStrategy = .hangulWordPriority
        }
        #expect(whole < divided - 10)
    }

    @Test func `so does a paragraph style, and an empty one leaves it to the label`() {
        func width(_ strategy: NSParagraphStyle.LineBreakStrategy, label own: NSParagraphStyle.LineBreakStrategy)
            -> CGFloat
        {
            label {
                $0.lineBreakStrategy = own
                $0.attributedText = NSAttributedString(
                    string: Self.korean,
                    attributes: [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style(strategy)])
            }
        }
        #expect(width(.hangulWordPriority, label: .standard) == width([], label: .hangulWordPriority))
        #expect(width(.hangulWordPriority, label: .standard) < width([], label: .standard) - 10)
    }
}
