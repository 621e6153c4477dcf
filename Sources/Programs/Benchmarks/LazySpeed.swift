import SwiftUI

/// Measures the first screen of 10,000 rows in a lazy column and in a list beside that of a table.
enum LazySpeed {
    private static let count = 10_000

    @MainActor static func figures() -> [Figure] {
        let table = first { Table() }
        let lazy = first { UIHostingController(rootView: Rows(count: count)) }
        let list = first { UIHostingController(rootView: ListRows(count: count)) }
        return [
            Figure(label: "10,000 rows in a lazy column, first screen", value: lazy / 1000, quantity: "ms"),
            Figure(label: "of the time of a table", value: lazy / table, quantity: "ratio", goal: 2),
            Figure(
                label: "10,000 rows in a list of SwiftUI, first screen", value: list / 1000, quantity: "ms", goal: 20),
            Figure(label: "the same list, scrolled by a row", value: scrolling() / 1000, quantity: "ms"),
        ]
    }

    /// Returns the time until the first screen of a controller is laid out, in microseconds.
    @MainActor private static func first(_ make: () -> UIViewController) -> Double {
        Timing.median {
            ScrolledRows.window(of: make()).isHidden = true
        }
    }

    /// Returns the time until a list that scrolled by a row is laid out, in microseconds.
    @MainActor private static func scrolling() -> Double {
        let window = ScrolledRows.window(of: UIHostingController(rootView: ListRows(count: count)))
        guard let list = ScrolledRows.scrollView(in: window) else { preconditionFailure("nothing scrolls") }
        return Timing.median {
            list.contentOffset.y += 52
            window.layoutIfNeeded()
        }
    }

    /// A list of one text a row.
    private struct ListRows: View {
        let count: Int

        var body: some View {
            List(0..<count, id: \.self) { Text("Row \($0)") }
        }
    }

    /// A column of one text a row.
    private struct Rows: View {
        let count: Int

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<count, id: \.self) { number in
                        Text("Row \(number)").frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
                    }
                }
            }
        }
    }

    /// A table of one text a row.
    private final class Table: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }
}
