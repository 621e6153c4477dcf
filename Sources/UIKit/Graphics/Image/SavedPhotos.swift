import Foundation

/// Hands a picture to the user's photos, of which there are none here; whoever asked is told that it was saved.
///
/// The selector takes the picture, an error and the context (Apple, *UIImageWriteToSavedPhotosAlbum*).
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) { tell(completionTarget, completionSelector, of: image) }

/// Whether a film can be saved; none can.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

/// Hands a film to the user's photos; see ``UIImageWriteToSavedPhotosAlbum(_:_:_:_:)``.
public func UISaveVideoAtPathToSavedPhotosAlbum(
    _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) { tell(completionTarget, completionSelector, of: videoPath) }

/// Calls back at the next turn of the main queue.
private func tell(_ target: Any?, _ selector: Selector?, of saved: Any) {
    guard let target, let selector else { return }
    let call = SavedCall(target: target as AnyObject, selector: selector, saved: saved)
    DispatchQueue.main.async { MainActor.assumeIsolated { call.perform() } }
}

private struct SavedCall: Sendable {
    nonisolated(unsafe) let target: AnyObject
    let selector: Selector
    nonisolated(unsafe) let saved: Any

    @MainActor func perform() {
        _ = unsafe selector.send(to: target, [saved, NSNull(), NSNull()])
    }
}
