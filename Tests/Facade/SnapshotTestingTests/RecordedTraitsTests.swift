import CoreGraphics
import Testing
import UIKit

@testable import SnapshotTesting

/// Frames recorded on devices, from swift-snapshot-testing's own references.
@MainActor @Suite struct RecordedTraitsTests {
    /// A controller that sets its font when its traits change, and not before.
    final class ToldController: UIViewController {
        let label = UILabel()
        var told: [UIContentSizeCategory] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            label.text = "What's"
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            let safeArea = view.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: safeArea.topAnchor),
                label.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
            ])
        }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            told.append(traitCollection.preferredContentSizeCategory)
            label.font = .preferredFont(forTextStyle: .headline, compatibleWith: traitCollection)
        }
    }

    nonisolated static let screens: [(screen: ViewImageConfig, frame: CGRect)] = [
        (.iPhoneSe, CGRect(x: 133.667, y: 20, width: 52.667, height: 19.333)),
        (.iPhoneX, CGRect(x: 161.333, y: 44, width: 52.667, height: 19.333)),
        (.iPadPro11, CGRect(x: 569.333, y: 24, width: 55.667, height: 20.333)),
        (.iPadPro12_9, CGRect(x: 655.333, y: 20, width: 55.667, height: 20.333)),
    ]

    @Test(arguments: screens) func `a controller is told of the traits of a snapshot`(
        _ screen: ViewImageConfig, _ frame: CGRect
    ) {
        let controller = ToldController()
        let shown = ShownView.controller(controller, ViewSettings(screen: screen))
        let own = shown.whileShown { _ in controller.label.frame }
        for (edge, recorded) in [(own.minX, frame.minX), (own.minY, frame.minY), (own.maxX, frame.maxX)] {
            #expect(abs(edge - recorded) <= DescribedView.tolerance)
        }
        #expect(abs(own.height - frame.height) < 0.01)
        #expect(controller.told.last == .large, "the device's own size holds again")
    }

    nonisolated static let heights: [(size: UIContentSizeCategory, height: CGFloat)] = [
        (.extraSmall, 30), (.small, 31.333), (.medium, 32.333), (.large, 33.667), (.extraLarge, 36),
        (.extraExtraLarge, 38.333), (.extraExtraExtraLarge, 40.667), (.accessibilityMedium, 45.667),
        (.accessibilityLarge, 51.333), (.accessibilityExtraLarge, 57.333), (.accessibilityExtraExtraLarge, 63.333),
        (.accessibilityExtraExtraExtraLarge, 69.333),
    ]

    @Test func `a label that adjusts its font follows one snapshot after the other`() {
        let (controller, label) = (UIViewController(), UILabel())
        label.font = .preferredFont(forTextStyle: .title1)
        label.adjustsFontForContentSizeCategory = true
        label.text = "What's the point?"
        controller.view.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        let margins = controller.view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            label.topAnchor.constraint(equalTo: margins.topAnchor),
        ])
        for (size, height) in Self.heights {
            let traits = UITraitCollection(preferredContentSizeCategory: size)
            let shown = ShownView.controller(controller, ViewSettings(screen: .iPhoneSe, traits: traits))
            let frame = shown.whileShown { _ in label.frame }
            #expect(abs(frame.height - height) < 0.01, "\(size)")
            for (edge, recorded) in [(frame.minX, 16), (frame.minY, 20), (frame.width, 288)] as [(CGFloat, CGFloat)] {
                #expect(abs(edge - recorded) < 0.01, "\(size)")
            }
        }
    }
}
