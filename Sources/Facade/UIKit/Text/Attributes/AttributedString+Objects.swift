public import Foundation

// UIKit attributes whose values are not `Sendable`, for which the scope has no keys.

/// A wrapper for an object as an attribute value.
private struct AttributeObject<Object: NSObject>: Hashable, Sendable {
    nonisolated(unsafe) let object: Object

    init?(_ object: Object?) {
        guard let object else { return nil }
        unsafe self.object = object
    }

    static func == (left: Self, right: Self) -> Bool { unsafe left.object.isEqual(right.object) }
    func hash(into hasher: inout Hasher) { unsafe hasher.combine(object.hash) }
}

private enum ParagraphStyleKey: AttributedStringKey {
    typealias Value = AttributeObject<NSParagraphStyle>
    static let name = "NSParagraphStyle"
}

private enum ShadowKey: AttributedStringKey {
    typealias Value = AttributeObject<NSShadow>
    static let name = "NSShadow"
}

private enum AttachmentKey: AttributedStringKey {
    typealias Value = AttributeObject<NSTextAttachment>
    static let name = "NSAttachment"
}

extension AttributeContainer {
    /// The paragraph style.
    public var paragraphStyle: NSParagraphStyle? {
        get { unsafe self[ParagraphStyleKey.self]?.object }
        set { self[ParagraphStyleKey.self] = AttributeObject(newValue) }
    }
    /// The shadow of the text.
    public var shadow: NSShadow? {
        get { unsafe self[ShadowKey.self]?.object }
        set { self[ShadowKey.self] = AttributeObject(newValue) }
    }
    /// The attachment in place of a character.
    public var attachment: NSTextAttachment? {
        get { unsafe self[AttachmentKey.self]?.object }
        set { self[AttachmentKey.self] = AttributeObject(newValue) }
    }
    /// Returns the container with a paragraph style.
    public func paragraphStyle(_ value: NSParagraphStyle) -> AttributeContainer {
        var container = self
        container.paragraphStyle = value
        return container
    }
}

extension AttributedStringProtocol {
    /// The paragraph style, if all of the text has the same one.
    public var paragraphStyle: NSParagraphStyle? {
        get { unsafe self[ParagraphStyleKey.self]?.object }
        set { self[ParagraphStyleKey.self] = AttributeObject(newValue) }
    }
    /// The shadow, if all of the text has the same one.
    public var shadow: NSShadow? {
        get { unsafe self[ShadowKey.self]?.object }
        set { self[ShadowKey.self] = AttributeObject(newValue) }
    }
    /// The attachment, if all of the text has the same one.
    public var attachment: NSTextAttachment? {
        get { unsafe self[AttachmentKey.self]?.object }
        set { self[AttachmentKey.self] = AttributeObject(newValue) }
    }
}

extension AttributedString.Runs.Run {
    /// The paragraph style of the run.
    public var paragraphStyle: NSParagraphStyle? { unsafe self[ParagraphStyleKey.self]?.object }
    /// The shadow of the run.
    public var shadow: NSShadow? { unsafe self[ShadowKey.self]?.object }
    /// The attachment of the run.
    public var attachment: NSTextAttachment? { unsafe self[AttachmentKey.self]?.object }
}
