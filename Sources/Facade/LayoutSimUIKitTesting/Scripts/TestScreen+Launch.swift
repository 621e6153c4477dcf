import UIKit

extension TestScreen {
    /// Launches the scene of an app and shows its window; throws if the scene shows none.
    convenience init(launching delegate: any UIWindowSceneDelegate) throws {
        let before = UIApplication.shared.windowsFromFront
        let window =
            delegate.connectScene()
            ?? UIApplication.shared.windowsFromFront.first { window in
                !before.contains { $0 === window }
            }
        guard let window else { throw LaunchError(delegate: "\(type(of: delegate))") }
        window.layoutIfNeeded()
        self.init(window: window)
    }
}

/// The error of a scene that shows no window.
struct LaunchError: Error, CustomStringConvertible {
    let delegate: String

    var description: String {
        "\(delegate) shows no window in scene(_:willConnectTo:options:); a storyboard's initial controller is given to script(_:of:as:)"
    }
}
