import LayoutSimJSON
import LayoutSimNotation
import LayoutSimPixels
import LayoutSimWorkers

/// The pictures of a page in Base64, without duplicates.
struct PageAlbum {
    private(set) var pictures: [String] = []
    private var places: [[UInt8]: Int] = [:]

    /// The total size in bytes above which pictures are recompressed: they shrink by a fifth, or by half if they have
    /// few colors.
    private static let mostUnpackedBytes = 4 << 20

    init(of variants: [ReviewVariant]) {
        let all = variants.flatMap(\.pictures.all)
        var unique: [ReviewVariant.Picture] = []
        for picture in all where !picture.png.isEmpty && places[picture.png] == nil {
            places[picture.png] = unique.count
            unique.append(picture)
        }
        guard unique.reduce(0, { $0 + $1.png.count }) > PageAlbum.mostUnpackedBytes else {
            pictures = unique.map { base64($0.png) }
            return
        }
        let work = ParallelWork(unique, tools: {}) { picture, _ in base64(PageAlbum.packed(picture)) }
        work.forEach { pictures.append($0) }
    }

    /// The picture's index in the list; `null` for none.
    func place(of picture: ReviewVariant.Picture?) -> JSON {
        picture.flatMap { places[$0.png] }.map { .number(Double($0)) } ?? .null
    }

    /// Returns the smaller of both encodings; data that is not a picture stays unchanged.
    private static func packed(_ picture: ReviewVariant.Picture) -> [UInt8] {
        let packed = try? Bitmap(png: picture.png, file: picture.path).smallPNGData(file: picture.path)
        return packed.map { $0.count < picture.png.count ? $0 : picture.png } ?? picture.png
    }
}
