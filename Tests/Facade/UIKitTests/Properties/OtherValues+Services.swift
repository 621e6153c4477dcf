import Foundation
import QuartzCore

@testable import UIKit

extension OtherValues {
    /// Values of properties that take any, by what they have now.
    static let open: [Sample] = [
        entry(Any.self) { now in
            switch now {
            case is String, is NSAttributedString: "Sample"
            case is CGImage: UIImage(systemName: "heart.fill")?.cgImage as Any
            default: 55
            }
        },
        entry([Any].self) { now in
            switch now?.first {
            case nil: [UIAccessibilityElement(accessibilityContainer: UIView())]
            case is CGColor: [UIColor.purple.cgColor, UIColor.yellow.cgColor]
            default: [5, 95]
            }
        },
        entry(AnyObject.self) { _ in UIFont.boldSystemFont(ofSize: 23) },
        entry((any NSObjectProtocol).self) { _ in PropertyEvents.shared },
    ]

    /// Descriptions for services and for VoiceOver.
    static let services: [Sample] = [
        entry((any AXDataAxisDescriptor).self) { _ in categories() },
        entry([any AXDataAxisDescriptor].self) { _ in [categories()] },
        entry(AXNumericDataAxisDescriptor.self) { _ in
            AXNumericDataAxisDescriptor(title: "Sample", range: 0...1, gridlinePositions: []) { "\($0)" }
        },
        entry([AXDataSeriesDescriptor].self) { _ in
            [AXDataSeriesDescriptor(name: "Sample", isContinuous: true, dataPoints: [])]
        },
        entry([AXDataPoint].self) { _ in [AXDataPoint(x: 2)] },
        entry(AXDataPointValue.self) { _ in AXDataPointValue(.number(4)) },
        entry([AXDataPoint.Value].self) { _ in [.number(4)] },
        entry(UIAccessibilityCustomRotorItemResult.self) { _ in
            UIAccessibilityCustomRotorItemResult(targetElement: PropertyEvents.shared, targetRange: nil)
        },
        entry(UIRegion.self) { _ in UIRegion(radius: 5) },
        entry(UIFontDescriptor.self) { _ in UIFont.boldSystemFont(ofSize: 23).fontDescriptor },
        entry(UIPrintInfo.self) { _ in UIPrintInfo() },
        entry(UIPrintFormatter.self) { _ in UISimpleTextPrintFormatter(text: "Sample") },
        entry([UIPrintFormatter].self) { _ in [UISimpleTextPrintFormatter(text: "Sample")] },
        entry(UIPrintPageRenderer.self) { _ in UIPrintPageRenderer() },
        entry(UndoManager.self) { _ in UndoManager() },
        entry(UIDocument.self) { _ in UIDocument(fileURL: URL(fileURLWithPath: "/none/sample")) },
        entry(UIDocumentViewController.LaunchOptions.self) { _ in UIDocumentViewController.LaunchOptions() },
        entry(UIDocumentBrowserViewController.self) { _ in UIDocumentBrowserViewController(forOpening: nil) },
        entry(NSUserActivity.self) { _ in NSUserActivity(activityType: "sample") },
        entry(UIFocusEffect.self) { _ in UIFocusHaloEffect() },
        entry(UIHoverStyle.self) { _ in UIHoverStyle() },
        entry(UIToolTipInteraction.self) { _ in UIToolTipInteraction() },
        entry(UITextInputPasswordRules.self) { _ in UITextInputPasswordRules(descriptor: "minlength: 9;") },
        entry(UIPasteConfiguration.self) { _ in UIPasteConfiguration(acceptableTypeIdentifiers: ["a"]) },
        entry((any UIActivityItemsConfigurationReading).self) { _ in UIActivityItemsConfiguration(objects: []) },
        entry((any UIPasteConfigurationSupporting).self) { _ in UIView() },
        entry([any UIFocusEnvironment].self) { _ in [UIView()] },
        entry([NSItemProvider].self) { _ in [NSItemProvider()] },
        entry([UIPointerAccessory].self) { _ in
            [UIPointerAccessory.arrow(.top)]
        },
        entry([UIDocumentBrowserAction].self) { _ in
            [UIDocumentBrowserAction(identifier: "a", localizedTitle: "A", availability: .menu) { _ in }]
        },
        entry(UIScrollEdgeEffect.Style.self) { _ in .hard },
        entry([UIApplicationShortcutItem].self) { _ in [UIApplicationShortcutItem(type: "a", localizedTitle: "A")] },
        entry(UIApplicationShortcutIcon.self) { _ in UIApplicationShortcutIcon(type: .add) },
        entry(OperationQueue.self) { _ in OperationQueue() },
        entry(NSTextContainer.self) { _ in NSTextContainer(size: CGSize(width: 50, height: 50)) },
        entry(NSLayoutManager.self) { _ in NSLayoutManager() },
        entry(NSTextStorage.self) { _ in NSTextStorage(string: "Sample") },
        entry(NSTextLayoutManager.self) { _ in NSTextLayoutManager() },
        entry(NSTextContentManager.self) { _ in NSTextContentStorage() },
    ]

    private static func categories() -> AXCategoricalDataAxisDescriptor {
        AXCategoricalDataAxisDescriptor(title: "Sample", categoryOrder: ["a"])
    }
}
