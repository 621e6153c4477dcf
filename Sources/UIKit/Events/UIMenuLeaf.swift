public import Foundation

/// An element of a menu that does something.
@preconcurrency @MainActor public protocol UIMenuLeaf: NSObjectProtocol {
    /// Its text.
    var title: String { get set }
    /// What it is called elsewhere.
    var discoverabilityTitle: String? { get set }
    /// Its picture.
    var image: UIImage? { get set }
    /// How it looks.
    var attributes: UIMenuElement.Attributes { get set }
    /// Whether it is checked.
    var state: UIMenuElement.State { get set }
}

extension UIAction: UIMenuLeaf {}
extension UICommand: UIMenuLeaf {}

/// How the elements of a menu are shown; menus show them all.
@preconcurrency @MainActor open class UIMenuDisplayPreferences: NSObject {
    /// The most lines of a title; 0 is any number.
    open var maximumNumberOfTitleLines = 0
    /// Creates preferences.
    @preconcurrency @MainActor public override init() { super.init() }
}

extension UIMenuBuilder {
    /// None is known.
    public func command(for action: Selector, propertyList: Any? = nil) -> UICommand? { nil }
    /// Does nothing: no menu is shown.
    public func insertElements(_ childElements: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier) {}
    /// Does nothing: no menu is shown.
    public func insertElements(_ childElements: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier) {}
    /// Does nothing: no menu is shown.
    public func insertElements(
        _ childElements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier
    ) {}
    /// Does nothing: no menu is shown.
    public func insertElements(
        _ childElements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier
    ) {}
    /// Does nothing: no menu is shown.
    public func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementElements: [UIMenuElement]) {}
    /// Does nothing: no menu is shown.
    public func replace(
        action replacedIdentifier: UIAction.Identifier, with replacementElements: [UIMenuElement]
    ) {}
    /// Does nothing: no menu is shown.
    public func remove(action removedIdentifier: UIAction.Identifier) {}
}
