public import Foundation
import LayoutSimInertness
public import ObjectiveC

/// What came of a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    case success = 0
    case noSuchContent = 100
    case noActionableNowPlayingItem = 110
    case deviceNotFound = 120
    case commandFailed = 200
}

/// A command of a headset, or of the system's controls; none comes here.
open class MPRemoteCommand: NSObject {
    /// Whether the command is offered.
    open var isEnabled = true

    /// Adds a handler of the command, which is never called; returns what removes it.
    open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
        inert(.service, self)
        return NSObject()
    }
    /// Adds a method that handles the command, which is never called.
    open func addTarget(_ target: Any, action: Selector) { inert(.service, self) }
    /// Removes a handler.
    open func removeTarget(_ target: Any?) {}
    /// Removes a method.
    open func removeTarget(_ target: Any, action: Selector?) {}
}

/// A command to move by some seconds.
open class MPSkipIntervalCommand: MPRemoteCommand {
    /// The seconds, of which the system shows the first.
    open var preferredIntervals: [NSNumber] = []
}

/// A command to go to a moment.
open class MPChangePlaybackPositionCommand: MPRemoteCommand {}

/// A command that came.
open class MPRemoteCommandEvent: NSObject {
    /// The command.
    open var command: MPRemoteCommand { MPRemoteCommand() }
    /// When it came.
    open var timestamp: TimeInterval { 0 }
}

/// A command to go to a moment that came.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
    /// The moment in seconds.
    open var positionTime: TimeInterval { 0 }
}

/// A command to move by some seconds that came.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
    /// The seconds.
    open var interval: TimeInterval { 0 }
}

/// The commands.
open class MPRemoteCommandCenter: NSObject {
    private nonisolated(unsafe) static let center = MPRemoteCommandCenter()

    /// Returns the only center.
    open class func shared() -> MPRemoteCommandCenter { unsafe center }

    /// The command to play.
    public let playCommand = MPRemoteCommand()
    /// The command to pause.
    public let pauseCommand = MPRemoteCommand()
    /// The command to stop.
    public let stopCommand = MPRemoteCommand()
    /// The command to play or to pause.
    public let togglePlayPauseCommand = MPRemoteCommand()
    /// The command to go on to what comes next.
    public let nextTrackCommand = MPRemoteCommand()
    /// The command to go back to what came before.
    public let previousTrackCommand = MPRemoteCommand()
    /// The command to move forward.
    public let skipForwardCommand = MPSkipIntervalCommand()
    /// The command to move backward.
    public let skipBackwardCommand = MPSkipIntervalCommand()
    /// The command to go to a moment.
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
}
