import Foundation

/// The buttons of the shortcuts bar above the keyboard.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
    open var allowsHidingShortcuts = true
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
    @preconcurrency @MainActor public override init() { super.init() }
}
