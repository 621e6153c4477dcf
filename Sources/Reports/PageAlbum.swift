import LayoutSimJSON
import LayoutSimPixels

/// The pictures of a page in base 64, each once.
struct PageAlbum {
    private(set) var pictures: [String] = []
    private var places: [[UInt8]: Int] = [:]
    private let isPacked: Bool

    /// From as many bytes on, pictures are written anew: zlib's level 6 takes four times as long as level 3 of the run's
    /// own files, and a fifth of the bytes away.
    private static let mostUnpackedBytes = 4 << 20

    init(of report: ReviewReport) {
        let pictures = report.variants.map(\.pictures)
        let bytes = pictures.reduce(0) { sum, pictures in
            sum + [pictures.expected, pictures.actual, pictures.difference].reduce(0) { $0 + ($1?.png.count ?? 0) }
        }
        isPacked = bytes > PageAlbum.mostUnpackedBytes
    }

    /// Where the picture stands in the list; `null` for none.
    mutating func place(of picture: ReviewVariant.Picture?) -> JSON {
        guard let picture, !picture.png.isEmpty else { return .null }
        if let place = places[picture.png] { return .number(Double(place)) }
        places[picture.png] = pictures.count
        pictures.append(base64(isPacked ? PageAlbum.packed(picture) : picture.png))
        return .number(Double(pictures.count - 1))
    }

    /// The smaller one of both; what is no picture stays what it is.
    private static func packed(_ picture: ReviewVariant.Picture) -> [UInt8] {
        let packed = try? Bitmap(png: picture.png, file: picture.path).pngData(file: picture.path, level: 6)
        return packed.map { $0.count < picture.png.count ? $0 : picture.png } ?? picture.png
    }
}
