import MapKit
import UIKit

class PlainViewController: UIViewController {
    let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        label.text = "Plain"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        label.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    }
}

final class MapViewController: PlainViewController {
    let map = MKMapView()

    override func viewDidLoad() {
        super.viewDidLoad()
        map.frame = CGRect(x: 20, y: 100, width: 200, height: 200)
        view.addSubview(map)
    }
}

final class ItemViewController: PlainViewController {
    init(item: String) {
        super.init(nibName: nil, bundle: nil)
        label.text = item
    }

    required init?(coder: NSCoder) { fatalError() }
}

final class RowsViewController: UITableViewController {
    override init(style: UITableView.Style) { super.init(style: style) }
    required init?(coder: NSCoder) { fatalError() }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
}

final class TrappingViewController: UIViewController {
    let rows: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = rows[0]
    }
}

final class SlowViewController: UIViewController {
    init(pause: Double = 1) async { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { nil }
}

class PairViewController<First>: UIViewController {}

private final class HiddenViewController: UIViewController {}

final class ScenedViewController: UIViewController {
    @IBOutlet var title2: UILabel?

    override func viewDidLoad() {
        super.viewDidLoad()
        title2?.text = "From the scene"
    }
}

final class FetchingViewController: PlainViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        guard let url = URL(string: "https://server.example") else { return }
        let answered = DispatchSemaphore(value: 0)
        URLSession.shared.dataTask(with: url) { _, _, _ in answered.signal() }.resume()
        if answered.wait(timeout: .now() + 0.5) == .success { fatalError("a server answered") }
    }
}

/// Its label has a text of the app's delegate, which no launch made.
final class DelegatedViewController: PlainViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        guard let app = UIApplication.shared.delegate as? AppDelegate else { fatalError("no delegate") }
        label.text = app.title
    }
}

#Preview("A page", traits: .landscapeLeft) {
    let page = PlainViewController()
    page.title = "Page"
    return page
}
