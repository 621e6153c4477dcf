import BadgeData
import UIKit

/// What the screens of the app share, and what tells it that the network or memory changed.
///
/// Screens subscribe to services; they take no part in asking again for what failed.
@MainActor package final class AppServices: NSObject {
    package let repository: ServiceRepository<UIImage>
    package let list: BadgeRowsService<UIImage>
    package let grid: BadgeRowsService<UIImage>
    /// The side of the items of the grid, in points.
    let itemSide: CGFloat
    package let analytics: any Analytics
    private let reachability: any Reachability
    private let pictures: PictureSource

    /// The bytes of pictures that are kept.
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

    /// The detail of a badge on a screen whose shorter side is given in points, in a navigation controller of its own.
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
    /// In bytes, once it is decoded.
    fileprivate var memory: Int { Int(size.width * scale * size.height * scale) * 4 }
}
