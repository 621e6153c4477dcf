public import Foundation
public import LayoutSimInertness

/// A rotor for navigating between elements, such as headings.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
    /// A block that returns the next item in a direction, or `nil` if there is none.
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    /// The direction of a search.
    public enum Direction: Int, Sendable {
        case previous = 0
        case next
    }

    /// A rotor of the system that a custom one replaces.
    public enum SystemRotorType: Int, Sendable {
        case none = 0
        case link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5
        case headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField, table, list, landmark
    }

    /// The name of the rotor, empty for a system rotor.
    open var name: String
    /// The name of the rotor with speech attributes; stored only.
    @Inert(.service) open var attributedName: NSAttributedString = NSAttributedString(string: "")
    /// The block that finds the next item, called up to a hundred times to list the items of a view's rotor.
    open var itemSearchBlock: Search
    /// The system rotor that this one replaces, or `.none`.
    open private(set) var systemRotorType = SystemRotorType.none

    /// Creates a rotor with a name and a search block.
    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.name = name
        _attributedName = Inert(wrappedValue: NSAttributedString(string: name), .service)
        self.itemSearchBlock = itemSearchBlock
        super.init()
    }

    /// Creates a rotor with an attributed name and a search block.
    public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        name = attributedName.string
        _attributedName = Inert(wrappedValue: attributedName, .service)
        self.itemSearchBlock = itemSearchBlock
        super.init()
    }

    /// Creates a rotor that replaces one of the system's.
    public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        name = ""
        systemRotorType = type
        self.itemSearchBlock = itemSearchBlock
        super.init()
    }
}

/// The starting item and the direction of a rotor's search.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// The item from which the search starts; without a target at first.
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    /// The direction of the search; always `.next` in the searches made here.
    @Inert(.behavior) open var searchDirection = UIAccessibilityCustomRotor.Direction.next

    @preconcurrency @MainActor public override init() { super.init() }
}

/// The result of a rotor's search.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// The element that was found.
    open weak var targetElement: (any NSObjectProtocol)?
    /// The range of the text that was found, or `nil` for the whole element; stored only.
    @Inert(.service) open var targetRange: UITextRange? = nil

    @preconcurrency @MainActor public override init() { super.init() }

    /// Creates a result with an element and, if it has text, a range of it.
    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        self.targetElement = targetElement
        _targetRange = Inert(wrappedValue: targetRange, .service)
        super.init()
    }
}
