public import Foundation

public enum UIBarStyle: Int, Sendable {
    case `default` = 0, black
    case blackTranslucent = 2
    public static var blackOpaque: UIBarStyle { .black }
}

public enum UIBarMetrics: Int, Sendable { case `default` = 0, compact, defaultPrompt = 101, compactPrompt = 102 }

public enum UIBarPosition: Int, Sendable { case any = 0, bottom, top, topAttached }

@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
    var barPosition: UIBarPosition { get }
}

@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
