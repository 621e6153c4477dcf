// Presentations that UIKit refuses, in its words (Docs/refusals.md).
extension UIViewController {
    /// Raises UIKit's exception for a controller that cannot be presented from this one.
    func checkPresentation(of presented: UIViewController) {
        if presented === self {
            raiseInvalidArgument(
                "Application tried to present modal view controller on itself. Presenting controller is \(self).")
        }
        let start = "Application tried to present modally a view controller \(presented) that "
        if let presenting = presented.presentation.presenting {
            raiseInvalidArgument(start + "is already being presented by \(presenting).")
        }
        if let parent = presented.parent { raiseInvalidArgument(start + "has a parent view controller \(parent).") }
    }

    /// Raises UIKit's exception for an alert that has nothing to show, and for an orientation that is not supported.
    func checkContents() {
        if let alert = self as? UIAlertController, alert.title == nil, alert.message == nil, alert.actions.isEmpty {
            raise(
                "NSInternalInconsistencyException",
                "UIAlertController must have a title, a message or an action to display")
        }
        guard modalPresentationStyle == .fullScreen else { return }
        let (preferred, supported) = (preferredInterfaceOrientationForPresentation, supportedInterfaceOrientations)
        guard let preferredName = preferred.log, !supported.contains(preferred.mask) else { return }
        raise(
            "UIApplicationInvalidInterfaceOrientation",
            "preferredInterfaceOrientationForPresentation '\(preferredName)' must match a supported interface "
                + "orientation: '\(supported.log)'!")
    }
}

extension UIInterfaceOrientation {
    fileprivate var mask: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue)) }

    /// The name in UIKit's messages; `nil` for an unknown orientation.
    fileprivate var log: String? {
        switch self {
        case .portrait: "portrait"
        case .portraitUpsideDown: "portraitUpsideDown"
        case .landscapeLeft: "landscapeLeft"
        case .landscapeRight: "landscapeRight"
        default: nil
        }
    }
}

extension UIInterfaceOrientationMask {
    fileprivate var log: String {
        let all: [UIInterfaceOrientation] = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
        return all.filter { contains($0.mask) }.compactMap(\.log).joined(separator: ", ")
    }
}
