public import Foundation

/// The engine of haptics, of which a simulated device has none.
// Not an `NSObject`, whose initializer does not throw.
open class CHHapticEngine {
    /// Why the engine stopped.
    public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1
        case applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed, gameControllerDisconnect
        case systemError = -1
    }
    /// What the engine does once all players are done.
    public enum FinishedAction: Int, Sendable { case stopEngine = 1, leaveEngineRunning }
    /// A handler of a completion.
    public typealias CompletionHandler = ((any Error)?) -> Void
    /// A handler that is called once the engine stopped.
    public typealias StoppedHandler = (StoppedReason) -> Void
    /// A handler that is called once the server of haptics started again.
    public typealias ResetHandler = () -> Void
    /// A handler that is called once all players are done.
    public typealias FinishedHandler = ((any Error)?) -> FinishedAction

    /// Tells that the engine stopped; never called here.
    public var stoppedHandler: StoppedHandler = { _ in }
    /// Tells that the server of haptics started again; never called here.
    public var resetHandler: ResetHandler = {}
    /// The time of the engine in seconds; always 0 here.
    open var currentTime: TimeInterval { 0 }
    /// Whether the engine plays haptics alone.
    open var playsHapticsOnly = false
    /// Whether haptics stop while audio is recorded.
    open var isMutedForAudio = false
    /// Whether haptics stop.
    open var isMutedForHaptics = false
    /// Whether the engine stops by itself.
    open var isAutoShutdownEnabled = false

    /// Throws an error: the simulated device has no haptics.
    public init() throws { throw CHHapticError(.notSupported) }

    /// Returns what the simulated device can do, which is nothing.
    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }

    /// Throws an error: the simulated device has no haptics.
    open func start() throws { throw CHHapticError(.notSupported) }
    /// Calls the handler with an error: the simulated device has no haptics.
    open func start(completionHandler: CompletionHandler?) { completionHandler?(CHHapticError(.notSupported)) }
    /// Calls the handler.
    open func stop(completionHandler: CompletionHandler?) { completionHandler?(nil) }
    /// Does nothing, since no player ever plays.
    open func notifyWhenPlayersFinished(finishedHandler: @escaping FinishedHandler) {}
    /// Throws an error: the simulated device has no haptics.
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
        throw CHHapticError(.notSupported)
    }
    /// Throws an error: the simulated device has no haptics.
    open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
        throw CHHapticError(.notSupported)
    }
    /// Throws an error: the simulated device has no haptics.
    open func playPattern(from url: URL) throws { throw CHHapticError(.notSupported) }
    /// Throws an error: the simulated device has no haptics.
    open func playPattern(from data: Data) throws { throw CHHapticError(.notSupported) }
}

/// What a device can do with haptics.
public protocol CHHapticDeviceCapability {
    /// Whether the device plays haptics.
    var supportsHaptics: Bool { get }
    /// Whether the device plays audio in patterns.
    var supportsAudio: Bool { get }
}

private struct NoHaptics: CHHapticDeviceCapability {
    let supportsHaptics = false
    let supportsAudio = false
}

/// An error of haptics.
public struct CHHapticError: Error, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        case engineNotRunning = -4805
        case operationNotPermitted = -4806
        case engineStartTimeout = -4808
        case notSupported = -4809
        case serverInitFailed = -4810
        case serverInterrupted = -4811
        case invalidPatternPlayer = -4812
        case invalidPatternData = -4813
        case invalidPatternDictionary = -4814
        case invalidAudioSession = -4815
        case invalidParameterType = -4820
        case invalidEventType = -4821
        case invalidEventTime = -4822
        case invalidEventDuration = -4823
        case unknownError = -4898
        case memoryError = -4899
    }
    /// What went wrong.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
}
