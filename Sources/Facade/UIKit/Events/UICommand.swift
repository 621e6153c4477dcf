public import Foundation
public import LayoutSimInertness

/// A menu element that sends an action through the responder chain.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
    /// The action to send.
    open private(set) var action: Selector
    /// Additional data of the command.
    open private(set) var propertyList: Any?
    /// The title that explains the command; stored only.
    @Inert(.service) open var discoverabilityTitle: String? = nil
    /// The attributes of the command.
    open var attributes: UIMenuElement.Attributes
    /// The state of the command, such as on or off.
    open var state: UIMenuElement.State
    /// The alternates for modifier keys.
    open private(set) var alternates: [UICommandAlternate]

    /// The title of the command.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// The image of the command.
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
        _discoverabilityTitle = Inert(wrappedValue: discoverabilityTitle, .service)
        self.attributes = attributes
        self.state = state
        super.init(title: title, image: image)
    }

    /// Always fails, since commands are not archived here.
    public required init?(coder: NSCoder) { nil }
}

/// An alternate of a command for modifier keys.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
    /// The title of the alternate.
    open private(set) var title: String
    /// The action to send.
    open private(set) var action: Selector
    /// The modifier keys that select the alternate.
    open private(set) var modifierFlags: UIKeyModifierFlags

    /// Creates an alternate.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
    }
}

/// A command with a keyboard shortcut.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
    /// The up arrow key.
    public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The down arrow key.
    public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The left arrow key.
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The right arrow key.
    public static let inputRightArrow = "UIKeyInputRightArrow"
    /// The Escape key.
    public static let inputEscape = "UIKeyInputEscape"
    /// The Page Up key.
    public static let inputPageUp = "UIKeyInputPageUp"
    /// The Page Down key.
    public static let inputPageDown = "UIKeyInputPageDown"
    /// The Home key.
    public static let inputHome = "UIKeyInputHome"
    /// The End key.
    public static let inputEnd = "UIKeyInputEnd"
    /// The Delete key.
    public static let inputDelete = "UIKeyInputDelete"
    /// The F1 key.
    public static let f1 = "UIKeyInputF1"
    /// The F2 key.
    public static let f2 = "UIKeyInputF2"
    /// The F3 key.
    public static let f3 = "UIKeyInputF3"
    /// The F4 key.
    public static let f4 = "UIKeyInputF4"
    /// The F5 key.
    public static let f5 = "UIKeyInputF5"
    /// The F6 key.
    public static let f6 = "UIKeyInputF6"
    /// The F7 key.
    public static let f7 = "UIKeyInputF7"
    /// The F8 key.
    public static let f8 = "UIKeyInputF8"
    /// The F9 key.
    public static let f9 = "UIKeyInputF9"
    /// The F10 key.
    public static let f10 = "UIKeyInputF10"
    /// The F11 key.
    public static let f11 = "UIKeyInputF11"
    /// The F12 key.
    public static let f12 = "UIKeyInputF12"

    /// The key of the shortcut.
    open private(set) var input: String?
    /// The modifier keys of the shortcut.
    open private(set) var modifierFlags: UIKeyModifierFlags
    /// Whether the shortcut takes priority over the system's behavior; stored only.
    @Inert(.behavior) open var wantsPriorityOverSystemBehavior = false
    /// Whether the shortcut is localized for the keyboard layout; not used here.
    @Inert(.behavior) open var allowsAutomaticLocalization = true
    /// Whether the shortcut is mirrored for right-to-left layouts; not used here.
    @Inert(.behavior) open var allowsAutomaticMirroring = true

    /// Creates a key command for a menu.
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

    /// Creates a key command.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Creates a key command with a discoverability title.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(
            title: "", action: action, input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle)
    }

    /// Always fails, since commands are not archived here.
    public required init?(coder: NSCoder) { nil }
}

/// The modifier keys of a keyboard shortcut.
public struct UIKeyModifierFlags: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The Caps Lock key.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// The Shift key.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// The Control key.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// The Option key.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// The Command key.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// A key of the numeric keypad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// An object that builds the menus of an app.
@preconcurrency @MainActor public protocol UIMenuBuilder {
    /// The menu system.
    var system: UIMenuSystem { get }
    /// Returns the menu with an identifier.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    /// Returns the action with an identifier.
    func action(for identifier: UIAction.Identifier) -> UIAction?
    /// Replaces a menu.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    /// Inserts a menu before another.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    /// Inserts a menu after another.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    /// Inserts a menu as the first child of another.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Inserts a menu as the last child of another.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    /// Replaces the children of a menu.
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
    /// Removes a menu.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// The menu system of an app.
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
    /// The main menu system.
    public static let main = UIMenuSystem()
    /// The context menu system.
    public static let context = UIMenuSystem()
    /// Requests that the menus be rebuilt; does nothing here.
    open func setNeedsRebuild() { inert(.behavior, self) }
    /// Requests that the menus be revalidated; does nothing here.
    open func setNeedsRevalidate() { inert(.behavior, self) }
}
