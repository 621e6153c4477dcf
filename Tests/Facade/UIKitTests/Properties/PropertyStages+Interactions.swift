import Foundation
import QuartzCore

@testable import UIKit

extension PropertyStages {
    static let interactions: [Entry] = [
        plain(UIDropProposal.self) { UIDropProposal(operation: .copy) },
        plain(UITextDropProposal.self) { UITextDropProposal(operation: .copy) },
        plain(UIDragItem.self) { UIDragItem(itemProvider: NSItemProvider()) },
        plain(UIPreviewParameters.self) { UIPreviewParameters() },
        plain(UIFindInteraction.self) { UIFindInteraction(sessionDelegate: nil) },
        plain(UIFindSession.self) { UIFindSession() },
        plain(UIFocusHaloEffect.self) { UIFocusHaloEffect() },
        plain(UIToolTipInteraction.self) { UIToolTipInteraction() },
        plain(UIPencilInteraction.self) { UIPencilInteraction() },
        plain(UITextInteraction.self) { UITextInteraction(for: .editable) },
        plain(UIFocusGuide.self) { UIFocusGuide() },
        plain(UIPointerInteraction.self) { UIPointerInteraction() },
        plain(UIPointerRegion.self) { UIPointerRegion(rect: .zero) },
        plain(UIPointerStyle.self) { UIPointerStyle(shape: .roundedRect(.zero, radius: 1), constrainedAxes: []) },
        plain(UIEditMenuConfiguration.self) { UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero) },
        plain(UIPasteConfiguration.self) { UIPasteConfiguration(acceptableTypeIdentifiers: []) },
        plain(UIPasteControl.Configuration.self) { UIPasteControl.Configuration() },
        plain(UIPasteControl.self) { UIPasteControl(configuration: UIPasteControl.Configuration()) },
        plain(UIScrollEdgeElementContainerInteraction.self) { UIScrollEdgeElementContainerInteraction() },
        plain(UIPreviewInteraction.self) { UIPreviewInteraction(view: UIView()) },
        plain(UISearchToken.self) { UISearchToken(icon: nil, text: "words") },
        plain(UISearchSuggestionItem.self) { UISearchSuggestionItem(localizedSuggestion: "words") },
        plain(UIMenuController.self) { UIMenuController.shared },
        plain(UIMenuItem.self) { UIMenuItem(title: "words", action: "act") },
        plain(UIKeyCommand.self) { UIKeyCommand(input: "a", modifierFlags: [], action: "act") },
        plain(UIMenu.self) { UIMenu(title: "words") },
        plain(UIMenuDisplayPreferences.self) { UIMenuDisplayPreferences() },
        plain(UIContextMenuConfiguration.self) { UIContextMenuConfiguration() },
        plain(UIAccessibilityCustomRotorSearchPredicate.self) { UIAccessibilityCustomRotorSearchPredicate() },
        plain(UIAccessibilityCustomRotorItemResult.self) {
            UIAccessibilityCustomRotorItemResult(targetElement: NSObject(), targetRange: nil)
        },
        plain(AXDataPoint.self) { AXDataPoint(x: 1) },
        plain(AXDataSeriesDescriptor.self) {
            AXDataSeriesDescriptor(name: "words", isContinuous: true, dataPoints: [])
        },
        plain(AXNumericDataAxisDescriptor.self) {
            AXNumericDataAxisDescriptor(title: "words", range: 0...1, gridlinePositions: []) { "\($0)" }
        },
        plain(AXCategoricalDataAxisDescriptor.self) {
            AXCategoricalDataAxisDescriptor(title: "words", categoryOrder: [])
        },
        plain(AXChartDescriptor.self) {
            AXChartDescriptor(
                title: "words", summary: nil, xAxis: AXCategoricalDataAxisDescriptor(title: "words", categoryOrder: []),
                series: [])
        },
        plain(AXCustomContent.self) { AXCustomContent(label: "words", value: "words") },
        plain(UIPopoverBackgroundView.self) { UIPopoverBackgroundView() },
        plain(UIInputViewController.self) { UIInputViewController() },
        plain(UIGlassEffect.self) { UIGlassEffect(style: .regular) },
        plain(UIGlassContainerEffect.self) { UIGlassContainerEffect() },
        plain(UIScrollEdgeEffect.self) { UIScrollView().topEdgeEffect },
        plain(UITabGroup.self) { UITabGroup(title: "words", image: nil, identifier: "a") },
        plain(UISearchTab.self) { UISearchTab() },
        plain(UITabBarController.Sidebar.self) { UITabBarController().sidebar },
    ]

    static let movers: [Entry] = [
        plain(UISnapBehavior.self) { UISnapBehavior(item: UIView(), snapTo: .zero) },
        plain(UIGravityBehavior.self) { UIGravityBehavior(items: []) },
        plain(UICollisionBehavior.self) { UICollisionBehavior(items: []) },
        plain(UIDynamicItemBehavior.self) { UIDynamicItemBehavior(items: []) },
        plain(UIAttachmentBehavior.self) { UIAttachmentBehavior(item: UIView(), attachedToAnchor: .zero) },
        plain(UIPushBehavior.self) { UIPushBehavior(items: [], mode: .continuous) },
        plain(UIFieldBehavior.self) { UIFieldBehavior.dragField() },
        staged(UIDynamicItemGroup.self) {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            let group = UIDynamicItemGroup(items: [view])
            return PropertyStage(plain: group).playing { ["\(view.center)"] }
        },
        plain(UIDynamicAnimator.self) { UIDynamicAnimator(referenceView: UIView()) },
        plain(UIPercentDrivenInteractiveTransition.self) { UIPercentDrivenInteractiveTransition() },
        plain(UIHoverGestureRecognizer.self) { UIHoverGestureRecognizer() },
        plain(UICollectionViewFlowLayoutInvalidationContext.self) { UICollectionViewFlowLayoutInvalidationContext() },
        plain(NSTextLayoutManager.self) { NSTextLayoutManager() },
        plain(NSTextContentStorage.self) { NSTextContentStorage() },
        plain(NSTextElement.self) { NSTextElement(textContentManager: nil) },
        plain(NSTextViewportLayoutController.self) {
            NSTextViewportLayoutController(textLayoutManager: NSTextLayoutManager())
        },
        plain(UIGraphicsPDFRendererFormat.self) { UIGraphicsPDFRendererFormat() },
        plain(UIWebView.self) { UIWebView() },
        plain(UIInputView.self) { UIInputView(frame: .zero, inputViewStyle: .default) },
    ]
}
