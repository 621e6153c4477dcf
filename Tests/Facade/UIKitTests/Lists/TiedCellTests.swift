import Testing

@testable import UIKit

/// Cells are as large as their contents require, whatever those are tied to.
@MainActor @Suite struct TiedCellTests {
    enum Tie: String, CaseIterable, Sendable {
        case contentView, contentToCell, cell
    }

    /// Adds a box of 80 by 60 points, 10 points from all sides.
    private func fill(_ cell: UIView, _ contentView: UIView, _ tie: Tie) {
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        (tie == .cell ? cell : contentView).addSubview(box)
        let outer = tie == .contentView ? contentView : cell
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
            box.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10),
            outer.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 10),
            outer.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 10),
            box.heightAnchor.constraint(equalToConstant: 60),
            box.widthAnchor.constraint(equalToConstant: 80).with(priority: .defaultHigh),
        ])
    }

    @Test(arguments: Tie.allCases) func `a row is as high as its box asks for`(_ tie: Tie) {
        let cell = UITableViewCell()
        fill(cell, cell.contentView, tie)
        let content = UITableViewCell()
        fill(content, content.contentView, .contentView)
        #expect(cell.fittingHeight(width: 320) == content.fittingHeight(width: 320))
        #expect(cell.fittingHeight(width: 320) >= 80)
    }

    @Test(arguments: Tie.allCases) func `an item is as large as its box asks for`(_ tie: Tie) {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
        attributes.size = CGSize(width: 50, height: 50)
        attributes.estimates = EstimatedSides(width: true, height: true)
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        fill(cell, cell.contentView, tie)
        #expect(cell.preferredLayoutAttributesFitting(attributes).size == CGSize(width: 100, height: 80))
    }
}

extension NSLayoutConstraint {
    fileprivate func with(priority: UILayoutPriority) -> NSLayoutConstraint {
        self.priority = priority
        return self
    }
}
