import Foundation
import Testing

@testable import UIKit

/// Content that code scrolls with `animated: true`.
@MainActor @Suite final class ScrollAnimationTests {
    private let window = UIWindow(frame: .zero)
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let listener = Listener()
    private var steps: Int { listener.steps }
    private var ends: [CGFloat] { listener.ends }

    init() {
        view.contentSize = CGSize(width: 100, height: 1_000)
        view.delegate = listener
        window.addSubview(view)
    }

    private func scroll(to y: CGFloat) { view.setContentOffset(CGPoint(x: 0, y: y), animated: true) }
    private var y: CGFloat { view.contentOffset.y }

    @Test func theContentMovesInEachFrame() {
        passToAFrame()
        scroll(to: 300)
        #expect(y == 0)
        #expect(view.isScrollAnimating)
        pass(0.15)
        #expect(abs(y - 150) < 0.01)
        #expect(steps == 9)
        #expect(ends == [])
        pass(0.15)
        #expect(y == 300)
        #expect(ends == [300])
        #expect(!view.isScrollAnimating)
        pass(1)
        #expect(steps == 18)
    }

    @Test func anotherOffsetTakesThePlaceOfTheFirst() {
        passToAFrame()
        scroll(to: 300)
        pass(0.15)
        scroll(to: 50)
        #expect(abs(y - 150) < 0.01)
        #expect(ends == [])
        pass(0.15)
        #expect(abs(y - 100) < 0.01)
        pass(0.15)
        #expect(ends == [50])
    }

    @Test func anOffsetThatIsSetStopsIt() {
        scroll(to: 300)
        pass(0.15)
        view.contentOffset.y = 20
        #expect(ends.count == 1)
        pass(1)
        #expect(y == 20)
        #expect(ends.count == 1)
    }

    @Test func contentAtItsPlaceDoesNotMove() {
        scroll(to: 0)
        view.scrollRectToVisible(CGRect(x: 0, y: 10, width: 10, height: 10), animated: true)
        #expect(!view.isScrollAnimating)
        pass(1)
        #expect((steps, ends.count) == (0, 0))
    }

    @Test func withoutAnimationsItIsThereAtOnce() {
        UIView.setAnimationsEnabled(false)
        scroll(to: 300)
        UIView.setAnimationsEnabled(true)
        #expect(ends == [300])
    }

    @Test func withoutATestThatMovesTimeItIsThereWithTheMainQueue() async {
        await withCheckedContinuation { continuation in
            listener.ended = { continuation.resume() }
            scroll(to: 300)
        }
        #expect(y == 300)
    }

    @Test func goldensShowItAtRest() {
        scroll(to: 300)
        let parent = UIView()
        window.addSubview(parent)
        parent.finishScrolling()
        #expect(y == 0)
        parent.addSubview(view)
        parent.finishScrolling()
        #expect(ends == [300])
    }

    @Test func aViewThatIsLetGoLeavesNothingBehind() {
        weak var kept: UIScrollView?
        do {
            let other = UIScrollView()
            let window = UIWindow()
            window.addSubview(other)
            kept = other
            other.setContentOffset(CGPoint(x: 0, y: 9), animated: true)
        }
        #expect(kept == nil)
        pass(1)
        #expect(UIApplication.shared.events.glides.isEmpty)
    }
}

@MainActor private final class Listener: NSObject, UIScrollViewDelegate {
    private(set) var steps = 0
    private(set) var ends: [CGFloat] = []
    var ended: (() -> Void)?

    func scrollViewDidScroll(_ scrollView: UIScrollView) { steps += 1 }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        ends.append(scrollView.contentOffset.y)
        ended?()
    }
}
