public import Foundation

extension NSData {
    /// An algorithm that compresses data.
    @frozen public enum CompressionAlgorithm: Int, Sendable {
        /// Apple's LZFSE, which LayoutSim does not have.
        case lzfse
        /// LZ4, which LayoutSim does not have.
        case lz4
        /// LZMA, which LayoutSim does not have.
        case lzma
        /// DEFLATE without a header, as Apple's zlib is (RFC 1951).
        case zlib
    }

    /// Returns the data compressed; an algorithm that is not here throws an error.
    public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        guard algorithm == .zlib, let result = DeflatedData.deflated(Array(Data(referencing: self))) else {
            throw CocoaError(.init(rawValue: 5376))
        }
        return NSData(data: Data(result))
    }

    /// Returns the data decompressed; damaged data and an algorithm that is not here throw an error.
    public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        guard algorithm == .zlib, let result = DeflatedData.inflated(Array(Data(referencing: self))) else {
            throw CocoaError(.init(rawValue: 5377))
        }
        return NSData(data: Data(result))
    }
}

extension NSMutableData {
    /// Compresses the data in place; an algorithm that is not here throws an error.
    public func compress(using algorithm: CompressionAlgorithm) throws {
        setData(Data(referencing: try compressed(using: algorithm)))
    }

    /// Decompresses the data in place; damaged data and an algorithm that is not here throw an error.
    public func decompress(using algorithm: CompressionAlgorithm) throws {
        setData(Data(referencing: try decompressed(using: algorithm)))
    }
}
