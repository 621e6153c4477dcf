public import Foundation
public import LayoutSimInertness

/// A menu element that performs an action.
@preconcurrency @MainActor public protocol UIMenuLeaf: NSObjectProtocol {
    /// The title.
    var title: String { get set }
    /// The title in the list of keyboard shortcuts.
    var discoverabilityTitle: String? { get set }
    /// The image.
    var image: UIImage? { get set }
    /// The attributes.
    var attributes: UIMenuElement.Attributes { get set }
    /// The state, such as on or off.
    var state: UIMenuElement.State { get set }
}

extension UIAction: UIMenuLeaf {}
extension UICommand: UIMenuLeaf {}

/// The display preferences of a menu; menus here always show all of their elements.
@preconcurrency @MainActor open class UIMenuDisplayPreferences: NSObject {
    /// The maximum number of lines of a title, or 0 for no limit; stored only.
    @Inert(.looks) open var maximumNumberOfTitleLines = 0
    /// Creates display preferences.
    @preconcurrency @MainActor public override init() { super.init() }
}

extension UIMenuBuilder {
    /// Returns the command for an action; always `nil` here.
    public func command(for action: Selector, propertyList: Any? = nil) -> UICommand? { nil }
    /// Does nothing here, since no menu is shown.
    public func insertElements(_ childElements: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier) {
        inert(.behavior, in: (any UIMenuBuilder).self)
    }
    /// Does nothing here, since no menu is shown.
    public func insertElements(_ childElements: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier) {
        inert(.behavior, in: (any UIMenuBuilder).self)
    }
    /// Does nothing here, since no menu is shown.
    public func insertElements(
        _ childElements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier
    ) { inert(.behavior, in: (any UIMenuBuilder).self) }
    /// Does nothing here, since no menu is shown.
    public func insertElements(
        _ childElements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier
    ) { inert(.behavior, in: (any UIMenuBuilder).self) }
    /// Does nothing here, since no menu is shown.
    public func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementElements: [UIMenuElement]) {
        inert(.behavior, in: (any UIMenuBuilder).self)
    }
    /// Does nothing here, since no menu is shown.
    public func replace(
        action replacedIdentifier: UIAction.Identifier, with replacementElements: [UIMenuElement]
    ) { inert(.behavior, in: (any UIMenuBuilder).self) }
    /// Does nothing here, since no menu is shown.
    public func remove(action removedIdentifier: UIAction.Identifier) { inert(.behavior, in: (any UIMenuBuilder).self) }
}
