public import Foundation

/// The context of an element's text.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A document in a word processor.
    public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
    /// Prose, such as a novel.
    public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
    /// Messages.
    public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
    /// A spreadsheet.
    public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
    /// A list of files.
    public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
    /// Source code.
    public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
    /// The output of a terminal.
    public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}

/// The priority of an announcement.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An announcement that interrupts others and is not interrupted.
    public static let high = Self(rawValue: "UIAccessibilityPriorityHigh")
    /// An announcement that interrupts others and may be interrupted.
    public static let `default` = Self(rawValue: "UIAccessibilityPriorityDefault")
    /// An announcement that waits until speech has ended.
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
    /// The view to which the point belongs, referenced weakly.
    open private(set) weak var view: UIView?
    /// The point in the coordinate space of the view.
    open private(set) var point: CGPoint
    /// The name of the point without attributes.
    open var name: String { attributedName.string }
    /// The name of the point with speech attributes.
    open private(set) var attributedName: NSAttributedString

    /// Creates a descriptor of the center of a view.
    public convenience init(name: String, view: UIView) {
        self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
    }
    /// Creates a descriptor of a point of a view.
    public convenience init(name: String, point: CGPoint, in view: UIView) {
        self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
    }
    /// Creates a descriptor of a point of a view with an attributed name.
    public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
        self.attributedName = attributedName
        self.point = point
        self.view = view
        super.init()
    }
}

/// The methods for reading text line by line.
@preconcurrency @MainActor public protocol UIAccessibilityReadingContent: NSObjectProtocol {
    /// Returns the number of the line at a point of the element; never called here.
    func accessibilityLineNumber(for point: CGPoint) -> Int
    /// Returns the text of a line; never called here.
    func accessibilityContent(forLineNumber lineNumber: Int) -> String?
    /// Returns the frame of a line in points of the screen; never called here.
    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
    /// Returns the text of the page; never called here.
    func accessibilityPageContent() -> String?
    /// Returns the text of a line with speech attributes; never called here.
    func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?
    /// Returns the text of the page with speech attributes; never called here.
    func accessibilityAttributedPageContent() -> NSAttributedString?
}

extension UIAccessibilityReadingContent {
    public func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString? { nil }
    public func accessibilityAttributedPageContent() -> NSAttributedString? { nil }
}
