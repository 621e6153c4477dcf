import Testing
import UIKit

/// A range is scrolled to its end (lapcatsoftware.com/articles/textview4.html).
@MainActor @Suite struct TextViewScrollTests {
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 120))

    init() {
        view.font = .systemFont(ofSize: 17)
        view.text = (1...60).map { "Line \($0)" }.joined(separator: "\n")
        view.layoutIfNeeded()
    }

    private func offset(to first: Int, _ last: Int) -> CGFloat {
        let text = NSString(string: view.text)
        let (start, end) = (text.range(of: "Line \(first)\n"), text.range(of: "Line \(last)\n"))
        view.scrollRangeToVisible(NSRange(location: start.location, length: NSMaxRange(end) - 1 - start.location))
        return view.contentOffset.y + view.bounds.height
    }

    private func bottom(of line: Int) -> CGFloat { 8 + CGFloat(line) * (view.font?.lineHeight ?? 0) }

    @Test func `a range that does not fit ends at the lower edge`() {
        #expect(abs(offset(to: 20, 39) - bottom(of: 39)) < 1)
    }

    @Test func `a range that fits is seen as a whole`() {
        #expect(abs(offset(to: 20, 22) - bottom(of: 22)) < 1)
        #expect(abs(offset(to: 22, 22) - bottom(of: 22)) < 1)
    }

    @Test func `from below, a range that fits begins at the upper edge`() {
        view.contentOffset.y = 900
        _ = offset(to: 20, 22)
        #expect(abs(view.contentOffset.y - bottom(of: 19)) < 1)
    }
}
