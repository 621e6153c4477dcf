import Testing

@testable import SnapshotTesting

@Suite struct DescribedViewTests {
    static let reference = """
        <UIView; frame = (0 0; 320 568); autoresize = W+H; layer = <CALayer>>
           | <App.Card; frame = (16 36; 288 90.5); layer = <CALayer>>
           |    | <_UIBackground; frame = (0 0; 288 90.5); layer = <CALayer>>
           |    |    | <UIView; frame = (0 0; 10 10); layer = <CALayer>>
           |    | <UITableViewLabel; frame = (8 8; 40 20); text = 'one
        two'; layer = <_UILabelLayer>>
        """

    static func text(card: String = "(16 36; 288 90.5)", label: String = "UILabel", more: String = "") -> String {
        """
        <UIView; frame = (0 0; 320 568); layer = <CALayer>>
           | <App.Card; frame = \(card); layer = <CALayer>>
           |    | <\(label); frame = (8 8; 41 20); layer = <CALayer>>\(more)
        """
    }

    static let cases: [(text: String, differences: [String])] = [
        (text(), []),
        (text(card: "(16 36.9; 288 90.5)"), []),
        (text(card: "(16 38; 288 90.5)"), ["Card: (16 36 288 90.5) is (16 38 288 90.5)"]),
        (text(label: "UIButton"), ["UILabel is UIButton"]),
        (text(more: "\n   | <UIView; frame = (0 0; 1 1)>"), ["there are 4 views, and 3 in the reference"]),
    ]

    @Test(arguments: cases) func `views are compared by class and place`(_ text: String, _ differences: [String]) {
        #expect(DescribedView.differences(from: Self.reference, to: text) == differences)
    }
}
