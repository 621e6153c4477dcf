public import Testing
public import UIKit

extension TestScreen {
    /// Turns the device; the interface follows if the controllers in sight support it.
    ///
    /// Throws if they do not, in UIKit's words.
    public func rotate(
        to orientation: UIInterfaceOrientation, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try perform("rotate to \(orientation.words)", sourceLocation) { _ in
            if let reason = window.turnDevice(to: orientation) { throw TouchError(reason) }
            settle()
        }
    }
}

extension UIInterfaceOrientation {
    fileprivate var words: String {
        switch self {
        case .unknown: "unknown"
        case .portrait: "portrait"
        case .portraitUpsideDown: "portraitUpsideDown"
        case .landscapeLeft: "landscapeLeft"
        case .landscapeRight: "landscapeRight"
        }
    }
}
