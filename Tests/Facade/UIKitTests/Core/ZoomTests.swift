import Testing
import UIKit

/// Zooming in code keeps what is in the middle.
@MainActor @Suite struct ZoomTests {
    final class Zooming: NSObject, UIScrollViewDelegate {
        let content = UIView()
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
    }

    private let zooming = Zooming()
    private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))

    init() {
        zooming.content.frame = CGRect(x: 0, y: 0, width: 1000, height: 1000)
        scroll.contentSize = zooming.content.frame.size
        scroll.addSubview(zooming.content)
        scroll.delegate = zooming
        (scroll.minimumZoomScale, scroll.maximumZoomScale) = (0.1, 4)
    }

    @Test func `twice as large from the corner is at half of the room`() {
        scroll.setZoomScale(2, animated: false)
        #expect(scroll.contentOffset == CGPoint(x: 160, y: 230))
        #expect(scroll.contentSize == CGSize(width: 2000, height: 2000))
        scroll.zoomScale = 1
        #expect(scroll.contentOffset == .zero)
    }

    @Test func `the offset stays in its range`() {
        scroll.contentOffset = CGPoint(x: 680, y: 540)
        scroll.zoomScale = 0.5
        #expect(scroll.contentOffset == CGPoint(x: 180, y: 40))
        scroll.zoomScale = 0.1
        #expect(scroll.contentOffset == .zero)
    }

    @Test func `the same scale moves nothing`() {
        scroll.contentOffset = CGPoint(x: 7, y: 9)
        scroll.zoomScale = 1
        #expect(scroll.contentOffset == CGPoint(x: 7, y: 9))
    }
}
