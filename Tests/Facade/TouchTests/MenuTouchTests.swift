import Foundation
import LayoutSimUIKitTesting
import Testing
import UIKit

/// Long presses that open menus.
@MainActor struct MenuTouchTests {
    private final class Menus: UIViewController, UIContextMenuInteractionDelegate, UITableViewDataSource,
        UITableViewDelegate, UICollectionViewDataSource, UICollectionViewDelegate
    {
        var log: [String] = []
        let table = UITableView(frame: CGRect(x: 0, y: 200, width: 200, height: 132))
        let grid: UICollectionView = {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 80, height: 80)
            let grid = UICollectionView(
                frame: CGRect(x: 0, y: 400, width: 200, height: 100), collectionViewLayout: layout)
            grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            return grid
        }()

        override func viewDidLoad() {
            super.viewDidLoad()
            let pad = UIView(frame: CGRect(x: 0, y: 80, width: 100, height: 40))
            pad.accessibilityLabel = "pad"
            pad.addInteraction(UIContextMenuInteraction(delegate: self))
            let button = UIButton(frame: CGRect(x: 0, y: 140, width: 100, height: 40))
            button.setTitle("button", for: .normal)
            button.menu = menu("button")
            button.addAction(UIAction { [weak self] _ in self?.log.append("pressed") }, for: .touchUpInside)
            (table.dataSource, table.delegate, grid.dataSource, grid.delegate) = (self, self, self, self)
            for subview in [pad, button, table, grid] { view.addSubview(subview) }
        }

        private func menu(_ place: String) -> UIMenu {
            UIMenu(children: [
                UIAction(title: "Copy") { [weak self] _ in self?.log.append("copy \(place)") },
                UIMenu(
                    title: "More",
                    children: [
                        UIAction(title: "Share") { [weak self] _ in self?.log.append("share \(place)") }
                    ]),
            ])
        }
        private func configuration(_ place: String) -> UIContextMenuConfiguration {
            UIContextMenuConfiguration(actionProvider: { [weak self] _ in self?.menu(place) })
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? { configuration("pad \(location.y)") }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.append("opens") }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.append("ends") }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? { indexPath.row == 2 ? nil : configuration("row \(indexPath.row)") }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("selected \(indexPath.row)")
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? { configuration("item \(indexPath.item)") }
    }

    enum Place: Sendable { case pad, button, row(Int), item(Int) }

    private func target(_ place: Place, _ menus: Menus) -> any TouchTarget {
        switch place {
        case .pad: "pad"
        case .button: "button"
        case .row(let row): .row(row, in: menus.table) as ListPlace
        case .item(let item): .row(item, in: menus.grid) as ListPlace
        }
    }

    @Test(
        arguments: [
            (Place.pad, 0.6, "Copy", ["opens", "ends", "copy pad 20.0"]), (.button, 0.6, "Copy", ["copy button"]),
            (.row(1), 0.6, "Copy", ["copy row 1"]), (.item(1), 0.6, "Copy", ["copy item 1"]),
            (.row(0), 0.6, "More", ["share row 0"]),
            // Short presses are taps, and so are long ones without a menu.
            (.button, 0.3, nil, ["pressed"]), (.row(1), 0.3, nil, ["selected 1"]), (.row(2), 0.6, nil, ["selected 2"]),
        ] as [(Place, Double, String?, [String])]) func `a long press opens a menu`(
            place: Place, seconds: Double, choice: String?, log: [String]
        ) throws
    {
        let menus = Menus()
        let screen = TestScreen(menus)
        defer { screen.close() }
        try screen.press(target(place, menus), forDuration: seconds)
        if let choice { try screen.tap(choice) }
        if choice == "More" { try screen.tap("Share") }
        #expect(menus.log == log)
    }

    @Test func `what is behind an open menu is not touched, and a tap beside the menu closes it`() throws {
        let menus = Menus()
        let screen = TestScreen(menus)
        defer { screen.close() }
        try screen.press("pad", forDuration: 0.6)
        let error = #expect(throws: (any Error).self) { try screen.tap("button") }
        #expect(error.map { "\($0)" }?.contains("is below the open menu") ?? false)
        try screen.tap(CGPoint(x: 4, y: 160))
        #expect(menus.log == ["opens", "ends"])
        try screen.tap("button")
        #expect(menus.log == ["opens", "ends", "pressed"])
    }
}
