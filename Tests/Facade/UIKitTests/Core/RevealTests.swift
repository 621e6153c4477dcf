import Foundation
import Testing
import UIKit

/// Scrolling rectangles into view.
@MainActor @Suite struct RevealTests {
    @Test(arguments: [
        // The start, the rectangle, and the end, along a height of 1,000 points of which 400 are visible.
        (0.0, 500.0, 100.0, 200.0), (0, 300, 100, 0), (500, 100, 100, 100), (0, 500, 400, 500), (0, 700, 400, 600),
        (600, 900, 400, 600), (0, 2_000, 10, 600), (300, -50, 10, 0),
    ]) func `the content is scrolled as little as will do, and not beyond its end`(
        _ start: Double, _ y: Double, _ height: Double, _ end: Double
    ) {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        view.contentSize = CGSize(width: 300, height: 1_000)
        view.contentOffset.y = start
        view.scrollRectToVisible(CGRect(x: 0, y: y, width: 1, height: height), animated: false)
        #expect(view.contentOffset == CGPoint(x: 0, y: end))
    }

    @Test func `insets are room too`() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        view.contentSize = CGSize(width: 300, height: 1_000)
        view.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
        view.contentOffset.y = 200
        view.scrollRectToVisible(CGRect(x: 0, y: -50, width: 1, height: 20), animated: false)
        #expect(view.contentOffset.y == -50)
        view.scrollRectToVisible(CGRect(x: 0, y: 1_100, width: 1, height: 20), animated: false)
        #expect(view.contentOffset.y == 630)
    }
}
