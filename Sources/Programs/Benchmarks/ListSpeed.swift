import SwiftUI
import UIKit

/// Measures long lists in UIKit code: their first screen, scrolling through all rows, and the memory that this retains.
enum ListSpeed {
    static var benchmark: Benchmark {
        Benchmark(name: "lists") { MainActor.assumeIsolated { table() + collection() } }
    }

    private static let count = 10_000

    @MainActor private static func table() -> [Figure] {
        let first = Timing.median { LongTable(rows: count).shown().isHidden = true }
        let table = ScrolledRows(LongTable(rows: count))
        let list = ScrolledRows(UIHostingController(rootView: LongList(count: count)))
        return [
            Figure(label: "10,000 self-sizing rows, first screen", value: first / 1000, quantity: "ms", goal: 15),
            Figure(label: "scrolled through, half a screen at a time", value: table.time / 1e6, quantity: "s", goal: 3),
            Figure(
                label: "memory that the second half added", value: table.memory / 1024, quantity: "MiB", goal: 4),
            Figure(
                label: "the same rows in a list of SwiftUI, of the time", value: list.time / table.time,
                quantity: "ratio", goal: 1.5),
            Figure(
                label: "memory that their second half added", value: list.memory / 1024, quantity: "MiB", goal: 4),
        ]
    }

    @MainActor private static func collection() -> [Figure] {
        let first = Timing.median {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            window.rootViewController = LongCollection(items: count)
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            window.isHidden = true
        }
        return [
            Figure(label: "10,000 items in a flow layout, first screen", value: first / 1000, quantity: "ms", goal: 20)
        ]
    }
}

/// A table whose rows have a title and one to four lines of text.
@MainActor private final class LongTable: UITableViewController {
    private let rowCount: Int

    init(rows: Int) {
        rowCount = rows
        super.init(style: .plain)
    }
    required init?(coder: NSCoder) { nil }

    /// Returns a window that shows the table, laid out.
    func shown() -> UIWindow { ScrolledRows.window(of: self) }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(LongCell.self, forCellReuseIdentifier: "row")
        tableView.estimatedRowHeight = 60
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        (cell as? LongCell)?.show(indexPath.row)
        return cell
    }
}

@MainActor private final class LongCell: UITableViewCell {
    private let title = UILabel()
    private let detail = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        title.font = .preferredFont(forTextStyle: .headline)
        detail.numberOfLines = 0
        let column = UIStackView(arrangedSubviews: [title, detail])
        column.axis = .vertical
        column.spacing = 4
        column.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(column)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: margins.topAnchor),
            column.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            column.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
    }
    required init?(coder: NSCoder) { nil }

    func show(_ row: Int) {
        title.text = LongList.title(row)
        detail.text = LongList.detail(row)
    }
}

/// The rows of the table in a list of SwiftUI.
private struct LongList: View {
    let count: Int

    var body: some View {
        List(0..<count, id: \.self) { row in
            VStack(alignment: .leading, spacing: 4) {
                Text(Self.title(row)).font(.headline)
                Text(Self.detail(row))
            }
        }
        .listStyle(.plain)
    }

    nonisolated static func title(_ row: Int) -> String { "Row \(row)" }
    nonisolated static func detail(_ row: Int) -> String {
        String(repeating: "Some text that row \(row) shows. ", count: 1 + row % 4)
    }
}

/// A collection view of squares in a flow layout.
@MainActor private final class LongCollection: UICollectionViewController {
    private let itemCount: Int

    init(items: Int) {
        itemCount = items
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 90)
        super.init(collectionViewLayout: layout)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        itemCount
    }
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        cell.contentView.backgroundColor = indexPath.item.isMultiple(of: 2) ? .systemTeal : .systemIndigo
        return cell
    }
}
