import UIKit

/// The badges in a list.
final class PrototypeListController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        PrototypeBadge.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "badge", for: indexPath)
        let badge = PrototypeBadge(number: indexPath.row)
        cell.textLabel?.text = badge.title
        cell.imageView?.image = badge.picture
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let detail = segue.destination as? PrototypeDetailController, let cell = sender as? UITableViewCell,
            let path = tableView.indexPath(for: cell)
        else { return }
        detail.badge = PrototypeBadge(number: path.row)
    }
}
