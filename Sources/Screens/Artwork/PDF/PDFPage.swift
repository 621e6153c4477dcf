import LayoutSimDrawing
import LayoutSimGeometry

/// The first page of a PDF file, which is the one that asset catalogs show.
struct PDFPage {
    private let file: PDFFile
    /// The dictionary of the page and those from which it inherits, nearest first.
    private let dictionaries: [PDFDictionary]

    static func artwork(
        _ bytes: [UInt8], file name: String, photo: VectorArtwork.PhotoReader
    ) throws(ArtworkError) -> VectorArtwork {
        guard let file = PDFFile(bytes) else {
            throw ArtworkError(file: name, reason: .damaged("it does not begin with %PDF"))
        }
        guard !file.isEncrypted else { throw ArtworkError(file: name, reason: .unsupported("a password")) }
        guard let page = PDFPage(file) else { throw ArtworkError(file: name, reason: .damaged("it has no page")) }
        guard let content = page.content else {
            throw ArtworkError(file: name, reason: .damaged("the content of its page cannot be read"))
        }
        let photos = file.photos(by: photo)
        var painter = PDFPainter(photos, page.resources)
        painter.run(content, page.transform)
        guard !painter.pen.isFull else {
            throw ArtworkError(file: name, reason: .tooLarge(limit: VectorArtwork.mostOperations))
        }
        return try VectorArtwork(
            size: page.size, operations: painter.pen.operations, omissions: painter.omissions, file: name)
    }

    /// Finds the first page in the page tree, or else the first one in the file.
    private init?(_ file: PDFFile) {
        self.file = file
        let dictionaries = file.all.compactMap { file.dictionary($0) }
        let catalog = dictionaries.last { file.name($0["Type"]) == "Catalog" }
        var chain: [PDFDictionary] = []
        var next = catalog.flatMap { file.dictionary($0["Pages"]) }
        while let node = next, chain.count < 32 {
            chain.insert(node, at: 0)
            next = file.array(node["Kids"]).lazy.compactMap { file.dictionary($0) }.first
        }
        if let first = chain.first, first["Kids"] == nil {
            self.dictionaries = chain
        } else if let page = dictionaries.first(where: { file.name($0["Type"]) == "Page" }) {
            self.dictionaries = [page]
        } else {
            return nil
        }
    }

    private func entry(_ name: String) -> PDFObject? { dictionaries.lazy.compactMap { $0[name] }.first }

    private var resources: PDFDictionary { file.dictionary(entry("Resources")) ?? [:] }

    /// The visible area of the page, in its own coordinate space.
    private var box: Rect {
        for name in ["CropBox", "MediaBox"] {
            let numbers = file.numbers(entry(name))
            guard numbers.count == 4 else { continue }
            return Rect(
                x: min(numbers[0], numbers[2]), y: min(numbers[1], numbers[3]), width: abs(numbers[2] - numbers[0]),
                height: abs(numbers[3] - numbers[1]))
        }
        return Rect(x: 0, y: 0, width: 612, height: 792)
    }

    /// The number of clockwise quarter turns of the page.
    private var quarters: Int {
        let degrees = file.number(entry("Rotate")) ?? 0
        return abs(degrees) < 1e6 ? (Int(degrees) / 90 % 4 + 4) % 4 : 0
    }

    private var size: Size {
        quarters % 2 == 0 ? box.size : Size(width: box.height, height: box.width)
    }

    /// The transform from the coordinate space of the page, whose y-axis points up, to points of the image.
    private var transform: Transform {
        switch quarters {
        case 1: Transform(a: 0, b: 1, c: 1, d: 0, tx: -box.minY, ty: -box.minX)
        case 2: Transform(a: -1, b: 0, c: 0, d: 1, tx: box.maxX, ty: -box.minY)
        case 3: Transform(a: 0, b: -1, c: -1, d: 0, tx: box.maxY, ty: box.maxX)
        default: Transform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
        }
    }

    /// The content as a single stream; `nil` if a part of it cannot be decoded.
    private var content: [UInt8]? {
        let object = file.resolved(entry("Contents"))
        guard object != nil else { return [] }
        let parts = file.array(object).isEmpty ? [object] : file.array(object).map { Optional($0) }
        var content: [UInt8] = []
        for part in parts {
            guard let bytes = file.data(of: part) else { return nil }
            content += bytes + [0x0A]
        }
        return content
    }
}
