import LayoutSimMadeJPEG
import LayoutSimPixels
import Testing

/// Every sampling, scan script, interval and marker, in files that are made of their coefficients.
@Suite struct JPEGConformanceTests {
    /// A sampling and the hash of its picture.
    struct Sampling: CustomTestStringConvertible, Sendable {
        var factors: [(across: Int, down: Int)]
        var hash = ""
        var segments: [[UInt8]] = []

        var testDescription: String {
            factors.map { "\($0.across)x\($0.down)" }.joined(separator: " ") + (segments.isEmpty ? "" : " Adobe")
        }

        var picture: MadeJPEG {
            var picture = MadeJPEG(sampling: factors)
            picture.coding.segments = segments.map { (0xEE, $0) }
            return picture
        }
    }

    /// The segment in which Adobe's programs say how colors are stored.
    private static func adobe(_ transform: UInt8) -> [[UInt8]] {
        [Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, transform]]
    }

    private static let samplings = [
        Sampling(factors: [(1, 1)], hash: "c47ebf62042110f0cf4c4ebdca878074"),
        Sampling(factors: [(2, 2)], hash: "2a5db036f9ab87d1b284c594fce365b5"),
        Sampling(factors: [(1, 1), (1, 1), (1, 1)], hash: "65c0ce2dae19cbba1ca4b253f6adf35e"),
        Sampling(factors: [(2, 1), (1, 1), (1, 1)], hash: "99d0d253f4495012f1ebece48d3ada0b"),
        Sampling(factors: [(1, 2), (1, 1), (1, 1)], hash: "025a288bc29e537762290e7e4e575422"),
        Sampling(factors: [(2, 2), (1, 1), (1, 1)], hash: "6e83c46901d27b69350ebfbb9c6ca25f"),
        Sampling(factors: [(4, 1), (1, 1), (1, 1)], hash: "b752235b409632ba6f26c8bc3782df62"),
        Sampling(factors: [(1, 4), (1, 1), (1, 1)], hash: "1eff8044634f9f9a90079f9e49e900e9"),
        Sampling(factors: [(4, 2), (1, 1), (1, 1)], hash: "1742e48c2e99a260194fd5b828ebed5a"),
        Sampling(factors: [(2, 2), (2, 1), (1, 2)], hash: "b29a1cb3942feff19c5f9d7d8436065e"),
        Sampling(factors: [(2, 1), (2, 1), (2, 1)], hash: "e04b9566589f44337794a382377577b3"),
        Sampling(factors: [(1, 1), (2, 2), (1, 1)], hash: "95dbe1eabcd7ac067e197a1fcb867170"),
        Sampling(factors: [(3, 1), (1, 1), (1, 1)], hash: "a12c7ec820419a050771609ac6d714f7"),
        Sampling(factors: [(3, 2), (1, 2), (1, 1)], hash: "2883f29574568e8cdd255eb78181376e"),
        Sampling(factors: [(1, 1), (1, 1), (1, 1)], hash: "357d41af5cc0b52a7a68079a4f172069", segments: adobe(0)),
        Sampling(factors: [(1, 1), (1, 1), (1, 1), (1, 1)], hash: "4c44ae63ae6c66440c9b0fecfe538a65"),
        Sampling(
            factors: [(2, 2), (1, 1), (1, 1), (2, 2)], hash: "6879f0d233faa1027a1298a8dabcc69d", segments: adobe(0)),
        Sampling(
            factors: [(2, 2), (1, 1), (1, 1), (2, 2)], hash: "a146605a7f0cd90f42b4174d9840dbbd", segments: adobe(2)),
        Sampling(
            factors: [(2, 1), (1, 1), (1, 1), (2, 1)], hash: "1632fd117ce7ca97a488fb8567699af5", segments: adobe(2)),
    ]

    private func picture(_ made: MadeJPEG) throws -> Bitmap { try Bitmap(picture: made.bytes, file: "a.jpg") }

    @Test(arguments: samplings) func `every sampling has the same pixels on every machine`(_ sampling: Sampling) throws
    {
        let picture = try picture(sampling.picture)
        #expect((picture.width, picture.height) == (21, 19))
        #expect(picture.pixelHash.description == sampling.hash)
    }

    /// Orders in which a file may store its coefficients: all of one component, bands of frequencies, and bits.
    private static func scripts(_ count: Int) -> [[JPEGCoding.Scan]] {
        let every = Array(0..<count)
        func each(_ band: ClosedRange<Int>, above: Int = 0, low: Int = 0) -> [JPEGCoding.Scan] {
            every.map { JPEGCoding.Scan([$0], band, above: above, low: low) }
        }
        return [
            [JPEGCoding.Scan(every, 0...0)] + each(1...63),
            each(0...0) + each(1...5) + each(6...63),
            // That of libjpeg, for a few more components.
            [JPEGCoding.Scan(every, 0...0, low: 1)] + each(1...5, low: 2) + each(6...63, low: 2)
                + each(1...63, above: 2, low: 1) + [JPEGCoding.Scan(every, 0...0, above: 1)] + each(1...63, above: 1),
            each(0...0, low: 3) + each(1...63, low: 3).reversed() + each(0...0, above: 3, low: 2)
                + each(1...63, above: 3, low: 2) + each(1...63, above: 2, low: 1) + each(0...0, above: 2, low: 1)
                + each(0...0, above: 1) + each(1...63, above: 1),
            // Many scans, and fewer than files may have.
            [JPEGCoding.Scan(every, 0...0)]
                + every.flatMap { index in
                    (0..<21).map { JPEGCoding.Scan([index], (3 * $0 + 1)...(3 * $0 + 3)) }
                },
        ]
    }

    @Test(arguments: samplings) func `every progressive script shows the whole picture`(_ sampling: Sampling) throws {
        var made = sampling.picture
        let whole = try picture(made)
        made.coding.frame = 0xC2
        for (number, scans) in Self.scripts(sampling.factors.count).enumerated() {
            made.coding.scans = scans
            for interval in [0, 1, 3] {
                made.coding.restartInterval = interval
                #expect(try picture(made) == whole, "script \(number), restart interval \(interval)")
            }
        }
    }

    @Test(arguments: samplings) func `components in scans of their own are the same`(_ sampling: Sampling) throws {
        var made = sampling.picture
        let whole = try picture(made)
        made.coding.frame = 0xC1
        made.coding.scans = sampling.factors.indices.map { JPEGCoding.Scan([$0], 0...63) }
        for interval in [0, 1, 2, 5, 1000] {
            made.coding.restartInterval = interval
            #expect(try picture(made) == whole, "restart interval \(interval)")
        }
    }

    @Test(arguments: samplings) func `restart intervals change nothing`(_ sampling: Sampling) throws {
        var made = sampling.picture
        let whole = try picture(made)
        for interval in 1...9 {
            made.coding.restartInterval = interval
            #expect(try picture(made) == whole, "restart interval \(interval)")
        }
    }

    @Test func `every marker that says nothing of pixels is passed over`() throws {
        var made = MadeJPEG(sampling: [(2, 2), (1, 1), (1, 1)])
        let whole = try picture(made)
        func check(_ what: String, _ change: (inout JPEGCoding) -> Void) throws {
            let coding = made.coding
            change(&made.coding)
            #expect(try picture(made) == whole, "\(what)")
            made.coding = coding
        }
        for number in UInt8(0)...15 {
            try check("APP\(number)") { $0.segments = [(0xE0 + number, [1, 2, 3]), (0xE0 + number, [])] }
        }
        try check("JFIF") { $0.segments = [(0xE0, Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0])] }
        try check("a comment") { $0.segments = [(0xFE, Array("made by a test".utf8)), (0xFE, [0xFF, 0xD9])] }
        try check("a profile") {
            $0.segments = [(0xE2, Array("ICC_PROFILE\0".utf8) + [1, 1] + Array(repeating: 7, count: 60))]
        }
        try check("a long segment") { $0.segments = [(0xE1, Array(repeating: 0xFF, count: 65_533))] }
        try check("fill bytes") { $0.fill = 3 }
        try check("tables before the scan") { $0.repeatsTables = true }
        try check("quantizers of 16 bits") { ($0.frame, $0.hasWideQuantizers) = (0xC1, true) }
        try check("no end") { $0.hasEnd = false }
        #expect(try Bitmap(picture: made.bytes + [1, 2, 3], file: "a.jpg") == whole)
    }

    @Test func `pixels are those of the transform's definition`() throws {
        let made = MadeJPEG(sampling: [(1, 1)])
        let picture = try picture(made)
        for y in 0..<made.height {
            for x in 0..<made.width {
                #expect(abs(Double(picture[x, y].red) - made.sample(x, y)) <= 1, "\(x), \(y)")
            }
        }
    }

    /// A frame that is no picture here, and what is told of it.
    struct Refused: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var reason: PictureError.Reason
        var factors = [(across: 1, down: 1)]
        var change: @Sendable (inout JPEGCoding) -> Void = { _ in }
    }

    private static let refused = [
        Refused(testDescription: "12 bits", reason: .kind(.jpeg, "of 12 bits per sample")) {
            ($0.frame, $0.precision) = (0xC1, 12)
        },
        Refused(testDescription: "16 bits without loss", reason: .kind(.jpeg, "without loss")) {
            ($0.frame, $0.precision) = (0xC3, 16)
        },
        Refused(testDescription: "arithmetic without loss", reason: .kind(.jpeg, "without loss")) { $0.frame = 0xCB },
        Refused(testDescription: "a difference", reason: .kind(.jpeg, "of several resolutions")) { $0.frame = 0xC5 },
        Refused(testDescription: "a late height", reason: .kind(.jpeg, "whose height comes after its pixels")) {
            $0.hasLateHeight = true
        },
        Refused(
            testDescription: "one and a half", reason: .damaged(.jpeg, "Fractional sampling not implemented yet"),
            factors: [(3, 1), (2, 1), (1, 1)]),
        Refused(
            testDescription: "too many blocks",
            reason: .damaged(.jpeg, "Sampling factors too large for interleaved scan"),
            factors: [(4, 2), (2, 1), (2, 1)]),
        Refused(
            testDescription: "two components",
            reason: .damaged(.jpeg, "Unsupported color conversion request"), factors: [(1, 1), (1, 1)]),
    ]

    @Test(arguments: refused) func `what is not read is told on every machine`(_ refused: Refused) {
        var made = MadeJPEG(sampling: refused.factors)
        refused.change(&made.coding)
        let error = #expect(throws: PictureError.self) { try picture(made) }
        #expect(error?.reason == refused.reason)
    }

    @Test func `an error says what to do`() {
        #expect(
            PictureError(file: "a.jpg", reason: .kind(.jpeg, "of 12 bits per sample")).description
                == "a.jpg: error: a JPEG of 12 bits per sample cannot be read; convert it to PNG or a baseline JPEG")
    }
}
