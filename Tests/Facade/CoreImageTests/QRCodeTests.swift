import CoreGraphics
import CoreImage
import Foundation
import Testing

/// QR codes against those of another encoder (qrcodegen 1.8.0) with the same masks.
@Suite struct QRCodeTests {
    /// The modules of a code as rows of text, without the light pixels around.
    private func rows(_ text: String, _ level: String) throws -> [String] {
        let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
        filter.setValue(Data(text.utf8), forKey: "inputMessage")
        filter.setValue(level, forKey: "inputCorrectionLevel")
        let image = try #require(filter.outputImage)
        let side = Int(image.extent.width)
        var pixels = [UInt8](repeating: 0, count: side * side * 4)
        CIContext().render(
            image, toBitmap: &pixels, rowBytes: side * 4, bounds: image.extent, format: .RGBA8, colorSpace: nil)
        func isDark(_ column: Int, _ row: Int) -> Bool { pixels[(row * side + column) * 4] == 0 }
        let border = (0..<side).flatMap { [($0, 0), ($0, side - 1), (0, $0), (side - 1, $0)] }
        #expect(!border.contains { isDark($0.0, $0.1) })
        return (1..<side - 1).map { row in
            (1..<side - 1).map { isDark($0, row) ? "#" : "." }.joined()
        }
    }

    private static let codes: [(count: Int, level: String, version: Int, hash: UInt32)] = [
        (1, "L", 1, 1500808843), (17, "L", 1, 406710709), (18, "L", 2, 850734581), (20, "H", 3, 2818127736),
        (62, "M", 4, 1617235280), (100, "Q", 8, 1822490905), (250, "L", 10, 1685087679), (300, "M", 13, 3720821215),
        (600, "Q", 23, 3841196415), (1000, "H", 36, 1688624033), (2953, "L", 40, 2055546711),
    ]

    @Test func `codes of all sizes have the modules of another encoder`() throws {
        for (count, level, version, hash) in Self.codes {
            let letters = (0..<count).map { UInt8(97 + $0 * 7 % 26) }
            let rows = try rows(String(decoding: letters, as: UTF8.self), level)
            #expect(rows.count == 17 + 4 * version)
            let found = rows.joined().utf8.reduce(UInt32(0)) { $0 &* 31 &+ ($1 == UInt8(ascii: "#") ? 2 : 1) }
            #expect(found == hash, "\(count) \(level)")
        }
    }

    @Test func `too much has no code`() throws {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data(count: 2954)
        filter.correctionLevel = "L"
        #expect(filter.outputImage == nil)
        filter.message = Data(count: 1)
        #expect(filter.outputImage?.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
    }
}
