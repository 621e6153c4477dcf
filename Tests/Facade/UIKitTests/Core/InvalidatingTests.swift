import Testing
import UIKit

/// Properties that make their view repeat an update.
@Suite @MainActor struct InvalidatingTests {
    private final class Gauge: UIView {
        @Invalidating(.layout, .display) var level = 0
        @Invalidating(.intrinsicContentSize) var width: CGFloat = 10
        private(set) var layouts = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
        override var intrinsicContentSize: CGSize { CGSize(width: width, height: 5) }
    }

    @Test func `another value lays out again, and the same one does not`() {
        let gauge = Gauge(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        gauge.layoutIfNeeded()
        let before = gauge.layouts
        gauge.level = 0
        gauge.layoutIfNeeded()
        #expect(gauge.layouts == before)
        gauge.level = 3
        gauge.layoutIfNeeded()
        #expect(gauge.layouts == before + 1)
        #expect(gauge.level == 3)
    }

    @Test func `another size of the content is laid out`() {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let gauge = Gauge()
        gauge.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(gauge)
        NSLayoutConstraint.activate([
            gauge.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            gauge.topAnchor.constraint(equalTo: container.topAnchor),
        ])
        container.layoutIfNeeded()
        #expect(gauge.frame.width == 10)
        gauge.width = 30
        container.layoutIfNeeded()
        #expect(gauge.frame.width == 30)
    }
}
