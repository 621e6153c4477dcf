import Testing
import UIKit

/// Sizes of buttons with the title "Configure", recorded by Vercantez/openuikit on an iPhone 16 with iOS 26.1.
@MainActor @Suite struct RecordedButtonTests {
    struct Case: Sendable {
        var size = UIButton.Configuration.Size.medium
        /// The insets at the top, leading, bottom and trailing edges; by default those of the size.
        var insets: [CGFloat]?
        var extent: CGSize
        var title: CGRect
    }

    nonisolated static let cases = [
        Case(
            size: .mini, extent: CGSize(width: 87.333, height: 28),
            title: CGRect(x: 10, y: 5, width: 67.333, height: 18)),
        Case(
            size: .small, extent: CGSize(width: 87.333, height: 28),
            title: CGRect(x: 10, y: 5, width: 67.333, height: 18)),
        Case(
            size: .medium, extent: CGSize(width: 99, height: 34.333),
            title: CGRect(x: 12, y: 7, width: 75, height: 20.333)),
        Case(
            size: .large, extent: CGSize(width: 115, height: 50.333),
            title: CGRect(x: 20, y: 15, width: 75, height: 20.333)),
        Case(
            insets: [0, 0, 0, 0], extent: CGSize(width: 75, height: 20.333),
            title: CGRect(x: 0, y: 0, width: 75, height: 20.333)),
        Case(
            insets: [3, 20, 7, 4], extent: CGSize(width: 99, height: 30.333),
            title: CGRect(x: 20, y: 3, width: 75, height: 20.333)),
        Case(
            insets: [8.5, 12, 8.5, 12], extent: CGSize(width: 99, height: 37.333),
            title: CGRect(x: 12, y: 8.5, width: 75, height: 20.333)),
        Case(
            insets: [12, 12, 12, 12], extent: CGSize(width: 99, height: 44.333),
            title: CGRect(x: 12, y: 12, width: 75, height: 20.333)),
    ]

    @Test(arguments: cases, [true, false]) func `buttons are as large as on iOS`(_ known: Case, isFilled: Bool) throws {
        try RecordedDevice.phone {
            var configuration = isFilled ? UIButton.Configuration.filled() : .borderless()
            configuration.title = "Configure"
            configuration.buttonSize = known.size
            if let insets = known.insets {
                configuration.contentInsets = NSDirectionalEdgeInsets(
                    top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3])
            }
            let button = UIButton(configuration: configuration)
            let size = button.intrinsicContentSize
            #expect(
                abs(size.width - known.extent.width) < 0.34 && abs(size.height - known.extent.height) < 0.001, "\(size)"
            )
            button.frame.size = size
            button.layoutIfNeeded()
            let title = try #require(button.titleLabel).frame
            #expect(abs(title.minX - known.title.minX) < 0.34 && abs(title.minY - known.title.minY) < 0.51, "\(title)")
            #expect(abs(title.height - known.title.height) < 0.001, "\(title)")
        }
    }

    @Test func `standard sizes of fonts`() {
        #expect(
            [UIFont.systemFontSize, UIFont.smallSystemFontSize, UIFont.labelFontSize, UIFont.buttonFontSize] == [
                14, 12, 17, 18,
            ])
    }

    @Test func `a stepper, a text field and a text view`() throws {
        try RecordedDevice.phone {
            let field = UITextField()
            field.borderStyle = .roundedRect
            field.text = "Configure"
            let label = UILabel()
            label.font = field.font
            label.text = field.text
            #expect(
                field.intrinsicContentSize
                    == CGSize(width: label.intrinsicContentSize.width.rounded(.up) + 28, height: 34))
            #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
            let text = UITextView()
            #expect(text.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
            #expect(text.textContainer.lineFragmentPadding == 5)
        }
    }
}
