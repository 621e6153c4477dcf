public import Foundation

// UIKit's attributes whose values are objects that several threads cannot share: the scope has no keys for them.

/// An object as the value of an attribute.
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
    /// How paragraphs are set.
    public var paragraphStyle: NSParagraphStyle? {
        get { unsafe self[ParagraphStyleKey.self]?.object }
        set { self[ParagraphStyleKey.self] = AttributeObject(newValue) }
    }
    public var shadow: NSShadow? {
        get { unsafe self[ShadowKey.self]?.object }
        set { self[ShadowKey.self] = AttributeObject(newValue) }
    }
    public var attachment: NSTextAttachment? {
        get { unsafe self[AttachmentKey.self]?.object }
        set { self[AttachmentKey.self] = AttributeObject(newValue) }
    }
    /// The container with a paragraph style.
    public func paragraphStyle(_ value: NSParagraphStyle) -> AttributeContainer {
        var container = self
        container.paragraphStyle = value
        return container
    }
}

extension AttributedStringProtocol {
    /// How paragraphs are set, if all of the text has one style.
    public var paragraphStyle: NSParagraphStyle? {
        get { unsafe self[ParagraphStyleKey.self]?.object }
        set { self[ParagraphStyleKey.self] = AttributeObject(newValue) }
    }
    public var shadow: NSShadow? {
        get { unsafe self[ShadowKey.self]?.object }
        set { self[ShadowKey.self] = AttributeObject(newValue) }
    }
    public var attachment: NSTextAttachment? {
        get { unsafe self[AttachmentKey.self]?.object }
        set { self[AttachmentKey.self] = AttributeObject(newValue) }
    }
}

extension AttributedString.Runs.Run {
    /// How the paragraph of the run is set.
    public var paragraphStyle: NSParagraphStyle? { unsafe self[ParagraphStyleKey.self]?.object }
    public var shadow: NSShadow? { unsafe self[ShadowKey.self]?.object }
    public var attachment: NSTextAttachment? { unsafe self[AttachmentKey.self]?.object }
}
