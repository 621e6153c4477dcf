import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let uiSplitViewControllerTables = [
        uiSplitViewController
    ]

    static let uiSplitViewController = ObjectProperty.table(of: UISplitViewController.self) {
        $0.get("style", \.style)
        $0.add("delegate", \.delegate)
        $0.add("presentsWithGesture", \.presentsWithGesture, nib: .own)
        $0.get("collapsed", \.isCollapsed)
        $0.add("preferredDisplayMode", \.preferredDisplayMode, nib: .own)
        $0.get("displayMode", \.displayMode)
        $0.add("preferredSplitBehavior", \.preferredSplitBehavior, nib: .named("behavior"))
        $0.get("splitBehavior", \.splitBehavior)
        $0.get("displayModeButtonItem", \.displayModeButtonItem)
        $0.add("displayModeButtonVisibility", \.displayModeButtonVisibility)
        $0.add("showsSecondaryOnlyButton", \.showsSecondaryOnlyButton)
        $0.add("preferredPrimaryColumnWidthFraction", \.preferredPrimaryColumnWidthFraction)
        $0.add("preferredPrimaryColumnWidth", \.preferredPrimaryColumnWidth)
        $0.add("minimumPrimaryColumnWidth", \.minimumPrimaryColumnWidth)
        $0.add("maximumPrimaryColumnWidth", \.maximumPrimaryColumnWidth)
        $0.get("primaryColumnWidth", \.primaryColumnWidth)
        $0.add("preferredSupplementaryColumnWidthFraction", \.preferredSupplementaryColumnWidthFraction)
        $0.add("preferredSupplementaryColumnWidth", \.preferredSupplementaryColumnWidth)
        $0.add("minimumSupplementaryColumnWidth", \.minimumSupplementaryColumnWidth)
        $0.add("maximumSupplementaryColumnWidth", \.maximumSupplementaryColumnWidth)
        $0.get("supplementaryColumnWidth", \.supplementaryColumnWidth)
        $0.add("primaryEdge", \.primaryEdge, nib: .own)
        $0.add("primaryBackgroundStyle", \.primaryBackgroundStyle)
        $0.add("viewControllers", \.viewControllers)
    }
}
