import LayoutSimPixels

extension FuzzTarget {
    static let png = FuzzTarget(
        name: "png", seeds: PNGSeed.all,
        dictionary: ["IHDR", "IDAT", "IEND", "PLTE", "tRNS", "gAMA", "iCCP", "sBIT", "acTL"],
        repair: PNGSeed.withChecksums,
        read: { bytes in
            let header = try? PNGHeader(of: bytes, file: "fuzz.png")
            let bitmap = try Bitmap(png: bytes, file: "fuzz.png")
            if let header {
                let isRight = header == PNGHeader(width: bitmap.width, height: bitmap.height)
                precondition(isRight, "the header has another size than the picture")
            }
            guard bitmap.width * bitmap.height < 10_000 else { return }
            // A picture is written without its alpha, so only what was written once stays the same.
            let opaque = try Bitmap(png: try bitmap.pngData(file: "opaque.png"), file: "opaque.png")
            let again = try Bitmap(png: try opaque.pngData(file: "again.png"), file: "again.png")
            precondition(again == opaque, "what was written is read as something else")
        })
}
