import BadgeData
import UIKit

/// The challenge patches in a list; a tap shows a patch.
package final class ListController: UITableViewController {
    private let services: AppServices

    /// The height of a row, in points.
    static let rowHeight: CGFloat = 80

    static func make(_ services: AppServices) -> ListController {
        UIStoryboard(name: "Badges", bundle: .module).instantiateViewController(identifier: "List") { coder in
            ListController(coder: coder, services: services)
        }
    }

    private init?(coder: NSCoder, services: AppServices) {
        self.services = services
        super.init(coder: coder)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    package override func viewDidLoad() {
        super.viewDidLoad()
        services.analytics.record(AnalyticsEvent("ListController", .viewDidLoad))
        services.list.subscribe { [weak self] rows, change in self?.show(change, of: rows) }
    }

    package override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        services.analytics.record(AnalyticsEvent("ListController", .viewDidAppear))
    }

    package override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        services.analytics.record(AnalyticsEvent("ListController", .viewDidDisappear))
    }

    private func show(_ change: RowChange, of rows: BadgeRows<UIImage>) {
        services.analytics.record(AnalyticsEvent("ListController", change, of: rows.count))
        switch change {
        case .all: tableView.reloadData()
        case .rows(let changed):
            tableView.reloadRows(at: changed.map { IndexPath(row: $0, section: 0) }, with: .fade)
        }
    }

    // MARK: Rows

    package override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        services.list.rows?.count ?? 0
    }

    package override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "badge", for: indexPath)
        let row = services.list.rows?[indexPath.row]
        cell.textLabel?.text = row?.badge.title
        cell.imageView?.image = row?.picture ?? .questionMark
        return cell
    }

    package override func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        // The table must not change while it is requesting rows.
        services.list.rowWillAppear(indexPath.row) { action in DispatchQueue.main.async(execute: action) }
    }

    package override func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        // A reloaded row leaves its old cell behind.
        guard tableView.indexPathsForVisibleRows?.contains(indexPath) != true else { return }
        services.list.rowDidDisappear(indexPath.row)
    }

    package override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let badge = services.list.rows?[indexPath.row]?.badge else {
            return tableView.deselectRow(at: indexPath, animated: true)
        }
        services.analytics.record(AnalyticsEvent("ListController", .didSelect, about: badge.name.text))
        presentDetail(of: badge, services)
    }
}
