import BadgeData
import UIKit

/// The services that the app's screens share, with notifications of network and memory changes.
///
/// Screens only subscribe to services; they do not retry failed requests themselves.
@MainActor package final class AppServices: NSObject {
    package let repository: ServiceRepository<UIImage>
    package let list: BadgeRowsService<UIImage>
    package let grid: BadgeRowsService<UIImage>
    /// The side of the grid's items, in points.
    let itemSide: CGFloat
    package let analytics: any Analytics
    private let reachability: any Reachability
    private let pictures: PictureSource

    /// The memory limit of cached pictures, in bytes.
    private static let pictureLimit = 48 << 20

    package init(
        list url: URL, loader: any ResourceLoading, reachability: any Reachability, analytics: any Analytics,
        pictures: PictureSource = .original, itemSide: CGFloat = 80, notifications: NotificationCenter = .default
    ) {
        let repository = ServiceRepository<UIImage>(
            loader: loader, pictureLimit: Self.pictureLimit, cost: \.memory, readPicture: { UIImage(data: $0) })
        let scale = UIScreen.main.scale
        func rows(_ side: CGFloat) -> BadgeRowsService<UIImage> {
            BadgeRowsService(url, repository: repository) { badge in
                pictures.url(of: badge.picture, side: side, scale: scale)
            }
        }
        (list, grid) = (rows(ListController.rowHeight), rows(itemSide))
        (self.repository, self.reachability, self.analytics) = (repository, reachability, analytics)
        (self.pictures, self.itemSide) = (pictures, itemSide)
        super.init()
        reachability.whenReachable { [repository] in repository.retry() }
        notifications.addObserver(
            self, selector: #selector(retry), name: UIApplication.willEnterForegroundNotification, object: nil)
        notifications.addObserver(
            self, selector: #selector(freeMemory), name: UIApplication.didReceiveMemoryWarningNotification,
            object: nil)
    }

    @objc private func retry() { repository.retry() }

    @objc private func freeMemory() {
        list.freeMemory()
        grid.freeMemory()
        repository.freeMemory()
    }

    /// Returns the detail of a badge in a navigation controller, for a screen whose shorter side is in points.
    func detail(of badge: Badge, shorterSide: CGFloat, scale: CGFloat) -> UIViewController {
        let url = pictures.url(of: badge.picture, side: LayoutModel.shipped.pictureSide, scale: scale)
        let source = BadgeDetail(BadgeService(badge, picture: repository.picture(at: url)))
        let detail = DetailViewController(source, shorterSide: shorterSide, analytics: analytics)
        let navigation = UINavigationController(rootViewController: detail)
        navigation.modalPresentationStyle = .fullScreen
        return navigation
    }
}

extension UIImage {
    /// The memory of the decoded picture, in bytes.
    fileprivate var memory: Int { Int(size.width * scale * size.height * scale) * 4 }
}
