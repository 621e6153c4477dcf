import Foundation

/// Saves an image to the photo library, which does not exist here; the target is told that it succeeded.
///
/// The selector takes the image, an error, and the context (Apple, *UIImageWriteToSavedPhotosAlbum*).
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) { tell(completionTarget, completionSelector, of: image) }

/// Returns whether a video can be saved to the photo library; always `false` here.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

/// Saves a video to the photo library; see ``UIImageWriteToSavedPhotosAlbum(_:_:_:_:)``.
public func UISaveVideoAtPathToSavedPhotosAlbum(
    _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) { tell(completionTarget, completionSelector, of: videoPath) }

/// Calls the completion selector at the next turn of the main queue.
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
