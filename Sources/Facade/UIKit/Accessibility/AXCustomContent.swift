public import Foundation
public import LayoutSimInertness

/// Additional accessibility content besides an element's label; part of the Accessibility framework.
open class AXCustomContent: NSObject, NSCopying {
    /// Whether the content is spoken immediately or on request.
    public enum Importance: UInt, Sendable {
        case `default` = 0
        case high
    }

    /// The name of the content, without attributes.
    open var label: String { attributedLabel.string }
    /// The name of the content, with speech attributes.
    open private(set) var attributedLabel: NSAttributedString
    /// The content itself, without attributes.
    open var value: String { attributedValue.string }
    /// The content itself, with speech attributes.
    open private(set) var attributedValue: NSAttributedString
    /// Whether the content is spoken with the element or on request only; on request by default; stored only.
    @Inert(.service) open var importance = Importance.default

    /// Creates custom content from a label and a value.
    public convenience init(label: String, value: String) {
        self.init(
            attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
    }
    /// Creates custom content from an attributed label and an attributed value.
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
    /// The custom content of the element, in the order in which it is offered; never read here.
    var accessibilityCustomContent: [AXCustomContent]! { get set }
    /// A block that returns the custom content in place of `accessibilityCustomContent`; never called here.
    var accessibilityCustomContentBlock: AXCustomContentReturnBlock? { get set }
}

extension AXCustomContentProvider {
    public var accessibilityCustomContentBlock: AXCustomContentReturnBlock? {
        get { nil }
        set {}
    }
}
