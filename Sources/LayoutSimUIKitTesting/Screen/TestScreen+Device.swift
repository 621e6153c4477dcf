import Foundation
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

extension TestScreen {
    /// Turns Reduce Motion of the system's settings on or off, and tells the app.
    public func setReduceMotion(_ isOn: Bool = true, sourceLocation: SourceLocation = #_sourceLocation) throws {
        try perform("turn Reduce Motion \(isOn ? "on" : "off")", sourceLocation) { _ in
            ReducedMotion.forget()
            guard SimulatedDevice.current.reducesMotion != isOn else { return }
            SimulatedDevice.current.reducesMotion = isOn
            NotificationCenter.default.post(
                name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
            settle()
        }
    }

    /// Expects that the app moved nothing since Reduce Motion was turned on; the error names the views and how far they moved.
    ///
    /// What counts is what views animate: their places, sizes and transforms. The system's own motions do not.
    public func expectReducedMotion(sourceLocation: SourceLocation = #_sourceLocation) throws {
        try perform("look for motion", sourceLocation) { _ in
            guard SimulatedDevice.current.reducesMotion else { throw TouchError("Reduce Motion is off") }
            let ignored = ReducedMotion.ignored
            guard ignored.isEmpty else {
                throw TouchError("Reduce Motion is on, but \(ignored.joined(separator: "; "))")
            }
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
