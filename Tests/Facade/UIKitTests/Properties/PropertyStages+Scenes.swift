import Foundation
import QuartzCore

@testable import UIKit

/// Scenes, and what they are asked for.
extension PropertyStages {
    static let scenes: [Entry] = [
        plain(UIWindowScene.self) { UIWindowScene(session: UISceneSession(), connectionOptions: .init()) },
        plain(UISceneSession.self) { UISceneSession() },
        plain(UISceneActivationConditions.self) { UISceneActivationConditions() },
        plain(UISceneWindowingBehaviors.self) { UISceneWindowingBehaviors() },
        plain(UISceneSizeRestrictions.self) { UISceneSizeRestrictions() },
        plain(UIWindowSceneDestructionRequestOptions.self) { UIWindowSceneDestructionRequestOptions() },
        plain(UIWindowScene.ActivationRequestOptions.self) { UIWindowScene.ActivationRequestOptions() },
        plain(UIOpenURLContext.self) { UIOpenURLContext(url: URL(fileURLWithPath: "/none/a")) },
        plain(UIUpdateLink.self) { UIUpdateLink(view: UIView()) },
        plain(UIDocumentBrowserTransitionController.self) { UIDocumentBrowserTransitionController() },
        plain(UITableViewDropPlaceholder.self) {
            UITableViewDropPlaceholder(insertionIndexPath: [0, 0], reuseIdentifier: "a", rowHeight: 40)
        },
        plain(UICollectionViewDropPlaceholder.self) {
            UICollectionViewDropPlaceholder(insertionIndexPath: [0, 0], reuseIdentifier: "a")
        },
        plain(UIDropInteraction.self) { UIDropInteraction(delegate: PropertyMenus.shared) },
        plain(UIDragInteraction.self) { UIDragInteraction(delegate: PropertyMenus.shared) },
        plain(UITextSelectionDisplayInteraction.self) {
            UITextSelectionDisplayInteraction(textInput: UITextField(), delegate: nil)
        },
        plain(NSTextSelection.self) { NSTextSelection([]) },
    ]
}
