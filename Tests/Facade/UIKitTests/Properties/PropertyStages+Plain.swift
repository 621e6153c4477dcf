import Foundation
import QuartzCore

@testable import UIKit

/// Objects that no screen shows: services, documents, descriptions.
extension PropertyStages {
    static func plain<Object: AnyObject>(_ type: Object.Type, _ make: @escaping @MainActor () -> Object) -> Entry {
        Entry(type: type) { PropertyStage(plain: make()) }
    }

    static let services: [Entry] = [
        plain(CAEmitterCell.self) { CAEmitterCell() },
        plain(UIImagePickerController.self) { UIImagePickerController() },
        plain(UIDocumentBrowserViewController.self) { UIDocumentBrowserViewController(forOpening: nil) },
        plain(UIPrintInteractionController.self) { UIPrintInteractionController() },
        plain(UIDocumentPickerViewController.self) { UIDocumentPickerViewController(forOpeningContentTypes: []) },
        plain(UIDocumentViewController.LaunchOptions.self) { UIDocumentViewController.LaunchOptions() },
        plain(UIDocumentInteractionController.self) { UIDocumentInteractionController() },
        plain(UIPrintInfo.self) { UIPrintInfo() },
        plain(UISimpleTextPrintFormatter.self) { UISimpleTextPrintFormatter() },
        plain(UIMarkupTextPrintFormatter.self) { UIMarkupTextPrintFormatter() },
        plain(UIPrintPageRenderer.self) { UIPrintPageRenderer() },
        plain(UIApplicationShortcutItem.self) { UIMutableApplicationShortcutItem(type: "a", localizedTitle: "A") },
        plain(UISceneConfiguration.self) { UISceneConfiguration(name: "A", sessionRole: .windowApplication) },
        plain(UIActivityViewController.self) {
            UIActivityViewController(activityItems: [], applicationActivities: nil)
        },
        staged(UIActivityItemsConfiguration.self) {
            let items = UIActivityItemsConfiguration(objects: [])
            return PropertyStage(plain: items).playing {
                [
                    "\(items.activityItemsConfigurationSupports(interaction: .share))",
                    "\(items.activityItemsConfigurationMetadata(key: .title) == nil)",
                    "\(items.activityItemsConfigurationMetadataForItem(at: 0, key: .title) == nil)",
                ]
            }
        },
        plain(UIColorPickerViewController.self) { UIColorPickerViewController() },
        plain(UIFontPickerViewController.self) { UIFontPickerViewController() },
        plain(UIFontPickerViewController.Configuration.self) { UIFontPickerViewController.Configuration() },
        plain(UIDocument.self) { UIDocument(fileURL: URL(fileURLWithPath: "/none/document")) },
        plain(UIDocumentViewController.self) { UIDocumentViewController(document: nil) },
        plain(UITextInputAssistantItem.self) { UITextInputAssistantItem() },
        plain(UITextFormattingViewController.self) { UITextFormattingViewController() },
        plain(UITextChecker.self) { UITextChecker() },
        plain(UIApplication.self) { UIApplication() },
        plain(UIDevice.self) { UIDevice() },
        plain(UIScreen.self) { UIScreen() },
        plain(CAMetalLayer.self) { CAMetalLayer() },
        plain(CATiledLayer.self) { CATiledLayer() },
        plain(UIInterpolatingMotionEffect.self) {
            UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        },
        plain(UIMotionEffectGroup.self) { UIMotionEffectGroup() },
    ]
}
