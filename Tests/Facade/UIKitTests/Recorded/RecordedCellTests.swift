import Testing
import UIKit

/// The times at which cells update their configuration, recorded by Vercantez/openuikit on iOS 26.1.
@MainActor @Suite struct RecordedCellTests {
    private final class Cell: UICollectionViewCell {
        var updates: [Bool] = []
        override func updateConfiguration(using state: UICellConfigurationState) {
            updates.append(state.isSelected)
            super.updateConfiguration(using: state)
        }
    }

    @Test func `a configuration is updated at the next layout`() {
        let cell = Cell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        cell.layoutIfNeeded()
        cell.updates = []
        cell.isSelected = true
        #expect(cell.updates.isEmpty)
        cell.layoutIfNeeded()
        #expect(cell.updates == [true])
        cell.setNeedsUpdateConfiguration()
        cell.setNeedsUpdateConfiguration()
        #expect(cell.updates == [true])
        cell.layoutIfNeeded()
        #expect(cell.updates == [true, true])
    }

    @Test func `a plain cell has no background, a cell of a list has one`() {
        #expect(UICollectionViewCell(frame: .zero).backgroundConfiguration == nil)
        let cell = UICollectionViewListCell(frame: .zero)
        #expect(cell.backgroundConfiguration == cell.defaultBackgroundConfiguration())
    }

    @Test func `a change of the background of a list's cell counts`() {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        cell.backgroundConfiguration?.backgroundColor = .red
        cell.layoutIfNeeded()
        #expect(cell.backgroundConfiguration?.backgroundColor == .red && cell.backgroundColor == .red)
        cell.backgroundConfiguration = nil
        cell.layoutIfNeeded()
        #expect(cell.backgroundConfiguration == nil)
    }

    @Test func `rows of tables do so, too`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var updates: [Bool] = []
        cell.configurationUpdateHandler = { _, state in updates.append(state.isSelected) }
        #expect(updates.isEmpty)
        cell.layoutIfNeeded()
        #expect(updates == [false])
        cell.isSelected = true
        #expect(updates == [false])
        cell.layoutIfNeeded()
        #expect(updates == [false, true])
    }
}
