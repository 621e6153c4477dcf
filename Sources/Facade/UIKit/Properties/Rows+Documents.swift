import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let documentsTables = [
        uiDocument, uiDocumentBrowserViewController, uiDocumentBrowserAction, uiDocumentBrowserTransitionController,
        uiDocumentPickerViewController, uiDocumentViewController, uiDocumentViewControllerLaunchOptions,
    ]

    static let uiDocument = ObjectProperty.table(of: UIDocument.self) {
        $0.get("fileURL", \.fileURL)
        $0.get("localizedName", \.localizedName)
        $0.get("fileType", \.fileType)
        $0.add("fileModificationDate", \.fileModificationDate)
        $0.get("documentState", \.documentState)
        $0.get("progress", \.progress)
        $0.get("hasUnsavedChanges", \.hasUnsavedChanges)
        $0.add("undoManager", \.undoManager)
        $0.add("userActivity", \.userActivity)
    }
    static let uiDocumentBrowserViewController = ObjectProperty.table(of: UIDocumentBrowserViewController.self) {
        $0.add("delegate", \.delegate)
        $0.add("allowsDocumentCreation", \.allowsDocumentCreation)
        $0.add("localizedCreateDocumentActionTitle", \.localizedCreateDocumentActionTitle)
        $0.add("defaultDocumentAspectRatio", \.defaultDocumentAspectRatio)
        $0.add("allowsPickingMultipleItems", \.allowsPickingMultipleItems)
        $0.get("allowedContentTypes", \.allowedContentTypes)
        $0.get("recentDocumentsContentTypes", \.recentDocumentsContentTypes)
        $0.add("shouldShowFileExtensions", \.shouldShowFileExtensions)
        $0.add("additionalLeadingNavigationBarButtonItems", \.additionalLeadingNavigationBarButtonItems)
        $0.add("additionalTrailingNavigationBarButtonItems", \.additionalTrailingNavigationBarButtonItems)
        $0.add("customActions", \.customActions)
        $0.add("browserUserInterfaceStyle", \.browserUserInterfaceStyle)
    }
    static let uiDocumentBrowserAction = ObjectProperty.table(of: UIDocumentBrowserAction.self) {
        $0.get("identifier", \.identifier)
        $0.get("localizedTitle", \.localizedTitle)
        $0.get("availability", \.availability)
        $0.add("image", \.image)
        $0.add("supportedContentTypes", \.supportedContentTypes)
        $0.add("supportsMultipleItems", \.supportsMultipleItems)
    }
    static let uiDocumentBrowserTransitionController = ObjectProperty.table(
        of: UIDocumentBrowserTransitionController.self
    ) {
        $0.add("loadingProgress", \.loadingProgress)
        $0.add("targetView", \.targetView)
    }
    static let uiDocumentPickerViewController = ObjectProperty.table(of: UIDocumentPickerViewController.self) {
        $0.add("delegate", \.delegate)
        $0.add("documentPickerMode", \.documentPickerMode)
        $0.add("allowsMultipleSelection", \.allowsMultipleSelection)
        $0.add("shouldShowFileExtensions", \.shouldShowFileExtensions)
        $0.add("directoryURL", \.directoryURL)
    }
    static let uiDocumentViewController = ObjectProperty.table(of: UIDocumentViewController.self) {
        $0.add("document", \.document)
        $0.add("launchOptions", \.launchOptions)
        $0.get("undoRedoItemGroup", \.undoRedoItemGroup)
    }
    static let uiDocumentViewControllerLaunchOptions = ObjectProperty.table(
        of: UIDocumentViewController.LaunchOptions.self
    ) {
        $0.add("title", \.title)
        $0.add("background", \.background)
        $0.add("primaryAction", \.primaryAction)
        $0.add("secondaryAction", \.secondaryAction)
        $0.add("browserViewController", \.browserViewController)
    }
}
