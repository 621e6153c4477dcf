// swift-format-ignore: NoLeadingUnderscores
/// Whether the calling code runs on the main thread or the main queue, which are one on Apple's systems.
///
/// Prepared sources call it in the place of `Thread.isMainThread`.
public func _isOnMain() -> Bool { AnimationClock.isOnMain }
