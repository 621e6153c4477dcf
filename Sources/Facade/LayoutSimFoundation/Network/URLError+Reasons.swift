public import Foundation

extension URLError {
    /// Why the network is not available.
    public enum NetworkUnavailableReason: Int, Sendable { case cellular = 0, expensive, constrained }
    /// Why a task in the background ended.
    public enum BackgroundTaskCancelledReason: Int, Sendable {
        case userForceQuitApplication = 0
        case backgroundUpdatesDisabled, insufficientSystemResources
    }

    /// Why the network is not available; always `nil` here.
    public var networkUnavailableReason: NetworkUnavailableReason? { nil }
    /// Why a task in the background ended; always `nil` here.
    public var backgroundTaskCancelledReason: BackgroundTaskCancelledReason? { nil }
    /// The data with which a download goes on.
    public var downloadTaskResumeData: Data? { errorUserInfo[NSURLSessionDownloadTaskResumeData] as? Data }
}

/// The key for the data with which a download goes on.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"
/// The key for several errors below one.
public let NSMultipleUnderlyingErrorsKey = "NSMultipleUnderlyingErrorsKey"

/// Authentication by the server's certificate.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
/// Authentication by the client's certificate.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"
