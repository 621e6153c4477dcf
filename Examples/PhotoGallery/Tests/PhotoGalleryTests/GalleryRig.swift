import LayoutSimUIKitTesting
import PhotoData
import PhotoFixtures
import Testing
import UIKit

@testable import PhotoGallery

/// The app with a store and a bucket that a test answers.
@MainActor final class GalleryRig {
    let store = HeldStore()
    let bucket = HeldBucket()
    let reporter: IncidentReporter
    let notifications = NotificationCenter()
    let services: AppServices
    let flow: AppFlow
    let records: [Record]
    private(set) var quits = 0

    init(
        _ records: [Record] = PhotoRecords.all(20), version: Version = .current, features: Features = Features(),
        pictureLimit: Int = 48 << 20
    ) {
        let reporter = IncidentReporter(notifications: notifications)
        (self.reporter, self.records) = (reporter, records)
        services = AppServices(
            store: store, bucket: bucket, reporter: reporter, alarms: MainQueueAlarms(), version: version,
            features: features, notifications: notifications, pictureLimit: pictureLimit)
        let quitting = Box()
        flow = AppFlow(
            (services, HeldService.all(reporter, notifications)), timeout: 60, quit: { quitting.action?() })
        quitting.action = { [weak self] in self?.quits += 1 }
    }

    private final class Box { var action: (() -> Void)? }

    var root: UIViewController { flow.navigation }

    /// Launches the app up to its gallery.
    static func launched(
        _ records: [Record] = PhotoRecords.all(20), version: Version = .current, pictureLimit: Int = 48 << 20
    ) -> GalleryRig {
        let rig = GalleryRig(records, version: version, pictureLimit: pictureLimit)
        rig.launch()
        return rig
    }

    /// Launches the app and answers all requests of the launch.
    func launch() {
        flow.launch()
        store.answerCount(records.count)
        store.answerPage(of: records)
        answerPictures()
    }

    /// Shows the gallery on a screen while a closure runs.
    static func run(
        _ records: [Record] = PhotoRecords.all(20), version: Version = .current, pictureLimit: Int = 48 << 20,
        _ body: (GalleryRig, TestScreen) throws -> Void
    ) throws {
        let rig = launched(records, version: version, pictureLimit: pictureLimit)
        let screen = TestScreen(rig.root)
        defer { screen.close() }
        try body(rig, screen)
    }

    var gallery: GalleryViewController {
        get throws { try #require(flow.navigation.topViewController as? GalleryViewController) }
    }

    var list: UICollectionView { get throws { try #require(try gallery.photos.pane).view } }

    func cell(_ item: Int) throws -> PhotoCell {
        try #require(try list.cellForItem(at: IndexPath(item: item, section: 0)) as? PhotoCell)
    }

    /// Returns the frame on the screen that an item would have if it were scrolled there.
    func frame(of item: Int) throws -> CGRect {
        let list = try list
        let frame = try #require(list.layoutAttributesForItem(at: IndexPath(item: item, section: 0))).frame
        return list.convert(frame, to: nil)
    }

    func answerPictures() {
        bucket.answerAll { .success(PhotoFiles.png(of: $0)) }
        turn()
    }

    /// Answers the waiting page request, if there is one.
    func answerPage() {
        store.answerPage(of: records)
        turn()
    }

    /// Lets the main queue run.
    func turn() { advance(by: 0.001) }

    /// Lets animations finish, for a second.
    func rest() { advance(by: 1) }

    /// Scrolls the list to an offset in points.
    func scroll(to offset: CGPoint) throws {
        try list.setContentOffset(offset, animated: false)
        turn()
    }

    /// Scrolls down by half a screen at a time until no more photos arrive, and shows each.
    func scrollToEnd() throws {
        let list = try list
        repeat {
            answerPage()
            answerPictures()
            let bottom = list.contentSize.height - list.bounds.height
            guard list.contentOffset.y < bottom else { continue }
            try scroll(to: CGPoint(x: 0, y: min(bottom, list.contentOffset.y + list.bounds.height / 2)))
        } while store.waitingPage != nil || list.contentOffset.y < list.contentSize.height - list.bounds.height
    }

    func openPreview(of item: Int, on screen: TestScreen) throws {
        try screen.tap(.row(item, in: try list))
    }
}

/// Services that launch at once.
final class HeldService: LaunchService {
    let name: ServiceName
    private let notifications: NotificationCenter
    private let failure: LaunchFailure?

    init(_ name: ServiceName, _ notifications: NotificationCenter, failure: LaunchFailure? = nil) {
        (self.name, self.notifications, self.failure) = (name, notifications, failure)
    }

    static func all(_ reporter: IncidentReporter, _ notifications: NotificationCenter) -> [any LaunchService] {
        [reporter, HeldService(.remoteStore, notifications), HeldService(.bucket, notifications)]
    }

    func launch() throws(LaunchFailure) {
        if let failure { throw failure }
        notifications.post(name: .serviceDidLaunch, object: nil, userInfo: ["service": name.rawValue])
    }
}

extension UIView {
    /// The frame in screen coordinates.
    var frameOnScreen: CGRect { convert(bounds, to: nil) }
}

/// Returns whether frames are equal to half a point.
func near(_ frame: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
    abs(frame.minX - x) <= 0.5 && abs(frame.minY - y) <= 0.5 && abs(frame.width - width) <= 0.5
        && abs(frame.height - height) <= 0.5
}
