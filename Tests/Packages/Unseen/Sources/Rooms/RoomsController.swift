import UIKit

/// A table of rooms with a search bar, which uses declarations without effect.
public final class RoomsController: UITableViewController {
    private let search = SearchAnswers<String>()
    private let bar = UISearchBar()

    public override func viewDidLoad() {
        super.viewDidLoad()
        bar.delegate = search
        tableView.tableHeaderView = bar
        tableView.separatorEffect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular))
    }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    public override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }

    public override func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        indexPath.row > 0
    }

    public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

    private final class SearchAnswers<Answer>: NSObject, UISearchBarDelegate {
        private var answers: [Answer] = []

        func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { answers = [] }
        func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { /* later */  }
    }
}
