import LayoutSimGoldenTesting
import LayoutSimUIKitTesting
import Testing
import UIKit

/// Controllers in windows of all sizes.
@MainActor @Suite struct HoldingControllerTests {
    /// A plate of 350 points at the left edge, on a screen that may require wider windows.
    private final class PlateController: UIViewController {
        private let leastWidth: CGFloat

        init(leastWidth: CGFloat = 0) {
            self.leastWidth = leastWidth
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            let plate = UIView()
            plate.backgroundColor = .red
            plate.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(plate)
            NSLayoutConstraint.activate([
                plate.leftAnchor.constraint(equalTo: view.leftAnchor),
                plate.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                plate.widthAnchor.constraint(equalToConstant: 350), plate.heightAnchor.constraint(equalToConstant: 50),
            ])
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            // Without a width of its own, it keeps the scene's.
            if leastWidth > 0 { view.window?.windowScene?.sizeRestrictions?.minimumSize.width = leastWidth }
        }
    }

    @Test(arguments: [("27.0", CGFloat.zero), ("26.0", 360)])
    func `a fault is told with its windows`(system: String, leastWidth: CGFloat) throws {
        let failure = try #require(
            try holdingFailure(of: PlateController(leastWidth: leastWidth), sizes: 320...400, system: system))
        #expect(failure.message.contains("outside for widths 320 … 348"))
    }

    @Test func `windows that a scene does not allow are not looked at`() throws {
        try expectHolds(PlateController(leastWidth: 360), sizes: 320...400, system: "27.0")
    }

    @Test func `restrictions of one controller are none for the next`() throws {
        try expectHolds(PlateController(leastWidth: 360), sizes: 320...400, system: "27.0")
        let failure = try #require(try holdingFailure(of: PlateController(), sizes: 320...400, system: "27.0"))
        #expect(failure.message.contains("outside for widths 320 … 348"))
    }
}
