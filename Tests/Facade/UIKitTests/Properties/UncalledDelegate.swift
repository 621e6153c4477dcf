import Foundation
import LayoutSimMemberRecord

@testable import UIKit

/// A delegate of services that are not there, with the table that preparation would append to its source.
final class UncalledDelegate: NSObject, UIDocumentInteractionControllerDelegate, UIColorPickerViewControllerDelegate,
    UIFontPickerViewControllerDelegate, UIPrintInteractionControllerDelegate, UIWebViewDelegate,
    UIDocumentBrowserViewControllerDelegate, UIDocumentPickerDelegate, UINavigationItemRenameDelegate,
    UITextDragDelegate, UITextDropDelegate, UITextPasteDelegate, UIDynamicAnimatorDelegate,
    UICollisionBehaviorDelegate, UIPencilInteractionDelegate, UIPreviewInteractionDelegate,
    UITextInteractionDelegate, UIPointerInteractionDelegate, UIApplicationDelegate
{
    func navigationItem(_ item: UINavigationItem, didEndRenamingWith title: String) {}

    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool
    ) {}

    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) {}

    /// A requirement of each protocol that nothing calls.
    fileprivate nonisolated static let requirements: KeyValuePairs = [
        "UIDocumentInteractionControllerDelegate": "documentInteractionControllerDidDismissOpenInMenu(_:)",
        "UIColorPickerViewControllerDelegate": "colorPickerViewController(_:didSelect:continuously:)",
        "UIFontPickerViewControllerDelegate": "fontPickerViewControllerDidCancel(_:)",
        "UIPrintInteractionControllerDelegate": "printInteractionController(_:choosePaper:)",
        "UIWebViewDelegate": "webView(_:didFailLoadWithError:)",
        "UIDocumentBrowserViewControllerDelegate": "documentBrowser(_:applicationActivitiesForDocumentURLs:)",
        "UIDocumentPickerDelegate": "documentPicker(_:didPickDocumentAt:)",
        "UINavigationItemRenameDelegate": "navigationItem(_:didEndRenamingWith:)",
        "UITextDragDelegate": "textDraggableView(_:dragSessionDidEnd:with:)",
        "UITextDropDelegate": "textDroppableView(_:dropSessionDidEnd:)",
        "UITextPasteDelegate": "textPasteConfigurationSupporting(_:combineItemAttributedStrings:for:)",
        "UIDynamicAnimatorDelegate": "dynamicAnimatorDidPause(_:)",
        "UICollisionBehaviorDelegate": "collisionBehavior(_:beganContactFor:with:at:)",
        "UIPencilInteractionDelegate": "pencilInteractionDidTap(_:)",
        "UIPreviewInteractionDelegate": "previewInteractionDidCancel(_:)",
        "UITextInteractionDelegate": "interactionDidEnd(_:)",
        "UIPointerInteractionDelegate": "pointerInteraction(_:styleFor:)",
        "UIApplicationDelegate": "application(_:configurationForConnecting:options:)",
    ]
}

@used @section("swift5_tests")
private nonisolated let record: MemberRecord = (
    0x6c73_696d, 0,
    { pointer, _, _, _ in
        let t = unsafe _MemberTable(at: pointer)
        for (owner, name) in UncalledDelegate.requirements {
            t.uncalled(UncalledDelegate.self, owner, name, "/app/A.swift", 1)
        }
        return true
    }, 0, 0
)
