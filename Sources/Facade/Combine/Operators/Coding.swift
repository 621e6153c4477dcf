public import Foundation

/// A type that decodes values from data.
public protocol TopLevelDecoder<Input> {
    /// The type of the data.
    associatedtype Input
    /// Decodes a value.
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// A type that encodes values as data.
public protocol TopLevelEncoder<Output> {
    /// The type of the data.
    associatedtype Output
    /// Encodes a value.
    func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}

extension Publisher {
    /// Returns a publisher of values that are decoded from data, which fails where that cannot be done.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
        tryMap { try decoder.decode(type, from: $0) }
    }

    /// Returns a publisher of encoded values, which fails where that cannot be done.
    public func encode<Coder: TopLevelEncoder>(
        encoder: Coder
    ) -> AnyPublisher<Coder.Output, any Error> where Output: Encodable {
        tryMap { try encoder.encode($0) }
    }
}
