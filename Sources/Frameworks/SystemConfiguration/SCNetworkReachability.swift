public import CoreGraphics
public import Dispatch
public import Foundation

/// Whether a host can be reached: it always can here.
public final class SCNetworkReachability {
    fileprivate init() {}
}

/// How a host can be reached.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
    /// The bits of the ways.
    public let rawValue: UInt32
    /// Creates ways from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// A connection of the moment, such as a modem.
    public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1)
    /// The host can be reached.
    public static let reachable = SCNetworkReachabilityFlags(rawValue: 2)
    /// A connection must be made first.
    public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 4)
    /// A connection is made by traffic.
    public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 8)
    /// The user must do something first.
    public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 16)
    /// A connection is made by some functions.
    public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 32)
    /// The address is one of the device.
    public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
    /// The host is on the device's own network.
    public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
    /// The network is a cellular one.
    public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
    /// The old name of `connectionOnTraffic`.
    public static let connectionAutomatic = connectionOnTraffic
}

/// What is told of changes.
public typealias SCNetworkReachabilityCallBack =
    (
        SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
    ) -> Void

/// What is handed to a callback.
@unsafe public struct SCNetworkReachabilityContext {
    /// The version, which is 0.
    public var version: CFIndex
    /// What is handed.
    public var info: UnsafeMutableRawPointer?
    /// What retains the information.
    public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
    /// What releases the information.
    public var release: ((UnsafeRawPointer) -> Void)?
    /// What describes the information.
    public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?

    /// Creates an empty context.
    public init() { unsafe self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil) }
    /// Creates a context.
    public init(
        version: CFIndex, info: UnsafeMutableRawPointer?,
        retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
        release: ((UnsafeRawPointer) -> Void)?,
        copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
    ) {
        unsafe self.version = version
        unsafe self.info = info
        unsafe self.retain = retain
        unsafe self.release = release
        unsafe self.copyDescription = copyDescription
    }
}

/// Creates the reachability of a host.
public func SCNetworkReachabilityCreateWithName(
    _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Creates the reachability of an address.
public func SCNetworkReachabilityCreateWithAddress(
    _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Writes how a host can be reached: it always can, over Wi-Fi.
@discardableResult public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    unsafe flags.pointee = .reachable
    return true
}

/// Sets what is told of changes; there are none here.
@discardableResult public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool { true }

/// Sets the queue on which changes are told; there are none here.
@discardableResult public func SCNetworkReachabilitySetDispatchQueue(
    _ target: SCNetworkReachability, _ queue: DispatchQueue?
) -> Bool { true }

/// Tells changes on a run loop; there are none here.
@discardableResult public func SCNetworkReachabilityScheduleWithRunLoop(
    _ target: SCNetworkReachability, _ runLoop: RunLoop, _ runLoopMode: CFString
) -> Bool { true }

/// Tells changes on a run loop no longer.
@discardableResult public func SCNetworkReachabilityUnscheduleFromRunLoop(
    _ target: SCNetworkReachability, _ runLoop: RunLoop, _ runLoopMode: CFString
) -> Bool { true }

/// Returns the last error; none here.
public func SCError() -> Int32 { 0 }

/// The bit of `SCNetworkReachabilityFlags.transientConnection`.
public let kSCNetworkFlagsTransientConnection = 1
/// The bit of `SCNetworkReachabilityFlags.reachable`.
public let kSCNetworkFlagsReachable = 2
/// The bit of `SCNetworkReachabilityFlags.connectionRequired`.
public let kSCNetworkFlagsConnectionRequired = 4
/// The bit of `SCNetworkReachabilityFlags.connectionAutomatic`.
public let kSCNetworkFlagsConnectionAutomatic = 8
/// The bit of `SCNetworkReachabilityFlags.interventionRequired`.
public let kSCNetworkFlagsInterventionRequired = 16
/// The bit of `SCNetworkReachabilityFlags.isLocalAddress`.
public let kSCNetworkFlagsIsLocalAddress = 1 << 16
/// The bit of `SCNetworkReachabilityFlags.isDirect`.
public let kSCNetworkFlagsIsDirect = 1 << 17
