import Foundation
import LayoutSimFoundation
import Testing

@Suite struct CompressionTests {
    @Test(arguments: [0, 1, 300_000]) func `data that is compressed with zlib comes back`(count: Int) throws {
        let data = NSData(data: Data((0..<count).map { UInt8(truncatingIfNeeded: $0 / 7) }))
        let compressed = try data.compressed(using: .zlib)
        #expect(compressed.length < max(10, count / 20))
        #expect(try compressed.decompressed(using: .zlib).isEqual(to: data as Data))
    }

    @Test func `it has no header`() throws {
        // RFC 1951: a last block with fixed codes, the letter a, and the end.
        let stored = NSData(data: Data([0x4B, 0x04, 0x00]))
        #expect(try stored.decompressed(using: .zlib) as Data == Data("a".utf8))
    }

    @Test func `damaged data and other algorithms are errors`() {
        let data = NSData(data: Data([0x4B]))
        #expect(throws: CocoaError(.init(rawValue: 5377))) { try data.decompressed(using: .zlib) }
        #expect(throws: CocoaError(.init(rawValue: 5376))) { try data.compressed(using: .lzfse) }
    }

    @Test func `data that may change is compressed in place`() throws {
        let data = NSMutableData(data: Data(repeating: 7, count: 1000))
        try data.compress(using: .zlib)
        #expect(data.length < 50)
        try data.decompress(using: .zlib)
        #expect(data.length == 1000)
    }
}
