import LayoutSimDevices
import UIKit

extension Refusal {
    /// Presentations that UIKit does not make.
    static var ofPresentations: [Refusal] {
        [
            Refusal(
                "present itself", invalidArgument, "Application tried to present modal view controller on itself"
            ) {
                let root = shownRoot()
                root.present(root, animated: false)
            },
            Refusal("present twice", invalidArgument, "that is already being presented by") {
                let (one, other, sheet) = (shownRoot(), shownRoot(), UIViewController())
                one.present(sheet, animated: false)
                other.present(sheet, animated: false)
            },
            Refusal("present a child", invalidArgument, "that has a parent view controller") {
                let (one, other, child) = (shownRoot(), shownRoot(), UIViewController())
                one.addChild(child)
                other.present(child, animated: false)
            },
            Refusal(
                "alert without contents", inconsistency,
                "UIAlertController must have a title, a message or an action to display"
            ) {
                shownRoot().present(
                    UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: false)
            },
            Refusal(
                "two actions to cancel", inconsistency,
                "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
            ) {
                let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
                for _ in 0..<2 { alert.addAction(UIAlertAction(title: "b", style: .cancel)) }
            },
            Refusal(
                "text field in an action sheet", inconsistency,
                "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
            ) { UIAlertController(title: "a", message: nil, preferredStyle: .actionSheet).addTextField() },
            Refusal(
                "orientation that is not supported", "UIApplicationInvalidInterfaceOrientation",
                "preferredInterfaceOrientationForPresentation 'portrait' must match a supported interface orientation: 'landscapeLeft, landscapeRight'!"
            ) {
                let turned = Turned()
                turned.modalPresentationStyle = .fullScreen
                shownRoot().present(turned, animated: false)
            },
            Refusal("camera that is not there", invalidArgument, "Source type 1 not available") {
                UIImagePickerController().sourceType = .camera
            },
            Refusal(
                "overlay without a camera", invalidArgument,
                "Source type must be UIImagePickerControllerSourceTypeCamera"
            ) { UIImagePickerController().cameraOverlayView = UIView() },
            Refusal(
                "controls without a camera", invalidArgument,
                "Source type must be UIImagePickerControllerSourceTypeCamera"
            ) { UIImagePickerController().showsCameraControls = false },
            Refusal(
                "popover without a source", "NSGenericException",
                "should have a non-nil sourceView or barButtonItem set before the presentation occurs."
            ) {
                presentOnTablet {
                    let popover = UIViewController()
                    popover.modalPresentationStyle = .popover
                    return popover
                }
            },
            Refusal(
                "action sheet without a source", "NSGenericException",
                "You must provide either a sourceView and sourceRect or a barButtonItem."
            ) {
                presentOnTablet { UIAlertController(title: "a", message: nil, preferredStyle: .actionSheet) }
            },
            Refusal("segue that is not there", invalidArgument, "has no segue with identifier 'none'") {
                UIViewController().performSegue(withIdentifier: "none", sender: nil)
            },
        ]
    }

    @MainActor private static func presentOnTablet(_ make: @MainActor @Sendable () -> UIViewController) {
        var device = SimulatedDevice.current
        device.knownIdiom = .pad
        device.viewport.horizontalSizeClass = .regular
        SimulatedDevice.with(device) { shownRoot().present(make(), animated: false) }
    }

    @MainActor private static func shownRoot() -> UIViewController {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return controller
    }
}

private final class Turned: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
}
