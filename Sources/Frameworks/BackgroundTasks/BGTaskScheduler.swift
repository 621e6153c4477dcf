public import Foundation
import LayoutSimInertness

/// A request for time in the background.
open class BGTaskRequest: NSObject {
    /// The name of the task.
    public let identifier: String
    /// The earliest time.
    open var earliestBeginDate: Date?
    fileprivate init(identifier: String) { self.identifier = identifier }
}

/// A request for a short time in the background.
open class BGAppRefreshTaskRequest: BGTaskRequest {
    /// Creates a request for a task.
    public override init(identifier: String) { super.init(identifier: identifier) }
}

/// A request for a long time in the background.
open class BGProcessingTaskRequest: BGTaskRequest {
    /// Whether the task needs the network.
    open var requiresNetworkConnectivity = false
    /// Whether the task needs power.
    open var requiresExternalPower = false
    /// Creates a request for a task.
    public override init(identifier: String) { super.init(identifier: identifier) }
}

/// A task in the background; there are none here.
open class BGTask: NSObject {
    /// The name of the task.
    public let identifier: String
    /// What is called shortly before the time is over.
    open var expirationHandler: (() -> Void)?
    fileprivate init(identifier: String) { self.identifier = identifier }
    /// Ends the task.
    open func setTaskCompleted(success: Bool) {}
}
/// A task of a short time; there are none here.
open class BGAppRefreshTask: BGTask {}
/// A task of a long time; there are none here.
open class BGProcessingTask: BGTask {}

/// What runs tasks in the background; none are run here, as in a simulator.
open class BGTaskScheduler: NSObject {
    nonisolated(unsafe) private static let only = BGTaskScheduler()
    /// The scheduler.
    open class var shared: BGTaskScheduler { unsafe only }

    /// An error of the scheduler.
    public struct Error: Swift.Error, Sendable {
        /// The reason of an error.
        public enum Code: Int, Sendable {
            case unavailable = 1
            case tooManyPendingTaskRequests, notPermitted, immediateRunIneligible
        }
        /// The reason.
        public let code: Code
        /// Creates an error from its reason.
        public init(_ code: Code) { self.code = code }
    }

    /// Registers what runs a task; it is never run here.
    @discardableResult open func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
        launchHandler: @escaping (BGTask) -> Void
    ) -> Bool {
        inert(.service, self)
        return true
    }
    /// Throws that tasks are not available, as in a simulator.
    open func submit(_ taskRequest: BGTaskRequest) throws { throw Error(.unavailable) }
    /// Does nothing here, since there are no requests.
    open func cancel(taskRequestWithIdentifier identifier: String) {}
    /// Does nothing here, since there are no requests.
    open func cancelAllTaskRequests() {}
    /// Tells the requests on the main queue: there are none here.
    open func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) {
        DispatchQueue.main.async { completionHandler([]) }
    }
    /// The requests: none here.
    open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}
