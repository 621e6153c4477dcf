import Foundation
public import LayoutSimInertness

/// The buttons of the shortcuts bar above the keyboard.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
    /// Whether the user can hide the shortcuts; stored only, since there is no shortcuts bar here.
    @Inert(.behavior) open var allowsHidingShortcuts = true
    /// The groups of buttons at the leading end; stored only.
    @Inert(.behavior) open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    /// The groups of buttons at the trailing end; stored only.
    @Inert(.behavior) open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
    @preconcurrency @MainActor public override init() { super.init() }
}
