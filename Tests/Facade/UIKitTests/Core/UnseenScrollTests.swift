import Testing
import UIKit

/// Scroll views and text views outside windows.
@MainActor @Suite struct UnseenScrollTests {
    private func filled() -> UIScrollView {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 500, height: 500)
        return view
    }

    @Test func `content that nobody sees is scrolled at once`() {
        let view = filled()
        view.setContentOffset(CGPoint(x: 0, y: 60), animated: true)
        #expect(view.contentOffset == CGPoint(x: 0, y: 60))
    }

    @Test func `insets move content that nobody sees as far as they must`() {
        let large = filled()
        large.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        #expect(large.contentOffset == .zero)
        let empty = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        empty.contentInset.top = 10
        #expect(empty.contentOffset.y == -10)
        large.contentOffset = CGPoint(x: 0, y: -10)
        large.contentInset.top = 4
        #expect(large.contentOffset.y == -4)
    }

    @Test func `a refresh control is in its list from the beginning`() {
        let list = UITableView()
        let control = UIRefreshControl()
        list.refreshControl = control
        #expect(control.superview === list)
        list.refreshControl = nil
        #expect(control.superview == nil)
    }

    @Test func `a text view knows the size of its text before layout`() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.text = String(repeating: "word ", count: 40)
        let high = view.contentSize.height
        #expect(high > 100)
        #expect(high == high.rounded())
        view.bounds.size.width = 200
        #expect(view.contentSize.width == 200)
        #expect(view.contentSize.height < high)
        view.scrollRangeToVisible(NSRange(location: 199, length: 1))
        #expect(view.contentOffset.y > 0)
    }
}
