import LayoutSimText
import Testing

@testable import UIKit

/// The texts, backgrounds and margins of content configurations.
@MainActor @Suite struct ConfigurationPropertyTests {
    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { view in (view as? UILabel).map { [$0] } ?? labels(in: view) }
    }

    @Test func `the texts of a list content shrink, tighten and follow the text size as their properties say`() throws {
        var content = UIListContentConfiguration.cell()
        content.text = "Row"
        content.textProperties.adjustsFontSizeToFitWidth = true
        content.textProperties.minimumScaleFactor = 0.4
        content.textProperties.allowsDefaultTighteningForTruncation = false
        content.textProperties.adjustsFontForContentSizeCategory = false
        let label = try #require(labels(in: UIListContentView(configuration: content)).first { $0.text == "Row" })
        #expect(label.minimumScaleFactor == 0.4)
        #expect(!label.allowsDefaultTighteningForTruncation && !label.adjustsFontForContentSizeCategory)
    }

    @Test func `unavailable content has its background and the margins of its axes`() throws {
        var content = UIContentUnavailableConfiguration.empty()
        content.text = "Nothing"
        content.textProperties.allowsDefaultTighteningForTruncation = true
        content.background.backgroundColor = .red
        content.directionalLayoutMargins = .zero
        content.axesPreservingSuperviewLayoutMargins = .vertical
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        outer.layoutMargins = UIEdgeInsets(top: 40, left: 40, bottom: 40, right: 40)
        let view = UIContentUnavailableView(configuration: content)
        view.frame = outer.bounds
        outer.addSubview(view)
        outer.layoutIfNeeded()
        #expect(view.backgroundColor == .red)
        #expect(view.layoutMargins.top == 40 && view.layoutMargins.left == 0)
        let label = try #require(labels(in: view).first { $0.text == "Nothing" })
        #expect(label.allowsDefaultTighteningForTruncation)
    }

    @Test func `an effect lies upon the color of a background`() throws {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        var background = UIBackgroundConfiguration.clear()
        background.visualEffect = UIBlurEffect(style: .light)
        cell.backgroundConfiguration = background
        cell.layoutIfNeeded()
        let shown = try #require(cell.configuredBackground)
        #expect(shown.subviews.contains { $0 is UIVisualEffectView && $0.frame == cell.bounds })
    }

    @Test func `a cell without a control is indented in editing mode if it says so`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.rowEditing = UITableViewCell.Editing()
        cell.isEditing = true
        let indented = cell.editingRoom.leading
        cell.shouldIndentWhileEditing = false
        #expect(indented > 0 && cell.editingRoom.leading == 0)
    }
}
