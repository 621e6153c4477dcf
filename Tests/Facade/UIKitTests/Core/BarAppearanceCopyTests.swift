import Testing
import UIKit

/// Copies of bar appearances, which have the original's values but share none of its parts.
@MainActor @Suite struct BarAppearanceCopyTests {
    @Test func `a navigation bar's appearance is copied with its parts`() {
        let original = UINavigationBarAppearance()
        original.subtitleTextAttributes = [.foregroundColor: UIColor.red]
        original.prominentButtonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 0)
        original.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 0)
        let copy = UINavigationBarAppearance(barAppearance: original)
        original.buttonAppearance.normal.titlePositionAdjustment = .zero
        #expect(copy.subtitleTextAttributes[.foregroundColor] as? UIColor == .red)
        #expect(copy.prominentButtonAppearance.normal.titlePositionAdjustment.horizontal == 3)
        #expect(copy.buttonAppearance.normal.titlePositionAdjustment.horizontal == 1)
    }

    @Test func `a toolbar's appearance is copied with its buttons`() {
        let original = UIToolbarAppearance()
        original.doneButtonAppearance.disabled.titlePositionAdjustment = UIOffset(horizontal: 2, vertical: 0)
        #expect(original.copy().doneButtonAppearance.disabled.titlePositionAdjustment.horizontal == 2)
    }

    @Test func `a tab bar's appearance is copied with its items`() {
        let original = UITabBarAppearance()
        original.selectionIndicatorTintColor = .red
        original.stackedItemPositioning = .centered
        original.stackedItemWidth = 40
        original.stackedItemSpacing = 5
        original.stackedLayoutAppearance.selected.iconColor = .green
        let copy = original.copy()
        original.stackedLayoutAppearance.selected.iconColor = nil
        #expect(copy.selectionIndicatorTintColor == .red && copy.stackedItemPositioning == .centered)
        #expect(copy.stackedItemWidth == 40 && copy.stackedItemSpacing == 5)
        #expect(copy.stackedLayoutAppearance.selected.iconColor == .green)
    }
}
