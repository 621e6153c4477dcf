import UIKit

/// Measures long lists in UIKit code: their first screen, scrolling through all rows, and the memory that this retains.
enum ListSpeed {
    static var benchmark: Benchmark {
        Benchmark(name: "lists") { MainActor.assumeIsolated { table() + collection() } }
    }

    private static let count = 10_000

    @MainActor private static func table() -> [Figure] {
        let first = Timing.median { LongTable(rows: count).shown().isHidden = true }
        let list = LongTable(rows: count)
        _ = list.shown()
        let start = Timing.now
        list.scroll(to: 0.5)
        let halfway = Timing.now - start
        let before = memory
        let restart = Timing.now
        list.scroll(to: 1)
        let scrolled = halfway + Timing.now - restart
        return [
            Figure(label: "10,000 self-sizing rows, first screen", value: first / 1000, quantity: "ms", goal: 15),
            Figure(label: "scrolled through, half a screen at a time", value: scrolled / 1e6, quantity: "s", goal: 3),
            Figure(
                label: "memory that the second half added", value: (memory - before) / 1024, quantity: "MiB", goal: 4),
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

    /// The resident memory of the process, in KiB.
    private static var memory: Double { (try? ProcessStatus()["VmRSS"]) ?? .nan }
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
    func shown() -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = self
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    /// Scrolls to a fraction of the rows, half a screen at a time.
    func scroll(to share: CGFloat) {
        let step = tableView.bounds.height / 2
        while tableView.contentOffset.y < share * tableView.contentSize.height - 2 * step {
            tableView.contentOffset.y += step
            tableView.window?.layoutIfNeeded()
        }
    }

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
        title.text = "Row \(row)"
        detail.text = String(repeating: "Some text that row \(row) shows. ", count: 1 + row % 4)
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
