import PhotoData
import UIKit

/// The services that the app's screens share.
@MainActor final class AppServices {
    let model: PhotoModel<UIImage>
    let version: Version
    let features: Features
    let reporter: any IncidentReporting
    let alarms: any Alarms
    private let notifications: NotificationCenter

    /// The memory limit of cached pictures, in bytes.
    private static let pictureLimit = 48 << 20
    /// The time that a launch waits for the first pictures, in seconds, while a message says so.
    private static let picturePatience: TimeInterval = 30

    init(
        store: any RemoteStore, bucket: any PictureBucket, reporter: any IncidentReporting, alarms: any Alarms,
        version: Version = .current, features: Features = Features(), notifications: NotificationCenter = .default,
        pictureLimit: Int = pictureLimit
    ) {
        model = PhotoModel(
            store: store, bucket: bucket, alarms: alarms, reporter: reporter, knowsTotal: version.knowsTotal,
            pictureLimit: pictureLimit, cost: \.memory, read: { UIImage(data: $0) })
        (self.version, self.features, self.reporter) = (version, features, reporter)
        (self.alarms, self.notifications) = (alarms, notifications)
        notifications.addObserver(
            self, selector: #selector(retry), name: UIApplication.willEnterForegroundNotification, object: nil)
        notifications.addObserver(
            self, selector: #selector(freeMemory), name: UIApplication.didReceiveMemoryWarningNotification,
            object: nil)
    }

    /// Returns the launch of these services, which ends with the first photos.
    func launch(_ services: [any LaunchService], timeout: TimeInterval = 60) -> LaunchControl {
        LaunchControl(
            services, reporter: reporter, alarms: alarms, notifications: notifications, timeout: timeout
        ) { [model, features] completion in
            model.build(waiting: features.waitsForPictures ? Self.picturePatience : nil, completion)
        }
    }

    var transitionDuration: TimeInterval { version.transitionDuration(isSlow: features.usesSlowAnimation) }

    @objc private func retry() { model.retry() }

    @objc private func freeMemory() { model.freeMemory() }
}

extension UIImage {
    /// The memory of the decoded picture, in bytes.
    fileprivate var memory: Int { Int(size.width * scale * size.height * scale) * 4 }
}
