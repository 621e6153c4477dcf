import LayoutSimGeometry
import LayoutSimNotation
import LayoutSimText
import LayoutSimViewTree

extension PropertyLine<View> {
    /// The picture of an image view or a button.
    static let images: [PropertyLine] = [
        PropertyLine(
            name: "image",
            rows: [
                .image,
                PropertyRow(
                    "content mode", Place({ $0.contentMode }, { $0.contentMode = $1 }), optional: .word, .paint),
            ],
            values: { view in view.image.map { [$0.text(view.contentMode)] } ?? [] },
            read: { view, words in readImage(&words, into: &view) }),
        PropertyLine("artwork", .artwork),
    ]

    /// Reads a picture; returns `false` if the words are not one that the view can show in this way.
    private static func readImage(_ words: inout WordReader, into view: inout View) -> Bool {
        guard let read = words.image() else { return false }
        view.image = read.image
        if let mode = read.mode { view.contentMode = mode }
        return view.image == read.image && (read.mode == nil || view.contentMode == read.mode)
    }
}

extension PropertyRow<View> {
    /// Everything that documents record about a picture, apart from its contents.
    fileprivate static let image = PropertyRow(
        kind: "image", traits: .layout, differs: { $0.image?.named != $1.image?.named },
        text: { $0.image?.text(nil) }, copy: { $1.image = $0.image }, write: { _ in nil }, read: { _, _ in true })

    /// The contents of a picture, as a hash that differs between pictures.
    fileprivate static let artwork: PropertyRow = {
        let place = Place<View, String?>(
            get: { view in view.image.map(\.artwork) },
            set: { view, value in
                view.image?.artwork = value
                return view.image != nil
            })
        let row = PropertyRow(.artwork, place, optional: .name, .paint)
        return PropertyRow(
            kind: row.kind, traits: row.traits,
            differs: { old, new in
                old.image?.named == new.image?.named && old.image?.artwork != nil && new.image?.artwork != nil
                    && row.differs(old, new)
            },
            text: row.text, copy: { $1.image = $0.image }, write: row.write, read: row.read)
    }()
}

extension PropertyKind {
    /// The contents of a picture.
    package static let artwork: PropertyKind = "artwork"
}

extension Image {
    /// The picture without its outlines and contents.
    fileprivate var named: Image {
        var image = self
        image.artwork = nil
        if case .drawing(let drawing) = source {
            image.source = .drawing(VectorImage(name: drawing.name, size: size, layers: []))
        }
        return image
    }

    /// Returns the name and sizes of the picture, and how it fills its view.
    func text(_ mode: ContentMode?) -> String {
        let words = [
            source.text, Spelling<Size>.size.write(size), mode?.rawValue,
            intrinsicSize.map { "own \(Spelling<Size>.size.write($0))" }, isTemplate ? "template" : nil,
            look?.text,
        ]
        return words.compactMap(\.self).joined(separator: " ")
    }
}

extension Image.Source {
    fileprivate var text: String {
        switch self {
        case .file(let path): "file \(quoted(path))"
        case .drawing(let drawing): "drawing \(quotedIfNeeded(drawing.name))"
        case .symbol(let name): "symbol \(quotedIfNeeded(name))"
        case .missing(let name): "missing \(quotedIfNeeded(name))"
        }
    }

    fileprivate init?(kind: String, name: String, size: Size) {
        switch kind {
        case "file": self = .file(name)
        case "drawing": self = .drawing(VectorImage(name: name, size: size, layers: []))
        case "symbol": self = .symbol(name)
        case "missing": self = .missing(name)
        default: return nil
        }
    }
}

extension ImageLook {
    fileprivate var text: String {
        switch self {
        case .stretched(let caps): "stretched \(Spelling<EdgeInsets>.insets.write(caps))"
        case .tiled(let caps): "tiled \(Spelling<EdgeInsets>.insets.write(caps))"
        case .symbol(let weight, let color): "weight \(weight.rawValue)" + (color.map { " color \($0)" } ?? "")
        }
    }
}

extension WordReader {
    fileprivate mutating func look() -> ImageLook? {
        if skip("stretched") { return insets().map { .stretched($0) } }
        if skip("tiled") { return insets().map { .tiled($0) } }
        guard skip("weight"), let weight = value(FontWeight.self) else { return nil }
        return .symbol(weight, skip("color") ? color() : nil)
    }

    /// Reads a picture without its pixels or outlines, and how it fills its view if that is recorded.
    mutating func image() -> (image: Image, mode: ContentMode?)? {
        guard let kind = word(), let name = name(), let size = size(),
            let source = Image.Source(kind: kind, name: name, size: size)
        else { return nil }
        let mode: ContentMode? = value()
        var image = Image(source, size: size, intrinsicSize: nil)
        if skip("own") {
            guard let own = self.size() else { return nil }
            image.intrinsicSize = own
        }
        image.isTemplate = skip("template")
        image.look = look()
        return (image, mode)
    }
}

extension Spelling<Image> {
    /// An image followed by the hash of its artwork, if any.
    static var image: Spelling {
        Spelling(
            write: { $0.text(nil) + ($0.artwork.map { " artwork \($0)" } ?? "") },
            read: { words in
                guard var image = words.image()?.image else { return nil }
                if words.skip("artwork") { image.artwork = words.name() }
                return image
            })
    }
}
