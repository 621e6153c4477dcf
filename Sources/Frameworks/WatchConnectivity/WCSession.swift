public import Foundation
import LayoutSimInertness

/// Whether a session works.
public enum WCSessionActivationState: Int, Sendable {
    /// It does not.
    case notActivated = 0
    /// It is about to end.
    case inactive
    /// It does.
    case activated
}

/// An error of a session.
public struct WCError: CustomNSError, Sendable {
    /// The reason of an error.
    public enum Code: Int, Sendable {
        case genericError = 7001
        case sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired,
            watchAppNotInstalled, notReachable
    }
    /// The domain of the errors.
    public static var errorDomain: String { "WCErrorDomain" }
    /// The reason.
    public let code: Code
    /// The reason as a number.
    public var errorCode: Int { code.rawValue }
    /// Creates an error from its reason.
    public init(_ code: Code) { self.code = code }
}

/// A transfer of a dictionary; there are none here.
open class WCSessionUserInfoTransfer: NSObject {
    /// The dictionary.
    public let userInfo: [String: Any]
    /// Whether it is under way; always `false` here.
    open var isTransferring: Bool { false }
    init(userInfo: [String: Any]) { self.userInfo = userInfo }
    /// Does nothing here.
    open func cancel() {}
}

/// A connection to a watch; devices without one do not support it, as here.
open class WCSession: NSObject {
    nonisolated(unsafe) private static let only = WCSession()
    /// The session.
    open class var `default`: WCSession { unsafe only }
    /// Returns whether the device supports watches; always `false` here.
    open class func isSupported() -> Bool { false }
    /// The delegate.
    open weak var delegate: (any WCSessionDelegate)?
    /// Whether the session works; never here.
    open var activationState: WCSessionActivationState { .notActivated }
    /// Whether a watch is paired; always `false` here.
    open var isPaired: Bool { false }
    /// Whether the app is on the watch; always `false` here.
    open var isWatchAppInstalled: Bool { false }
    /// Whether a part of the app is on the watch's face; always `false` here.
    open var isComplicationEnabled: Bool { false }
    /// Whether the app of the watch answers; always `false` here.
    open var isReachable: Bool { false }
    /// The last state that was sent.
    open var applicationContext: [String: Any] { [:] }
    /// The last state that arrived.
    open var receivedApplicationContext: [String: Any] { [:] }
    /// Tells the delegate on the main queue that watches are not supported.
    open func activate() {
        inert(.service, self)
        nonisolated(unsafe) let session = self
        DispatchQueue.main.async {
            unsafe session.delegate?.session(
                session, activationDidCompleteWith: .notActivated, error: WCError(.sessionNotSupported))
        }
    }
    /// Tells that watches are not supported.
    open func sendMessage(
        _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(WCError(.sessionNotSupported)) }
    /// Tells that watches are not supported.
    open func sendMessageData(
        _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(WCError(.sessionNotSupported)) }
    /// Throws that watches are not supported.
    open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
        throw WCError(.sessionNotSupported)
    }
    /// Sends nothing here.
    @discardableResult open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        inert(.service, self)
        return WCSessionUserInfoTransfer(userInfo: userInfo)
    }
}

/// What is told of a connection to a watch.
public protocol WCSessionDelegate: NSObjectProtocol {
    /// Tells how activation ended.
    func session(
        _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
        error: (any Error)?)
    /// Tells that the session is about to end; never called here.
    func sessionDidBecomeInactive(_ session: WCSession)
    /// Tells that the session ended; never called here.
    func sessionDidDeactivate(_ session: WCSession)
    /// Tells that the watch changed; never called here.
    func sessionWatchStateDidChange(_ session: WCSession)
    /// Tells that the watch answers or not; never called here.
    func sessionReachabilityDidChange(_ session: WCSession)
    /// Tells of a message; never called here.
    func session(_ session: WCSession, didReceiveMessage message: [String: Any])
    /// Tells of a message that wants an answer; never called here.
    func session(
        _ session: WCSession, didReceiveMessage message: [String: Any],
        replyHandler: @escaping ([String: Any]) -> Void)
    /// Tells of a state; never called here.
    func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
    /// Tells of a dictionary; never called here.
    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
}

extension WCSessionDelegate {
    /// Does nothing.
    public func sessionWatchStateDidChange(_ session: WCSession) {}
    /// Does nothing.
    public func sessionReachabilityDidChange(_ session: WCSession) {}
    /// Does nothing.
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
    /// Does nothing.
    public func session(
        _ session: WCSession, didReceiveMessage message: [String: Any],
        replyHandler: @escaping ([String: Any]) -> Void
    ) {}
    /// Does nothing.
    public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
    /// Does nothing.
    public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
}
