public import Foundation

/// The state of a download.
public enum SKDownloadState: Int, Sendable { case waiting = 0, active, paused, finished, failed, cancelled }

/// Content of a product to download; there is none here, but a subclass may stand for it.
open class SKDownload: NSObject {
    /// The state; waiting here.
    open var state: SKDownloadState { .waiting }
    /// The state by its older name.
    open var downloadState: SKDownloadState { state }
    /// The identifier; empty here.
    open var contentIdentifier: String { "" }
    /// The size in bytes; 0 here.
    open var expectedContentLength: Int64 { 0 }
    /// The version; empty here.
    open var contentVersion: String { "" }
    /// The part that was downloaded, from 0 to 1; 0 here.
    open var progress: Float { 0 }
    /// The seconds that are left; unknown here.
    open var timeRemaining: TimeInterval { SKDownloadTimeRemainingUnknown }
    /// Where the content is; `nil` here.
    open var contentURL: URL? { nil }
    /// Why it failed; `nil` here.
    open var error: (any Error)? { nil }
    /// The transaction that it belongs to.
    open var transaction: SKPaymentTransaction { SKPaymentTransaction() }
}

/// The seconds that are left where that is unknown.
public let SKDownloadTimeRemainingUnknown: TimeInterval = -1
