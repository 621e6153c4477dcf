import LayoutSimGoldenTesting
import LayoutSimUIKitTesting
import Testing
import UIKit

/// Controllers for all their readers.
@MainActor @Suite(.serialized) struct HoldingEverywhereTests {
    /// A line of text in the body style, which may wrap.
    private final class LineController: UIViewController {
        private let isWrapping: Bool

        init(isWrapping: Bool) {
            self.isWrapping = isWrapping
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            let label = UILabel()
            label.text = "Stay signed in on this device"
            label.font = .preferredFont(forTextStyle: .body)
            label.numberOfLines = isWrapping ? 0 : 1
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
                label.trailingAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.trailingAnchor),
                label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            ])
        }
    }

    private static var phone: Matrix<Void> {
        get throws { try .everyone(devices: ["iphone-5"], orientations: [.portrait]) }
    }

    @Test func `a controller that holds for everyone is no issue`() throws {
        try expectHolds(LineController(isWrapping: true), everywhere: Self.phone)
    }

    @Test func `a fault is told at the size that is least unusual`() throws {
        let failure = try #require(try holdingFailure(of: LineController(isWrapping: false), everywhere: Self.phone))
        #expect(failure.message.contains("has 1 fault in 24 variants"))
        #expect(failure.message.contains("truncated on iphone-5-portrait@2x-ax1, and on "))
    }
}
