import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let systemControllersTables = [
        uiDocumentInteractionController, uiActivity, uiActivityItemProvider, uiActivityItemsConfiguration,
        uiActivityViewController, uiColorPickerViewController, uiFontPickerViewControllerConfiguration,
        uiFontPickerViewController, uiImagePickerController, uiPrintInteractionController, uiPrintInfo,
        uiPrintFormatter, uiSimpleTextPrintFormatter, uiMarkupTextPrintFormatter, uiViewPrintFormatter,
        uiPrintPageRenderer, uiPrinter, uiPrinterPickerController, uiPrintPaper, uiWebView,
    ]

    static let uiDocumentInteractionController = ObjectProperty.table(of: UIDocumentInteractionController.self) {
        $0.add("delegate", \.delegate)
        $0.add("url", \.url)
        $0.add("uti", \.uti)
        $0.add("name", \.name)
        $0.add("annotation", \.annotation)
        $0.get("icons", \.icons)
    }
    static let uiActivity = ObjectProperty.table(of: UIActivity.self) {
        $0.get("activityType", \.activityType)
        $0.get("activityTitle", \.activityTitle)
        $0.get("activityImage", \.activityImage)
        $0.get("activityViewController", \.activityViewController)
    }
    static let uiActivityItemProvider = ObjectProperty.table(of: UIActivityItemProvider.self) {
        $0.get("placeholderItem", \.placeholderItem)
        $0.get("activityType", \.activityType)
        $0.get("item", \.item)
    }
    static let uiActivityItemsConfiguration = ObjectProperty.table(of: UIActivityItemsConfiguration.self) {
        $0.add("localObject", \.localObject)
        $0.add("supportedInteractions", \.supportedInteractions)
        $0.add("metadataProvider", \.metadataProvider)
        $0.add("perItemMetadataProvider", \.perItemMetadataProvider)
        $0.add("previewProvider", \.previewProvider)
        $0.add("applicationActivitiesProvider", \.applicationActivitiesProvider)
        $0.get("itemProvidersForActivityItemsConfiguration", \.itemProvidersForActivityItemsConfiguration)
    }
    static let uiActivityViewController = ObjectProperty.table(of: UIActivityViewController.self) {
        $0.add("completionHandler", \.completionHandler)
        $0.add("completionWithItemsHandler", \.completionWithItemsHandler)
        $0.add("excludedActivityTypes", \.excludedActivityTypes)
        $0.add("allowsProminentActivity", \.allowsProminentActivity)
    }
    static let uiColorPickerViewController = ObjectProperty.table(of: UIColorPickerViewController.self) {
        $0.add("delegate", \.delegate)
        $0.add("selectedColor", \.selectedColor)
        $0.add("supportsAlpha", \.supportsAlpha)
        $0.add("supportsEyedropper", \.supportsEyedropper)
    }
    static let uiFontPickerViewControllerConfiguration = ObjectProperty.table(
        of: UIFontPickerViewController.Configuration.self
    ) {
        $0.add("includeFaces", \.includeFaces)
        $0.add("displayUsingSystemFont", \.displayUsingSystemFont)
        $0.add("filteredTraits", \.filteredTraits)
    }
    static let uiFontPickerViewController = ObjectProperty.table(of: UIFontPickerViewController.self) {
        $0.get("configuration", \.configuration)
        $0.add("delegate", \.delegate)
        $0.add("selectedFontDescriptor", \.selectedFontDescriptor)
    }
    static let uiImagePickerController = ObjectProperty.table(of: UIImagePickerController.self) {
        $0.add("sourceType", \.sourceType)
        $0.add("mediaTypes", \.mediaTypes)
        $0.add("allowsEditing", \.allowsEditing)
        $0.add("imageExportPreset", \.imageExportPreset)
        $0.add("videoMaximumDuration", \.videoMaximumDuration)
        $0.add("videoQuality", \.videoQuality)
        $0.add("videoExportPreset", \.videoExportPreset)
        $0.add("showsCameraControls", \.showsCameraControls)
        $0.add("cameraOverlayView", \.cameraOverlayView)
        $0.add("cameraViewTransform", \.cameraViewTransform)
        $0.add("cameraCaptureMode", \.cameraCaptureMode)
        $0.add("cameraDevice", \.cameraDevice)
        $0.add("cameraFlashMode", \.cameraFlashMode)
    }
    static let uiPrintInteractionController = ObjectProperty.table(of: UIPrintInteractionController.self) {
        $0.add("delegate", \.delegate)
        $0.add("printInfo", \.printInfo)
        $0.add("printFormatter", \.printFormatter)
        $0.add("printPageRenderer", \.printPageRenderer)
        $0.add("printingItem", \.printingItem)
        $0.add("printingItems", \.printingItems)
        $0.add("showsNumberOfCopies", \.showsNumberOfCopies)
        $0.add("showsPageRange", \.showsPageRange)
        $0.add("showsPaperOrientation", \.showsPaperOrientation)
        $0.get("printPaper", \.printPaper)
        $0.add("showsPaperSelectionForLoadedPapers", \.showsPaperSelectionForLoadedPapers)
    }
    static let uiPrintInfo = ObjectProperty.table(of: UIPrintInfo.self) {
        $0.add("jobName", \.jobName)
        $0.add("outputType", \.outputType)
        $0.add("orientation", \.orientation)
        $0.add("duplex", \.duplex)
        $0.add("printerID", \.printerID)
    }
    static let uiPrintFormatter = ObjectProperty.table(of: UIPrintFormatter.self) {
        $0.add("maximumContentHeight", \.maximumContentHeight)
        $0.add("maximumContentWidth", \.maximumContentWidth)
        $0.add("perPageContentInsets", \.perPageContentInsets)
        $0.add("startPage", \.startPage)
        $0.get("pageCount", \.pageCount)
    }
    static let uiSimpleTextPrintFormatter = ObjectProperty.table(of: UISimpleTextPrintFormatter.self) {
        $0.add("text", \.text)
        $0.add("attributedText", \.attributedText)
        $0.add("font", \.font)
        $0.add("color", \.color)
        $0.add("textAlignment", \.textAlignment)
    }
    static let uiMarkupTextPrintFormatter = ObjectProperty.table(of: UIMarkupTextPrintFormatter.self) {
        $0.add("markupText", \.markupText)
    }
    static let uiViewPrintFormatter = ObjectProperty.table(of: UIViewPrintFormatter.self) {
        $0.get("viewInUse", \.viewInUse)
        $0.get("view", \.view)
    }
    static let uiPrintPageRenderer = ObjectProperty.table(of: UIPrintPageRenderer.self) {
        $0.add("headerHeight", \.headerHeight)
        $0.add("footerHeight", \.footerHeight)
        $0.get("paperRect", \.paperRect)
        $0.get("printableRect", \.printableRect)
        $0.get("numberOfPages", \.numberOfPages)
        $0.add("printFormatters", \.printFormatters)
    }
    static let uiPrinter = ObjectProperty.table(of: UIPrinter.self) {
        $0.get("url", \.url)
        $0.get("displayName", \.displayName)
        $0.get("displayLocation", \.displayLocation)
        $0.get("supportsColor", \.supportsColor)
        $0.get("supportsDuplex", \.supportsDuplex)
    }
    static let uiPrinterPickerController = ObjectProperty.table(of: UIPrinterPickerController.self) {
        $0.get("selectedPrinter", \.selectedPrinter)
    }
    static let uiPrintPaper = ObjectProperty.table(of: UIPrintPaper.self) {
        $0.get("paperSize", \.paperSize)
        $0.get("printableRect", \.printableRect)
    }
    static let uiWebView = ObjectProperty.table(of: UIWebView.self) {
        $0.add("delegate", \.delegate)
        $0.get("scrollView", \.scrollView)
        $0.get("request", \.request)
        $0.get("canGoBack", \.canGoBack)
        $0.get("canGoForward", \.canGoForward)
        $0.get("loading", \.isLoading)
        $0.add("scalesPageToFit", \.scalesPageToFit)
        $0.add("allowsInlineMediaPlayback", \.allowsInlineMediaPlayback)
        $0.add("mediaPlaybackRequiresUserAction", \.mediaPlaybackRequiresUserAction)
        $0.add("keyboardDisplayRequiresUserAction", \.keyboardDisplayRequiresUserAction)
        $0.add("suppressesIncrementalRendering", \.suppressesIncrementalRendering)
    }
}
