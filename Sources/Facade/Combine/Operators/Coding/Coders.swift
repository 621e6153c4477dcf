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
