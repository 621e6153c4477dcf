import Foundation
public import Testing
public import UIKit

extension TestScreen {
    /// Rotates the device; the interface follows if the visible view controllers support the orientation.
    ///
    /// Throws if they do not, with UIKit's message.
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
    /// Turns the system's Reduce Motion setting on or off, and notifies the app.
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

    /// Verifies that the app has animated no motion since Reduce Motion was turned on; the error names the views and
    /// how far they moved.
    ///
    /// Only animations of views count: of their positions, sizes and transforms. The system's own animations do not.
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
