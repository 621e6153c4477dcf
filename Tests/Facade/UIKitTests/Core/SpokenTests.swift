import LayoutSimGoldenTesting
import LayoutSimUIKitTesting
import Testing
import UIKit

/// VoiceOver's texts for objects.
@Suite @MainActor struct SpokenTests {
    private final class Page: UIViewController {
        var change: (Page) -> Void = { _ in }
        let heading = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 20))
        let button = UIButton(type: .system)
        let toggle = UISwitch(frame: CGRect(x: 20, y: 200, width: 51, height: 31))
        let picture = UIImageView(frame: CGRect(x: 20, y: 250, width: 50, height: 50))

        override func viewDidLoad() {
            super.viewDidLoad()
            heading.text = "Settings"
            button.setTitle("Save", for: .normal)
            button.frame = CGRect(x: 20, y: 150, width: 100, height: 44)
            for view in [heading, button, toggle, picture] { self.view.addSubview(view) }
            change(self)
        }
    }

    private static let usual = ["Settings", "Save, button", "off, switch button. Double tap to toggle setting."]

    private static let table: [(change: @MainActor (Page) -> Void, lines: [String])] = [
        ({ _ in }, usual),
        ({ $0.heading.accessibilityTraits = .header }, ["Settings, heading"] + usual.dropFirst()),
        ({ $0.button.isEnabled = false }, [usual[0], "Save, dimmed, button", usual[2]]),
        (
            { page in
                page.toggle.accessibilityLabel = "Sounds"
                page.toggle.isOn = true
            }, [usual[0], usual[1], "Sounds, on, switch button. Double tap to toggle setting."]
        ),
        (
            { page in
                page.picture.isAccessibilityElement = true
                page.picture.accessibilityLabel = "A boat"
                page.picture.accessibilityTraits = .image
            }, usual + ["A boat, image"]
        ),
        ({ $0.view.accessibilityElements = [$0.button, $0.heading] }, [usual[1], usual[0]]),
        ({ $0.button.accessibilityElementsHidden = true }, [usual[0], usual[2]]),
        ({ $0.toggle.accessibilityViewIsModal = true }, [usual[2]]),
        ({ $0.button.isAccessibilityElement = false }, [usual[0], usual[2]]),
        ({ $0.heading.isAccessibilityElement = false }, [usual[1], usual[2]]),
        (
            { page in
                let title = NSAttributedString(string: "Sounds")
                page.toggle.accessibilityAttributedLabel = title
            }, [usual[0], usual[1], "Sounds, off, switch button. Double tap to toggle setting."]
        ),
        (
            { page in
                let star = UIAccessibilityElement(accessibilityContainer: page.picture)
                star.accessibilityLabel = "A star"
                star.accessibilityTraits = [.button, .selected]
                star.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 10, height: 10)
                let moon = UIAccessibilityElement(accessibilityContainer: page.picture)
                moon.accessibilityLabel = "The moon"
                moon.accessibilityValue = "half"
                moon.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Wane") { _ in true }]
                page.picture.accessibilityElements = [moon, star]
            }, usual + ["The moon, half. Actions: Wane", "selected, A star, button"]
        ),
        (
            { page in
                var places: [any NSObjectProtocol] = [page.heading, page.button]
                page.heading.accessibilityCustomRotors = [
                    UIAccessibilityCustomRotor(name: "Places") { _ in
                        places.isEmpty
                            ? nil
                            : UIAccessibilityCustomRotorItemResult(
                                targetElement: places.removeFirst(), targetRange: nil)
                    },
                    UIAccessibilityCustomRotor(systemType: .link) { _ in nil },
                ]
            }, ["Settings. Rotor Places: Settings, Save. Rotor Links: nothing"] + usual.dropFirst()
        ),
        (
            { $0.view.addSubview(Stars(frame: CGRect(x: 20, y: 320, width: 30, height: 30))) },
            usual + ["Star 1", "Star 2"]
        ),
        ({ $0.view.addSubview(Silent(frame: CGRect(x: 20, y: 320, width: 90, height: 30))) }, usual),
        (
            { page in
                let group = UIView(frame: CGRect(x: 100, y: 90, width: 200, height: 100))
                group.shouldGroupAccessibilityChildren = true
                let far = UILabel(frame: CGRect(x: 0, y: 80, width: 90, height: 20))
                far.text = "Far"
                group.addSubview(far)
                page.view.addSubview(group)
            }, ["Far"] + usual
        ),
    ]

    /// A container that implements the container methods.
    private final class Stars: UIView {
        override func accessibilityElementCount() -> Int { 2 }
        override func accessibilityElement(at index: Int) -> Any? {
            let star = UIAccessibilityElement(accessibilityContainer: self)
            star.accessibilityLabel = "Star \(index + 1)"
            return star
        }
    }

    /// A label whose class excludes it from reading.
    private final class Silent: UILabel {
        override init(frame: CGRect) {
            super.init(frame: frame)
            text = "Silent"
        }

        @available(*, unavailable) required init?(coder: NSCoder) { nil }

        override var isAccessibilityElement: Bool {
            get { false }
            set {}
        }
    }

    @Test(arguments: 0..<16) func `objects say what they show and what they were told`(_ row: Int) throws {
        let matrix = try Matrix(devices: ["iphone-6"], orientations: [.portrait])
        let variant = try #require(matrix.first)
        let page = Page()
        page.change = Self.table[row].change
        try expectSpoken(Self.table[row].lines.joined(separator: "\n"), of: page, as: variant)
    }

    @Test func `all rows are tested`() {
        #expect(Self.table.count == 16)
    }

    @Test func `a line that is not said is told with all that is`() throws {
        let variant = try #require(try Matrix(devices: ["iphone-6"], orientations: [.portrait]).first)
        let failure = try #require(try spokenFailure("Settings\nCancel", of: Page(), as: variant))
        #expect(
            failure.message.hasPrefix(
                "element 2 is read as 'Save, button', not 'Cancel'; VoiceOver says:\nSettings\nSave, button"))
    }
}
