import Testing
@testable import UIKit

/// What cells and headers do with a new content configuration.
@MainActor @Suite struct ConfiguredContentTests {
    private struct Plate: UIContentConfiguration {
        weak var cell: UITableViewCell?

        func makeContentView() -> any UIView & UIContentView {
            // Code of the app may come back to the cell.
            cell?.setNeedsUpdateConfiguration()
            return PlateView(self)
        }
        func updated(for state: any UIConfigurationState) -> Plate { self }
    }

    private final class PlateView: UIView, UIContentView {
        var configuration: any UIContentConfiguration

        init(_ plate: Plate) {
            configuration = plate
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }
    }

    private static let makers: [@MainActor @Sendable () -> (any ConfiguredView, UIView)] = [
        {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            return (cell, cell.contentView)
        },
        {
            let cell = UICollectionViewCell(frame: .zero)
            return (cell, cell.contentView)
        },
        {
            let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
            return (header, header.contentView)
        },
    ]

    @Test(arguments: 0..<3) func `the content view stays while it supports the configuration`(_ kind: Int) throws {
        let (view, content) = Self.makers[kind]()
        var list = UIListContentConfiguration.cell()
        view.contentConfiguration = list
        let first = try #require(content.subviews.first as? UIListContentView)
        list.text = "Network"
        view.contentConfiguration = list
        #expect(content.subviews == [first])
        #expect((first.configuration as? UIListContentConfiguration)?.text == "Network")
        view.contentConfiguration = Plate()
        #expect(content.subviews.map { $0 is PlateView } == [true])
        view.contentConfiguration = nil
        #expect(content.subviews == [])
    }

    @Test func `a content view may ask its cell for an update while it is made`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = Plate(cell: cell)
        #expect(cell.contentView.subviews.first is PlateView)
    }
}
