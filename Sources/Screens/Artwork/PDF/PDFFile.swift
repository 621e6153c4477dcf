import LayoutSimDrawing

/// The objects of a PDF file.
///
/// They are found by scanning for the start of each object instead of reading the cross-reference table, so that none
/// of its formats needs to be supported and broken tables do no harm.
struct PDFFile {
    private var objects: [Int: PDFObject] = [:]
    private(set) var isEncrypted = false
    /// The decoded JPEG images, by the numbers of their objects.
    private var photos: [Int: Picture] = [:]

    /// The maximum number of objects, more than any icon has.
    private static let mostObjects = 100_000

    /// Parses a file; `nil` if it does not begin like a PDF.
    init?(_ bytes: [UInt8]) {
        guard bytes.prefix(1024).firstRange(of: Array("%PDF-".utf8)) != nil else { return nil }
        var scanner = PDFScanner(bytes[...])
        var last: [PDFObject] = []
        while let object = scanner.object(), objects.count < Self.mostObjects {
            switch object {
            case .word("obj"):
                if last.count == 2, let number = last[0].integer, last[1].integer != nil {
                    objects[number] = Self.content(&scanner)
                }
                last = []
            case .word("trailer"):
                if case .dictionary(let trailer)? = scanner.object(), trailer["Encrypt"] != nil { isEncrypted = true }
                last = []
            default: last = last.suffix(1) + [object]
            }
        }
        openObjectStreams()
    }

    /// Returns the content of an object whose keyword `obj` has been read.
    private static func content(_ scanner: inout PDFScanner) -> PDFObject? {
        guard let object = scanner.object() else { return nil }
        guard case .dictionary(let dictionary) = object else { return object }
        let place = scanner.position
        guard scanner.object() == .word("stream") else {
            scanner.move(to: place)
            return object
        }
        return .stream(dictionary, scanner.streamBytes(length: dictionary["Length"]?.integer))
    }

    /// Adds the objects in object streams; those found outside of them are newer.
    private mutating func openObjectStreams() {
        for number in objects.keys.sorted() {
            guard case .stream(let dictionary, _)? = objects[number] else { continue }
            if dictionary["Encrypt"] != nil { isEncrypted = true }
            guard dictionary["Type"]?.name == "ObjStm", let count = dictionary["N"]?.integer,
                let first = dictionary["First"]?.integer, let object = objects[number], let bytes = data(of: object)
            else { continue }
            var scanner = PDFScanner(bytes[...])
            let numbers = (0..<min(max(count, 0), bytes.count) * 2).compactMap { _ in scanner.object()?.integer }
            for index in stride(from: 0, to: numbers.count - 1, by: 2) where objects[numbers[index]] == nil {
                guard objects.count < Self.mostObjects, first >= 0, numbers[index + 1] >= 0 else { return }
                scanner.move(to: first + numbers[index + 1])
                objects[numbers[index]] = scanner.object()
            }
        }
    }

    /// All objects, ordered by object number.
    var all: [PDFObject] { objects.sorted { $0.key < $1.key }.map(\.value) }

    /// Returns an object, or the one that it refers to.
    func resolved(_ object: PDFObject?) -> PDFObject? {
        var object = object
        // References may be circular.
        for _ in 0..<8 {
            guard case .reference(let number)? = object else { return object }
            object = objects[number]
        }
        return nil
    }

    func number(_ object: PDFObject?) -> Double? { resolved(object)?.number }
    func name(_ object: PDFObject?) -> String? { resolved(object)?.name }

    func array(_ object: PDFObject?) -> [PDFObject] {
        if case .array(let members)? = resolved(object) { members } else { [] }
    }

    func numbers(_ object: PDFObject?) -> [Double] { array(object).compactMap(number) }

    /// Returns the entries of a dictionary, or of a stream's dictionary.
    func dictionary(_ object: PDFObject?) -> PDFDictionary? {
        switch resolved(object) {
        case .dictionary(let dictionary)?, .stream(let dictionary, _)?: dictionary
        default: nil
        }
    }

    /// Returns the file with its JPEG images decoded.
    func photos(by read: VectorArtwork.PhotoReader) -> PDFFile {
        var file = self
        for number in objects.keys.sorted() {
            guard let object = objects[number], let jpeg = data(of: object, endingIn: ["DCTDecode", "DCT"]) else {
                continue
            }
            file.photos[number] = read(jpeg)
        }
        return file
    }

    /// Returns the JPEG image that an object refers to; `nil` if it is none that could be read.
    func photo(_ object: PDFObject?) -> Picture? {
        guard case .reference(let number)? = object else { return nil }
        return photos[number]
    }

    /// Returns the decoded data of a stream; `nil` if the object is not a stream or has an unknown filter.
    func data(of object: PDFObject?) -> [UInt8]? { data(of: object, endingIn: nil) }

    /// Returns the data of a stream, decoded up to a last filter of some names if there are any; `nil` if the object is
    /// not a stream, has an unknown filter, or does not end in such a filter.
    private func data(of object: PDFObject?, endingIn last: [String]?) -> [UInt8]? {
        guard case .stream(let dictionary, let bytes)? = resolved(object) else { return nil }
        let filter = resolved(dictionary["Filter"] ?? dictionary["F"])
        var names = filter?.name.map { [$0] } ?? array(filter).compactMap(name)
        if let last {
            guard let name = names.popLast(), last.contains(name) else { return nil }
        }
        let own = dictionary["DecodeParms"] ?? dictionary["DP"]
        let parameters = self.dictionary(own).map { [$0] } ?? array(own).map { self.dictionary($0) ?? [:] }
        var data = Array(bytes)
        for (index, name) in names.enumerated() {
            let settings = index < parameters.count ? parameters[index] : [:]
            guard let decoded = PDFFilter.decoded(data[...], name, settings) else { return nil }
            data = decoded
        }
        return data
    }
}
