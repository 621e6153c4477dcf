public import CoreGraphics
public import Foundation

extension UIView {
    /// The name of `bringSubviewToFront(_:)` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "bringSubviewToFront(_:)")
    public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

    /// The name of `sendSubviewToBack(_:)` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "sendSubviewToBack(_:)")
    public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIViewController {
    /// The name of `children` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "children")
    public var childViewControllers: [UIViewController] { children }

    /// The name of `addChild(_:)` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "addChild(_:)")
    public func addChildViewController(_ childController: UIViewController) { addChild(childController) }

    /// The name of `removeFromParent()` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "removeFromParent()")
    public func removeFromParentViewController() { removeFromParent() }

    /// The name of `didMove(toParent:)` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "didMove(toParent:)")
    public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }

    /// The name of `willMove(toParent:)` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "willMove(toParent:)")
    public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }
}

/// The name of `UIImage.pngData()` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIImage.pngData(self:)")
@preconcurrency @MainActor public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// The name of `UIImage.jpegData(compressionQuality:)` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIImage.jpegData(self:compressionQuality:)")
@preconcurrency @MainActor public func UIImageJPEGRepresentation(_ image: UIImage, _ quality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: quality)
}

/// The name of `UIEdgeInsets.init(top:left:bottom:right:)` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIEdgeInsets.init(top:left:bottom:right:)")
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}
