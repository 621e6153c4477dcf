public import Foundation
import LayoutSimInertness
public import UIKit

/// The identifier of a system sound.
public typealias SystemSoundID = UInt32

/// The identifier for vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF
/// The identifier of the user's preferred alert sound.
public let kSystemSoundID_UserPreferredAlert: SystemSoundID = 0x1000

/// Does nothing here, since there is no sound.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) { inert(.service) }
/// Does nothing here, since there is no sound or vibration.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) { inert(.service) }
/// Plays nothing here; calls the completion handler asynchronously on the main queue.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
    guard let inCompletionBlock else { return }
    DispatchQueue.main.async(execute: inCompletionBlock)
}
/// Plays nothing here; calls the completion handler asynchronously on the main queue.
public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) { AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock) }
/// Creates a system sound identifier for a file; always 4096 here, which plays nothing.
@discardableResult public func AudioServicesCreateSystemSoundID(
    _ inFileURL: NSURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
    unsafe outSystemSoundID.pointee = kSystemSoundID_UserPreferredAlert
    return noErr
}
/// Does nothing here.
@discardableResult public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
    noErr
}
/// Does nothing here, since no sound ends.
@discardableResult public func AudioServicesAddSystemSoundCompletion(
    _ inSystemSoundID: SystemSoundID, _ inRunLoop: CFRunLoop?, _ inRunLoopMode: CFString?,
    _ inCompletionRoutine: @convention(c) (SystemSoundID, UnsafeMutableRawPointer?) -> Void,
    _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus { noErr }
/// Does nothing here.
public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {}
