extension UncalledRequirements {
    /// Delegates and data sources of view controllers.
    static let controllers: Table = [
        "UIActivityItemSource": [
            "activityViewController(_:dataTypeIdentifierForActivityType:)": .service,
            "activityViewController(_:itemForActivityType:)": .service,
            "activityViewController(_:subjectForActivityType:)": .service,
            "activityViewController(_:thumbnailImageForActivityType:suggestedSize:)": .service,
            "activityViewControllerPlaceholderItem(_:)": .service,
        ],
        "UIActivityItemsConfigurationReading": [
            "activityItemsConfigurationMetadata(key:)": .service,
            "activityItemsConfigurationMetadataForItem(at:key:)": .service,
            "activityItemsConfigurationPreviewForItem(at:intent:suggestedSize:)": .service,
            "activityItemsConfigurationSupports(interaction:)": .service,
        ],
        "UIColorPickerViewControllerDelegate": [
            "colorPickerViewController(_:didSelect:continuously:)": .service,
            "colorPickerViewControllerDidFinish(_:)": .service,
            "colorPickerViewControllerDidSelectColor(_:)": .service,
        ],
        "UIDocumentBrowserViewControllerDelegate": [
            "documentBrowser(_:applicationActivitiesForDocumentURLs:)": .service,
            "documentBrowser(_:didImportDocumentAt:toDestinationURL:)": .service,
            "documentBrowser(_:didPickDocumentsAt:)": .service,
            "documentBrowser(_:didRequestDocumentCreationWithHandler:)": .service,
            "documentBrowser(_:failedToImportDocumentAt:error:)": .service,
            "documentBrowser(_:willPresent:)": .service,
        ],
        "UIDocumentInteractionControllerDelegate": [
            "documentInteractionControllerDidDismissOpenInMenu(_:)": .service,
            "documentInteractionControllerDidDismissOptionsMenu(_:)": .service,
            "documentInteractionControllerDidEndPreview(_:)": .service,
            "documentInteractionControllerRectForPreview(_:)": .service,
            "documentInteractionControllerViewControllerForPreview(_:)": .service,
            "documentInteractionControllerViewForPreview(_:)": .service,
            "documentInteractionControllerWillBeginPreview(_:)": .service,
        ],
        "UIDocumentPickerDelegate": [
            "documentPicker(_:didPickDocumentAt:)": .service,
            "documentPicker(_:didPickDocumentsAt:)": .service,
            "documentPickerWasCancelled(_:)": .service,
        ],
        "UIFontPickerViewControllerDelegate": [
            "fontPickerViewControllerDidCancel(_:)": .service,
            "fontPickerViewControllerDidPickFont(_:)": .service,
        ],
        "UIImagePickerControllerDelegate": [
            "imagePickerController(_:didFinishPickingMediaWithInfo:)": .service,
            "imagePickerControllerDidCancel(_:)": .service,
        ],
        "UINavigationControllerDelegate": [
            "navigationControllerPreferredInterfaceOrientationForPresentation(_:)": .behavior,
            "navigationControllerSupportedInterfaceOrientations(_:)": .behavior,
        ],
        "UIPageViewControllerDataSource": [
            "presentationCount(for:)": .layout,
            "presentationIndex(for:)": .layout,
        ],
        "UIPageViewControllerDelegate": [
            "pageViewControllerPreferredInterfaceOrientationForPresentation(_:)": .behavior,
            "pageViewControllerSupportedInterfaceOrientations(_:)": .behavior,
        ],
        "UIPopoverPresentationControllerDelegate": [
            "popoverPresentationController(_:willRepositionPopoverTo:in:)": .behavior
        ],
        "UIPrintInteractionControllerDelegate": [
            "printInteractionController(_:choosePaper:)": .service,
            "printInteractionController(_:cutLengthFor:)": .service,
            "printInteractionControllerDidDismissPrinterOptions(_:)": .service,
            "printInteractionControllerDidFinishJob(_:)": .service,
            "printInteractionControllerDidPresentPrinterOptions(_:)": .service,
            "printInteractionControllerParentViewController(_:)": .service,
            "printInteractionControllerWillDismissPrinterOptions(_:)": .service,
            "printInteractionControllerWillPresentPrinterOptions(_:)": .service,
            "printInteractionControllerWillStartJob(_:)": .service,
        ],
        "UISearchResultsUpdating": [
            "updateSearchResults(for:selecting:)": .behavior
        ],
        "UISplitViewControllerDelegate": [
            "splitViewControllerSupportedInterfaceOrientations(_:)": .behavior
        ],
        "UITabBarControllerDelegate": [
            "tabBarController(_:didEndCustomizing:changed:)": .behavior,
            "tabBarController(_:willBeginCustomizing:)": .behavior,
            "tabBarController(_:willEndCustomizing:changed:)": .behavior,
            "tabBarControllerPreferredInterfaceOrientationForPresentation(_:)": .behavior,
            "tabBarControllerSupportedInterfaceOrientations(_:)": .behavior,
        ],
        "UIViewControllerPreviewingDelegate": [
            "previewingContext(_:commit:)": .behavior,
            "previewingContext(_:viewControllerForLocation:)": .behavior,
        ],
    ]
}
