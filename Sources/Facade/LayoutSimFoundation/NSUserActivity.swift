public import Foundation
public import LayoutSimInertness

/// A user activity for handoff and search; nothing is handed off here.
open class NSUserActivity: NSObject {
    /// The type of the activity, in reverse-DNS notation.
    open var activityType: String
    /// The title of the activity.
    open var title: String?
    /// The data for continuing the activity.
    open var userInfo: [AnyHashable: Any]?
    /// The web page that continues the activity where the app is missing.
    open var webpageURL: URL?
    /// The keywords for searching.
    open var keywords: Set<String> = []
    /// The keys of the data that must be saved.
    open var requiredUserInfoKeys: Set<String>?
    /// Whether the data needs an update; stored only.
    @Inert(.service) open var needsSave = false
    /// Whether the activity can continue on another device; stored only.
    @Inert(.service) open var isEligibleForHandoff = true
    /// Whether the activity can be found by search; stored only.
    @Inert(.service) open var isEligibleForSearch = false
    /// Whether the activity can be found by all users; stored only.
    @Inert(.service) open var isEligibleForPublicIndexing = false
    /// Whether the system can suggest the activity; stored only.
    @Inert(.service) open var isEligibleForPrediction = false
    /// The identifier by which the app can delete the activity.
    open var persistentIdentifier: String?

    /// Creates an activity of a type.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// Adds data, which replaces that of the same keys.
    open func addUserInfoEntries(from other: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(other) { $1 }
    }
    /// Makes the activity the current one; does nothing here.
    open func becomeCurrent() { inert(.service, self) }
    /// Ends the activity's time as the current one; does nothing here.
    open func resignCurrent() { inert(.service, self) }
    /// Ends the activity; does nothing here.
    open func invalidate() { inert(.service, self) }
}

/// The activity type for browsing a webpage.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
