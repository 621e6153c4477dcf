import Combine
import Foundation
import Testing
import UIKit

/// Publishers of properties.
@MainActor @Suite struct KeyValuePublishingTests {
    @Test func `the value comes first, then each change`() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var offsets: [CGFloat] = []
        let tie = view.publisher(for: \.contentOffset).map(\.y).sink { offsets.append($0) }
        view.contentOffset.y = 40
        view.contentOffset.y = 40
        view.contentOffset.y = 60
        tie.cancel()
        view.contentOffset.y = 80
        #expect(offsets == [0, 40, 60])
    }

    @Test func `changes alone are sent where the options leave the first value out`() {
        let label = UILabel()
        label.text = "a"
        var texts: [String?] = []
        let tie = label.publisher(for: \.text, options: .new).sink { texts.append($0) }
        label.text = "b"
        tie.cancel()
        #expect(texts == ["b"])
    }

    @Test func `a subscription keeps the object until it ends`() {
        weak var weakView: UIView?
        var tie: AnyCancellable?
        do {
            let view = UIView()
            weakView = view
            tie = view.publisher(for: \.alpha).sink { _ in }
        }
        #expect(weakView != nil)
        tie?.cancel()
        tie = nil
        #expect(weakView == nil)
    }

    @Test func `the first value waits for a request, and later ones do not`() {
        let view = UIView()
        var (values, requests): ([CGFloat], (any Subscription)?) = ([], nil)
        view.publisher(for: \.alpha).subscribe(
            AnySubscriber(
                receiveSubscription: { requests = $0 },
                receiveValue: {
                    values.append($0)
                    return .none
                }))
        #expect(values.isEmpty)
        requests?.request(.max(1))
        view.alpha = 0.5
        requests?.request(.max(1))
        view.alpha = 0.25
        view.alpha = 0
        #expect(values == [1, 0.25])
        #expect(view.publisher(for: \.alpha) == view.publisher(for: \.alpha))
        requests?.cancel()
    }

    @Test func `values are assigned to another object`() {
        let (view, label) = (UIView(), UILabel())
        let tie = view.publisher(for: \.isHidden).map { $0 ? "gone" : "there" }.sink { label.text = $0 }
        #expect(label.text == "there")
        view.isHidden = true
        #expect(label.text == "gone")
        tie.cancel()
    }
}
