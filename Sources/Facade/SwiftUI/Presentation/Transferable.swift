public import Foundation
public import UniformTypeIdentifiers

/// A value that can be handed to other apps, which are not here.
public protocol Transferable: Sendable {
    /// The type of the forms of the value.
    associatedtype Representation: TransferRepresentation

    /// The forms of the value.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form of a value that is handed to other apps.
public protocol TransferRepresentation<Item>: Sendable {
    /// The type of the value.
    associatedtype Item: Transferable
}

/// Makes forms of those in a closure.
@resultBuilder public enum TransferRepresentationBuilder<Item: Transferable> {
    /// Takes a form as it is.
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }
    /// Takes the only form of a closure as it is.
    public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }
    /// Takes the first of several forms.
    public static func buildBlock<First: TransferRepresentation, each Content: TransferRepresentation>(
        _ first: First, _ content: repeat each Content
    ) -> First where First.Item == Item { first }
}

/// A value as its encoder writes it.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    /// Creates a form for a type of contents.
    public init(contentType: UTType) {}
    /// Creates a form of a type for a type of contents.
    public init(for itemType: Item.Type, contentType: UTType) {}
}

/// A value as bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    /// Creates a form that is written and read.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {}
    /// Creates a form that is written.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
    /// Creates a form that is read.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
}

/// A value as another one.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
    /// Creates a form that is written.
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {}
    /// Creates a form that is written and read.
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {}
}

/// A value that is handed over as it is.
public struct PlainTransferRepresentation<Item: Transferable>: TransferRepresentation {
    init() {}
}

extension String: Transferable {
    /// The text.
    public static var transferRepresentation: PlainTransferRepresentation<String> { PlainTransferRepresentation() }
}
extension Data: Transferable {
    /// The bytes.
    public static var transferRepresentation: PlainTransferRepresentation<Data> { PlainTransferRepresentation() }
}
extension URL: Transferable {
    /// The address.
    public static var transferRepresentation: PlainTransferRepresentation<URL> { PlainTransferRepresentation() }
}
extension AttributedString: Transferable {
    /// The text.
    public static var transferRepresentation: PlainTransferRepresentation<AttributedString> {
        PlainTransferRepresentation()
    }
}
extension Never: Transferable {
    /// Nothing.
    public static var transferRepresentation: PlainTransferRepresentation<Never> { PlainTransferRepresentation() }
}
extension Image: Transferable {
    /// The picture.
    public static var transferRepresentation: PlainTransferRepresentation<Image> { PlainTransferRepresentation() }
}
extension Color: Transferable {
    /// The color.
    public static var transferRepresentation: PlainTransferRepresentation<Color> { PlainTransferRepresentation() }
}
