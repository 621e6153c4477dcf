public import Foundation

/// The number of a short sound, of the module AudioToolbox.
public typealias SystemSoundID = UInt32

/// The number that has a phone shake.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF
/// The number of an alert's sound.
public let kSystemSoundID_UserPreferredAlert: SystemSoundID = 0x1000

/// Plays nothing: the device has no sound.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
/// Plays nothing: the device has no sound and does not shake.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
/// Plays nothing; the completion comes at the next turn of the main queue.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
    guard let inCompletionBlock else { return }
    DispatchQueue.main.async(execute: inCompletionBlock)
}
/// Plays nothing; the completion comes at the next turn of the main queue.
public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) { AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock) }
/// Gives a file the number 4096, which plays nothing.
@discardableResult public func AudioServicesCreateSystemSoundID(
    _ inFileURL: NSURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
    unsafe outSystemSoundID.pointee = kSystemSoundID_UserPreferredAlert
    return noErr
}
/// Forgets nothing.
@discardableResult public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
    noErr
}
