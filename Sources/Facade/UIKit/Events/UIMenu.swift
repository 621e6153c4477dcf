public import LayoutSimInertness
public import Foundation

/// A menu of actions, commands, and submenus.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    /// The options of a menu.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The elements appear in the menu that contains this one.
        public static let displayInline = Options(rawValue: 1)
        /// The menu appears as destructive; not used here.
        public static let destructive = Options(rawValue: 2)
        /// At most one element is selected; not used here.
        public static let singleSelection = Options(rawValue: 32)
        /// The elements appear as a palette; not used here.
        public static let displayAsPalette = Options(rawValue: 128)
    }

    /// The size of a menu's elements.
    public enum ElementSize: Int, Sendable { case small = 0, medium, large, automatic = -1 }

    /// The identifier of a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from a string.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The AutoFill menu.
        public static let autoFill = Identifier("com.apple.menu.autofill")
        /// The menu of the app.
        public static let application = Identifier("com.apple.menu.application")
        /// The File menu.
        public static let file = Identifier("com.apple.menu.file")
        /// The Edit menu.
        public static let edit = Identifier("com.apple.menu.edit")
        /// The View menu.
        public static let view = Identifier("com.apple.menu.view")
        /// The Window menu.
        public static let window = Identifier("com.apple.menu.window")
        /// The Help menu.
        public static let help = Identifier("com.apple.menu.help")
        /// The About command in the menu of the app.
        public static let about = Identifier("com.apple.menu.about")
        /// The preferences in the menu of the app.
        public static let preferences = Identifier("com.apple.menu.preferences")
        /// The Services menu.
        public static let services = Identifier("com.apple.menu.services")
        /// The commands that hide apps.
        public static let hide = Identifier("com.apple.menu.hide")
        /// The command that quits the app.
        public static let quit = Identifier("com.apple.menu.quit")
        /// The command that opens a new scene.
        public static let newScene = Identifier("com.apple.menu.new-scene")
        /// The commands that open documents.
        public static let open = Identifier("com.apple.menu.open")
        /// The menu of recent documents.
        public static let openRecent = Identifier("com.apple.menu.open-recent")
        /// The commands that close windows.
        public static let close = Identifier("com.apple.menu.close")
        /// The commands that print.
        public static let print = Identifier("com.apple.menu.print")
        /// The commands that undo and redo.
        public static let undoRedo = Identifier("com.apple.menu.undo-redo")
        /// The commands such as Cut, Copy and Paste.
        public static let standardEdit = Identifier("com.apple.menu.standard-edit")
        /// The Find menu.
        public static let find = Identifier("com.apple.menu.find")
        /// The Replace menu.
        public static let replace = Identifier("com.apple.menu.replace")
        /// The Share menu.
        public static let share = Identifier("com.apple.menu.share")
        /// The commands that change the style of text.
        public static let textStyle = Identifier("com.apple.menu.text-style")
        /// The Spelling menu.
        public static let spelling = Identifier("com.apple.menu.spelling")
        /// The Substitutions menu.
        public static let substitutions = Identifier("com.apple.menu.substitutions")
        /// The Transformations menu.
        public static let transformations = Identifier("com.apple.menu.transformations")
        /// The Speech menu.
        public static let speech = Identifier("com.apple.menu.speech")
        /// The commands that look up text.
        public static let lookup = Identifier("com.apple.menu.lookup")
        /// The command that teaches a word.
        public static let learn = Identifier("com.apple.menu.learn")
        /// The Format menu.
        public static let format = Identifier("com.apple.menu.format")
        /// The Font menu.
        public static let font = Identifier("com.apple.menu.font")
        /// The commands that change the size of text.
        public static let textSize = Identifier("com.apple.menu.text-size")
        /// The commands that change the color of text.
        public static let textColor = Identifier("com.apple.menu.text-color")
        /// The Text menu.
        public static let text = Identifier("com.apple.menu.text")
        /// The Writing Direction menu.
        public static let writingDirection = Identifier("com.apple.menu.writing-direction")
        /// The commands that align text.
        public static let alignment = Identifier("com.apple.menu.alignment")
        /// The commands that show and customize the toolbar.
        public static let toolbar = Identifier("com.apple.menu.toolbar")
        /// The commands that show and hide the sidebar.
        public static let sidebar = Identifier("com.apple.menu.sidebar")
        /// The command that enters and leaves full screen.
        public static let fullscreen = Identifier("com.apple.menu.fullscreen")
        /// The commands that minimize and zoom windows.
        public static let minimizeAndZoom = Identifier("com.apple.menu.minimize-and-zoom")
        /// The command that brings all windows to the front.
        public static let bringAllToFront = Identifier("com.apple.menu.bring-all-to-front")
        /// The menu that contains all others.
        public static let root = Identifier("com.apple.menu.root")
    }

    /// The identifier of the menu.
    open private(set) var identifier: Identifier
    /// The options of the menu.
    open private(set) var options: Options
    /// The elements of the menu.
    open private(set) var children: [UIMenuElement]
    /// The preferred size of the menu's elements; stored only.
    @Inert(.looks) open var preferredElementSize: ElementSize = .automatic
    /// The display preferences of the menu; stored only.
    @Inert(.looks) open var displayPreferences: UIMenuDisplayPreferences? = nil

    /// Creates a menu.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
        options: UIMenu.Options = [], preferredElementSize: UIMenu.ElementSize = .automatic,
        children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier(rawValue: UUID().uuidString)
        self.options = options
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
        self.preferredElementSize = preferredElementSize
    }

    /// Always fails, since menus are not archived here.
    public required init?(coder: NSCoder) { nil }

    /// The child actions and commands whose state is on.
    open var selectedElements: [UIMenuElement] {
        children.filter { ($0 as? UIAction)?.state == .on || ($0 as? UICommand)?.state == .on }
    }

    /// Returns a copy of the menu with other children.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }
}
