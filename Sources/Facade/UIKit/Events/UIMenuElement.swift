public import Foundation
public import LayoutSimInertness

/// An element of a menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    /// The state of an element.
    public enum State: Int, Sendable { case off = 0, on, mixed }

    /// The attributes of an element.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The element cannot be chosen.
        public static let disabled = Attributes(rawValue: 1)
        /// The element deletes something.
        public static let destructive = Attributes(rawValue: 2)
        /// The element does not appear.
        public static let hidden = Attributes(rawValue: 4)
        /// The menu stays open when the element is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    /// The title of the element.
    open internal(set) var title: String
    /// The subtitle of the element; stored only.
    @Inert(.looks) open var subtitle: String? = nil
    /// The image of the element.
    open internal(set) var image: UIImage?

    init(title: String, subtitle: String? = nil, image: UIImage?) {
        self.title = title
        self.image = image
        super.init()
        self.subtitle = subtitle
    }

    /// Creates an empty element; nothing is decoded here.
    public required init?(coder: NSCoder) {
        title = ""
        super.init()
    }
}

/// A closure that an action calls when it is performed.
public typealias UIActionHandler = (UIAction) -> Void

/// A menu element, or the action of a control, that calls a closure.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
    /// The identifier of an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from a string.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The paste action.
        public static let paste = Identifier("com.apple.action.paste")
        /// The action that pastes without formatting.
        public static let pasteAndMatchStyle = Identifier("com.apple.action.pasteAndMatchStyle")
        /// The action that pastes an address and goes there.
        public static let pasteAndGo = Identifier("com.apple.action.pasteAndGo")
        /// The action that pastes and searches for text.
        public static let pasteAndSearch = Identifier("com.apple.action.pasteAndSearch")
    }

    /// The identifier of the action.
    open private(set) var identifier: Identifier
    /// The title that explains the action; stored only.
    @Inert(.service) open var discoverabilityTitle: String? = nil
    /// The attributes of the action.
    open var attributes: UIMenuElement.Attributes
    /// The state of the action, such as on or off.
    open var state: UIMenuElement.State
    /// The image for the selected state; stored only.
    @Inert(.looks) open var selectedImage: UIImage? = nil
    /// The object that sent the action.
    open internal(set) var sender: Any?
    let handler: UIActionHandler

    /// The title of the action.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// The image of the action.
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
        _discoverabilityTitle = Inert(wrappedValue: discoverabilityTitle, .service)
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
        self.selectedImage = selectedImage
    }

    /// Always fails, since actions are not archived here.
    public required init?(coder: NSCoder) { nil }

    /// Performs the action on behalf of a sender.
    open func performWithSender(_ sender: Any?, target: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}

/// A placeholder for elements that a closure provides when the menu opens.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
    private let elementProvider: (@escaping ([UIMenuElement]) -> Void) -> Void
    private var isCached = true
    private var provided: [UIMenuElement]?

    /// Creates a placeholder with a closure that provides the elements when the menu first opens.
    public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.elementProvider = elementProvider
        super.init(title: "", image: nil)
    }

    /// Passes the elements to a closure: the cached ones, or else those that the app's closure provides.
    func provider(_ completion: @escaping ([UIMenuElement]) -> Void) {
        if let provided { return completion(provided) }
        elementProvider { [self] elements in
            if isCached { provided = elements }
            completion(elements)
        }
    }

    /// Always fails, since deferred elements are not archived here.
    public required init?(coder: NSCoder) { nil }

    /// Creates a placeholder with a closure that is called each time the menu opens.
    open class func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement {
        let element = UIDeferredMenuElement(elementProvider)
        element.isCached = false
        return element
    }
}
