public import Foundation

/// Additional accessibility content besides an element's label; part of the Accessibility framework.
open class AXCustomContent: NSObject, NSCopying {
    /// Whether the content is spoken immediately or on request.
    public enum Importance: UInt, Sendable {
        case `default` = 0
        case high
    }

    open var label: String { attributedLabel.string }
    open private(set) var attributedLabel: NSAttributedString
    open var value: String { attributedValue.string }
    open private(set) var attributedValue: NSAttributedString
    open var importance = Importance.default

    public convenience init(label: String, value: String) {
        self.init(
            attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
    }
    public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
        attributedLabel = label
        attributedValue = value
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
        copy.importance = importance
        return copy
    }
}

/// An element with custom accessibility content.
@preconcurrency @MainActor public protocol AXCustomContentProvider: NSObjectProtocol {
    var accessibilityCustomContent: [AXCustomContent]! { get set }
    var accessibilityCustomContentBlock: AXCustomContentReturnBlock? { get set }
}

extension AXCustomContentProvider {
    public var accessibilityCustomContentBlock: AXCustomContentReturnBlock? {
        get { nil }
        set {}
    }
}
