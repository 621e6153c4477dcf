import LayoutSimDrawing
import LayoutSimGeometry

extension Picture {
    /// The greatest number of pixels, so that a damaged file does not exhaust memory.
    private static let mostPixels = 1 << 24

    /// Creates the pixels of a bitmap image; `nil` for one whose data is neither a JPEG image that could be read nor
    /// samples of 1, 2, 4 or 8 bits.
    ///
    /// A stencil mask has the color of an ink where its samples are 0.
    init?(_ object: PDFObject?, _ resources: PDFDictionary, _ file: PDFFile, ink: Color) {
        guard let samples = PDFSamples.read(object, resources, file, mostPixels: Self.mostPixels) else { return nil }
        let alpha = PDFSamples.read(samples.mask, resources, file, mostPixels: Self.mostPixels)
        var pixels: [UInt32] = []
        pixels.reserveCapacity(samples.width * samples.height)
        for row in 0..<samples.height {
            for column in 0..<samples.width {
                let color = samples.isStencil ? ink : samples.color(column, row)
                let cover = samples.isStencil ? 1 - samples.values(column, row)[0] : 1
                let opacity = alpha?.share(column, row, of: samples) ?? cover
                pixels.append(color.fading(opacity).premultiplied)
            }
        }
        self.init(width: samples.width, height: samples.height, pixels: pixels)
    }
}

/// The samples of a bitmap image.
private struct PDFSamples {
    let width, height: Int
    /// Whether the samples say where an ink is.
    let isStencil: Bool
    /// The image of the opacity.
    let mask: PDFObject?
    private let bits: Int
    private let space: PDFColorSpace
    private let decode: [Double]
    private let bytes: [UInt8]
    private let rowBytes: Int

    /// Returns the samples of an image; `nil` for one that cannot be read.
    static func read(
        _ object: PDFObject?, _ resources: PDFDictionary, _ file: PDFFile, mostPixels: Int
    ) -> PDFSamples? {
        guard let photo = file.photo(object), let dictionary = file.dictionary(object) else {
            return PDFSamples(object, resources, file, mostPixels: mostPixels)
        }
        return PDFSamples(photo, mask: dictionary["SMask"], decode: file.numbers(dictionary["Decode"]))
    }

    private init?(_ object: PDFObject?, _ resources: PDFDictionary, _ file: PDFFile, mostPixels: Int) {
        guard let dictionary = file.dictionary(object),
            let width = file.number(dictionary["Width"]).flatMap(Int.init(exactly:)),
            let height = file.number(dictionary["Height"]).flatMap(Int.init(exactly:)),
            (1...mostPixels).contains(width), (1...mostPixels).contains(height), width <= mostPixels / height,
            let bytes = file.data(of: object)
        else { return nil }
        isStencil = file.resolved(dictionary["ImageMask"]) == .boolean(true)
        let bits = isStencil ? 1 : file.number(dictionary["BitsPerComponent"]).flatMap(Int.init(exactly:)) ?? 0
        guard [1, 2, 4, 8].contains(bits) else { return nil }
        space = isStencil ? .gray : PDFColorSpace(dictionary["ColorSpace"], resources, file)
        guard space.count > 0 else { return nil }
        rowBytes = (width * space.count * bits + 7) / 8
        guard bytes.count >= rowBytes * height else { return nil }
        let decode = file.numbers(dictionary["Decode"])
        self.decode = decode.count == 2 * space.count ? decode : space.decode(bits: bits)
        (self.width, self.height, self.bits, self.bytes) = (width, height, bits, bytes)
        mask = dictionary["SMask"]
    }

    /// Creates the samples of a JPEG image, whose colors were converted when it was decoded.
    private init(_ photo: Picture, mask: PDFObject?, decode: [Double]) {
        (width, height, bits, rowBytes) = (photo.width, photo.height, 8, 3 * photo.width)
        (isStencil, space, self.mask) = (false, .rgb, mask)
        self.decode = decode.count == 6 ? decode : [0, 1, 0, 1, 0, 1]
        bytes = photo.pixels.flatMap { pixel in
            [16, 8, 0].map { UInt8(truncatingIfNeeded: pixel >> UInt32($0)) }
        }
    }

    func values(_ column: Int, _ row: Int) -> [Double] {
        let greatest = Double(1 << bits - 1)
        return (0..<space.count).map { component in
            let bit = (column * space.count + component) * bits
            let byte = bytes[row * rowBytes + bit / 8]
            let sample = Int(byte) >> (8 - bits - bit % 8) & (1 << bits - 1)
            let (low, high) = (decode[2 * component], decode[2 * component + 1])
            return low + Double(sample) / greatest * (high - low)
        }
    }

    func color(_ column: Int, _ row: Int) -> Color { space.color(values(column, row)) }

    /// Returns the first component at a pixel of another image that covers the same area.
    func share(_ column: Int, _ row: Int, of image: PDFSamples) -> Double {
        values(column * width / image.width, row * height / image.height)[0]
    }
}

extension PDFColorSpace {
    /// The values of the least and the greatest sample of each component.
    fileprivate func decode(bits: Int) -> [Double] {
        if case .indexed = self { return [0, Double(1 << bits - 1)] }
        return (0..<count).flatMap { _ in [0.0, 1] }
    }
}

extension Color {
    /// The color as a pixel of a picture.
    fileprivate var premultiplied: UInt32 {
        func level(_ channel: UInt8) -> UInt32 { (UInt32(channel) * UInt32(alpha) + 127) / 255 }
        return UInt32(alpha) << 24 | level(red) << 16 | level(green) << 8 | level(blue)
    }
}
