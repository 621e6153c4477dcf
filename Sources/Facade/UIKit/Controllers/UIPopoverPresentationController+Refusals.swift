// Popovers that point to nothing, which UIKit refuses (Docs/refusals.md).
extension UIPopoverPresentationController {
    /// Raises UIKit's exception for a popover without a view or bar button item to point to.
    func checkSource() {
        guard sourceView == nil, barButtonItem == nil, sourceItem == nil else { return }
        guard let alert = presentedViewController as? UIAlertController, alert.preferredStyle == .actionSheet else {
            raise(
                "NSGenericException",
                "UIPopoverPresentationController (\(self)) should have a non-nil sourceView or barButtonItem set before the "
                    + "presentation occurs.")
        }
        raise(
            "NSGenericException",
            "Your application has presented a UIAlertController (\(alert)) of style UIAlertControllerStyleActionSheet from "
                + "\(presentingViewController). The modalPresentationStyle of a UIAlertController with this style is "
                + "UIModalPresentationPopover. You must provide location information for this popover through the alert "
                + "controller's popoverPresentationController. You must provide either a sourceView and sourceRect or a "
                + "barButtonItem.  If this information is not known when you present the alert controller, you may provide "
                + "it in the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation.")
    }
}

extension UIAlertController {
    /// Raises UIKit's exception for an action sheet on a tablet that points to nothing; a delegate may still say to
    /// what.
    func checkSource(in traits: UITraitCollection) {
        guard preferredStyle == .actionSheet, traits.userInterfaceIdiom == .pad, traits.horizontalSizeClass == .regular,
            let popover = popoverPresentationController, popover.popoverDelegate == nil
        else { return }
        popover.checkSource()
    }
}
