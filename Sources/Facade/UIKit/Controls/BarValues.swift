public import Foundation

/// The style of a bar: light or dark.
public enum UIBarStyle: Int, Sendable {
    case `default` = 0, black
    case blackTranslucent = 2
    /// The dark style by its older name; equal to `black`.
    public static var blackOpaque: UIBarStyle { .black }
}

/// The metrics for which a bar's images and adjustments apply.
public enum UIBarMetrics: Int, Sendable { case `default` = 0, compact, defaultPrompt = 101, compactPrompt = 102 }

/// The position of a bar in its window.
public enum UIBarPosition: Int, Sendable { case any = 0, bottom, top, topAttached }

/// A bar that knows its position.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
    /// The position of the bar.
    var barPosition: UIBarPosition { get }
}

/// The methods for positioning a bar.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Asks the delegate for the position of a bar; `any` by default.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
