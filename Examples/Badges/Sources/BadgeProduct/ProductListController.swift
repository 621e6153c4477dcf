import BadgeData
import BadgePrototype
import UIKit

/// The challenge patches of the badges API in a list; a tap shows a patch.
///
/// Resources that fail to load are requested again when the list appears again.
package final class ProductListController: UITableViewController {
    private let url: URL
    private let loader: any ResourceLoading
    private let analytics: any Analytics
    private var badges: [Badge] = []
    private var pictures: [Badge.Name: UIImage] = [:]

    /// Returns the list as the root of a navigation controller.
    package static func inNavigation(
        _ url: URL, loader: any ResourceLoading, analytics: any Analytics
    ) -> UINavigationController {
        let storyboard = UIStoryboard(name: "Product", bundle: .module)
        let list = storyboard.instantiateViewController(identifier: "List") { coder in
            ProductListController(coder: coder, url, loader, analytics)
        }
        return UINavigationController(rootViewController: list)
    }

    private init?(coder: NSCoder, _ url: URL, _ loader: any ResourceLoading, _ analytics: any Analytics) {
        (self.url, self.loader, self.analytics) = (url, loader, analytics)
        super.init(coder: coder)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    package override func viewDidLoad() {
        super.viewDidLoad()
        analytics.record(AnalyticsEvent("ListController", .viewDidLoad))
    }

    package override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if badges.isEmpty { loadBadges() }
    }

    package override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        pictures = [:]
        tableView.reloadData()
    }

    private func loadBadges() {
        loader.load(url) { [weak self] answer in
            guard let self, let json = try? answer.get(), let list = BadgeList(json: json) else { return }
            badges = list.badges
            tableView.reloadData()
        }
    }

    private func loadPicture(of badge: Badge, at indexPath: IndexPath) {
        loader.load(badge.picture.url) { [weak self] answer in
            guard let self, let data = try? answer.get(), let picture = UIImage(data: data) else { return }
            pictures[badge.name] = picture
            tableView.reloadRows(at: [indexPath], with: .none)
        }
    }

    // MARK: Rows

    package override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        badges.count
    }

    package override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "badge", for: indexPath)
        let badge = badges[indexPath.row]
        let picture = pictures[badge.name]
        cell.textLabel?.text = badge.title
        cell.imageView?.image = picture ?? Self.blank
        if picture == nil { loadPicture(of: badge, at: indexPath) }
        return cell
    }

    /// A blank picture that reserves the room of a real one.
    private static let blank = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 80)).image { _ in }

    package override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let badge = badges[indexPath.row]
        let content = PrototypeBadge(title: badge.title, text: badge.text, picture: pictures[badge.name])
        guard let detail = ProductDetail.inNavigation(content, analytics: analytics) else { return }
        present(detail, animated: true)
    }
}
