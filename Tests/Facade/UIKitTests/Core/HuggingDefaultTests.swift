import Testing
import UIKit

/// The priorities of views that code makes (stackoverflow 33842797).
@MainActor @Suite struct HuggingDefaultTests {
    private func hugging(_ view: UIView) -> [UILayoutPriority] {
        [view.contentHuggingPriority(for: .horizontal), view.contentHuggingPriority(for: .vertical)]
    }

    @Test func `controls of one size hug it, progress views their height only`() {
        let fixed = [UISwitch(), UIStepper(), UIActivityIndicatorView(style: .large), UIActivityIndicatorView()]
        for view in fixed { #expect(hugging(view) == [.defaultHigh, .defaultHigh], "\(view)") }
        for view in [UIProgressView(), UIProgressView(progressViewStyle: .bar)] {
            #expect(hugging(view) == [.defaultLow, .defaultHigh])
        }
    }

    @Test func `all others hug loosely`() {
        let others = [
            UIView(), UILabel(), UIButton(), UIImageView(), UISlider(), UITextField(), UITextView(), UIPageControl(),
        ]
        for view in others { #expect(hugging(view) == [.defaultLow, .defaultLow], "\(view)") }
    }

    @Test func `in a row a view without a size of its own gives way to a switch`() {
        let (toggle, label) = (UISwitch(), UILabel())
        let stack = UIStackView(arrangedSubviews: [toggle, label])
        label.text = "On"
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
        stack.layoutIfNeeded()
        #expect(label.frame.width > 200)
    }
}
