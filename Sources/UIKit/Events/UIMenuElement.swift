public import Foundation

/// Something in a menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    /// Whether something is chosen.
    public enum State: Int, Sendable { case off = 0, on, mixed }

    /// Properties of an element.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        public static let hidden = Attributes(rawValue: 4)
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    /// The text of the element.
    open internal(set) var title: String
    /// A second line of text.
    open var subtitle: String?
    /// The picture of the element.
    open internal(set) var image: UIImage?

    init(title: String, subtitle: String? = nil, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }

    /// Creates an element from an archive.
    public required init?(coder: NSCoder) {
        title = ""
        super.init()
    }
}

/// What an element of a menu does when it is chosen.
public typealias UIActionHandler = (UIAction) -> Void

/// An element of a menu, or the action of a control, that calls a closure.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
    /// Names actions.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let paste = Identifier("com.apple.action.paste")
        public static let pasteAndMatchStyle = Identifier("com.apple.action.pasteAndMatchStyle")
        public static let pasteAndGo = Identifier("com.apple.action.pasteAndGo")
        public static let pasteAndSearch = Identifier("com.apple.action.pasteAndSearch")
    }

    /// The name of the action.
    open private(set) var identifier: Identifier
    /// What tells more of the action.
    open var discoverabilityTitle: String?
    /// What the element can do.
    open var attributes: UIMenuElement.Attributes
    /// Whether it is chosen.
    open var state: UIMenuElement.State
    /// The picture when it is chosen.
    open var selectedImage: UIImage?
    /// Who sent the action.
    open internal(set) var sender: Any?
    let handler: UIActionHandler

    /// The text of the action.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// The picture of the action.
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }

    /// Creates an action that calls a closure.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier(rawValue: UUID().uuidString)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.selectedImage = selectedImage
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Actions are not archived.
    public required init?(coder: NSCoder) { nil }

    /// Calls the closure on behalf of a sender.
    open func performWithSender(_ sender: Any?, target: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}

/// Elements that a closure makes when the menu opens.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
    let provider: (@escaping ([UIMenuElement]) -> Void) -> Void

    /// Creates an element from a closure that makes the elements once.
    public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        provider = elementProvider
        super.init(title: "", image: nil)
    }

    /// Deferred elements are not archived.
    public required init?(coder: NSCoder) { nil }

    /// Creates an element from a closure that is called each time.
    open class func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement {
        UIDeferredMenuElement(elementProvider)
    }
}
