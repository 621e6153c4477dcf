public import Foundation

/// An element of a menu that sends an action along the responder chain.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
    /// What is sent.
    open private(set) var action: Selector
    /// What belongs to the command.
    open private(set) var propertyList: Any?
    /// What tells more of the command.
    open var discoverabilityTitle: String?
    /// What the element can do.
    open var attributes: UIMenuElement.Attributes
    /// Whether it is chosen.
    open var state: UIMenuElement.State
    /// Variants by modifier keys.
    open private(set) var alternates: [UICommandAlternate]

    /// The text of the command.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// The picture of the command.
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }

    /// Creates a command.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.alternates = alternates
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, image: image)
    }

    /// Commands are not archived.
    public required init?(coder: NSCoder) { nil }
}

/// A variant of a command with modifier keys.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
    /// Its text.
    open private(set) var title: String
    /// What is sent.
    open private(set) var action: Selector
    /// The keys that ask for it.
    open private(set) var modifierFlags: UIKeyModifierFlags

    /// Creates a variant.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
    }
}

/// A command with a key.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
    public static let inputUpArrow = "UIKeyInputUpArrow"
    public static let inputDownArrow = "UIKeyInputDownArrow"
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    public static let inputRightArrow = "UIKeyInputRightArrow"
    public static let inputEscape = "UIKeyInputEscape"
    public static let inputPageUp = "UIKeyInputPageUp"
    public static let inputPageDown = "UIKeyInputPageDown"
    public static let inputHome = "UIKeyInputHome"
    public static let inputEnd = "UIKeyInputEnd"
    public static let inputDelete = "UIKeyInputDelete"
    public static let f1 = "UIKeyInputF1"
    public static let f2 = "UIKeyInputF2"
    public static let f3 = "UIKeyInputF3"
    public static let f4 = "UIKeyInputF4"
    public static let f5 = "UIKeyInputF5"
    public static let f6 = "UIKeyInputF6"
    public static let f7 = "UIKeyInputF7"
    public static let f8 = "UIKeyInputF8"
    public static let f9 = "UIKeyInputF9"
    public static let f10 = "UIKeyInputF10"
    public static let f11 = "UIKeyInputF11"
    public static let f12 = "UIKeyInputF12"

    /// The key.
    open private(set) var input: String?
    /// The modifier keys.
    open private(set) var modifierFlags: UIKeyModifierFlags
    /// Whether the command comes before the system's.
    open var wantsPriorityOverSystemBehavior = false
    /// Whether it repeats while the key is down.
    open var allowsAutomaticLocalization = true
    /// Whether the key is mirrored from right to left.
    open var allowsAutomaticMirroring = true

    /// Creates a command for a menu.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(
            title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    /// Creates a command for a key.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Creates a command for a key with a text that tells of it.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(
            title: "", action: action, input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle)
    }

    /// Commands are not archived.
    public required init?(coder: NSCoder) { nil }
}

/// Modifier keys.
public struct UIKeyModifierFlags: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// Builds the menus of an app.
@preconcurrency @MainActor public protocol UIMenuBuilder {
    /// The menus' system.
    var system: UIMenuSystem { get }
    /// The menu of a name.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    /// The action of a name.
    func action(for identifier: UIAction.Identifier) -> UIAction?
    /// Replaces a menu.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    /// Inserts a menu before another.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    /// Inserts a menu after another.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    /// Inserts a menu as first child of another.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Inserts a menu as last child of another.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    /// Has a menu show other children.
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
    /// Removes a menu.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// The menus of an app.
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
    /// The main menus.
    public static let main = UIMenuSystem()
    /// The context menus.
    public static let context = UIMenuSystem()
    /// Asks for the menus to be built again.
    open func setNeedsRebuild() {}
    /// Asks for the menus to be checked again.
    open func setNeedsRevalidate() {}
}
