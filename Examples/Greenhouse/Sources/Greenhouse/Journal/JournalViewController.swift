import UIKit

/// The journal, newest entry first.
final class JournalViewController: UITableViewController {
    @IBOutlet private weak var countLabel: UILabel!

    private var entries = JournalEntry.samples {
        didSet { showCount() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        showCount()
    }

    private func showCount() {
        countLabel.text = entries.count == 1 ? "1 entry" : "\(entries.count) entries"
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        entries.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
        (cell as? JournalCell)?.show(entries[indexPath.row])
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let cell = sender as? UITableViewCell, let indexPath = tableView.indexPath(for: cell) else { return }
        (segue.destination as? EntryViewController)?.entry = entries[indexPath.row]
    }

    @IBAction private func saveEntry(_ segue: UIStoryboardSegue) {
        guard let form = segue.source as? EntryViewController else { return }
        if let old = form.entry, let row = entries.firstIndex(of: old) {
            entries[row] = form.edited
            tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
        } else {
            entries.insert(form.edited, at: 0)
            tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        }
    }

    @IBAction private func cancelEntry(_ segue: UIStoryboardSegue) {}
}
