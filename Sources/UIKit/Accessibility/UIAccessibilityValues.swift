public import Foundation

/// The context of an element's text.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
    public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
    public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
    public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
    public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
    public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
    public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}

/// The priority of an announcement.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let high = Self(rawValue: "UIAccessibilityPriorityHigh")
    public static let `default` = Self(rawValue: "UIAccessibilityPriorityDefault")
    public static let low = Self(rawValue: "UIAccessibilityPriorityLow")
}

/// The expanded state of an element.
public enum UIAccessibilityExpandedStatus: Int, Sendable {
    case unsupported = 0
    case expanded
    case collapsed
}

/// A named point of a view for drag and drop.
@preconcurrency @MainActor open class UIAccessibilityLocationDescriptor: NSObject {
    open private(set) weak var view: UIView?
    open private(set) var point: CGPoint
    open var name: String { attributedName.string }
    open private(set) var attributedName: NSAttributedString

    /// Creates a descriptor of the center of a view.
    public convenience init(name: String, view: UIView) {
        self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
    }
    public convenience init(name: String, point: CGPoint, in view: UIView) {
        self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
    }
    public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
        self.attributedName = attributedName
        self.point = point
        self.view = view
        super.init()
    }
}

/// The methods for reading text line by line.
@preconcurrency @MainActor public protocol UIAccessibilityReadingContent: NSObjectProtocol {
    func accessibilityLineNumber(for point: CGPoint) -> Int
    func accessibilityContent(forLineNumber lineNumber: Int) -> String?
    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
    func accessibilityPageContent() -> String?
    func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?
    func accessibilityAttributedPageContent() -> NSAttributedString?
}

extension UIAccessibilityReadingContent {
    public func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString? { nil }
    public func accessibilityAttributedPageContent() -> NSAttributedString? { nil }
}
