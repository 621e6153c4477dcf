import LayoutSimAutoLayout
import Testing

@testable import UIKit

@MainActor @Suite struct ConflictTextTests {
    @Test func `constraints of masks and stack views name their views`() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 66, height: 20))
        let label = UILabel()
        stack.addArrangedSubview(label)
        root.addSubview(stack)
        label.widthAnchor.constraint(equalToConstant: 113).isActive = true
        var writer = ScreenWriter(root, .layout)
        let layout = LayoutHost.layout(&writer, rootSize: root.bounds.size, for: root)
        let conflict = try #require(layout.outcome.conflicts.first)
        let text = ConflictText.text(conflict.members, broken: conflict.broken, writer)
        for line in [
            "<NSAutoresizingMaskLayoutConstraint: UIStackView.width == 66>",
            "<NSLayoutConstraint: UIStackView.trailing == UILabel.trailing>",
            "<NSLayoutConstraint:UILabel.width == 113",
        ] {
            #expect(text.contains(line), "\(text)")
        }
    }

    private static let cells: [@MainActor () -> (cell: UIView, content: UIView)] = [
        {
            let cell = UITableViewCell()
            return (cell, cell.contentView)
        },
        {
            let cell = UICollectionViewCell()
            return (cell, cell.contentView)
        },
    ]

    // developreference.com 24102440.
    @Test(arguments: 0..<2, [true, false]) func `the size of a cell's content has a name`(
        cell: Int, isHeight: Bool
    ) throws {
        let (cell, content) = Self.cells[cell]()
        cell.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        root.addSubview(cell)
        root.layoutIfNeeded()
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(box)
        let pairs =
            isHeight
            ? [
                box.topAnchor.constraint(equalTo: content.topAnchor),
                box.bottomAnchor.constraint(equalTo: content.bottomAnchor),
                box.heightAnchor.constraint(equalToConstant: 80),
            ]
            : [
                box.leftAnchor.constraint(equalTo: content.leftAnchor),
                box.rightAnchor.constraint(equalTo: content.rightAnchor),
                box.widthAnchor.constraint(equalToConstant: 80),
            ]
        NSLayoutConstraint.activate(pairs)
        var writer = ScreenWriter(content, .layout)
        let layout = LayoutHost.layout(&writer, rootSize: content.bounds.size, for: content)
        let conflict = try #require(layout.outcome.conflicts.first)
        let text = ConflictText.text(conflict.members, broken: conflict.broken, writer)
        let name = "'UIView-Encapsulated-Layout-\(isHeight ? "Height" : "Width")' "
        #expect(text.contains("<NSLayoutConstraint:\(name)"), "\(text)")
        #expect(text.contains(isHeight ? ".height == 50   (active)>" : ".width == 100   (active)>"), "\(text)")
    }
}
