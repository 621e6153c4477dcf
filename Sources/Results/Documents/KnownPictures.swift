import LayoutSimDrawing
import LayoutSimGeometry
package import LayoutSimViewTree

/// Pictures keyed by the hashes that documents record, used to complete screens that are read from documents.
package struct KnownPictures: Sendable {
    private var sources: [String: Image.Source] = [:]

    /// Creates an empty collection of pictures.
    package init() {}

    /// Collects the pictures of a screen; the document must be that of its layout.
    package init(of screen: Screen, _ document: LayoutDocument) {
        add(screen, document)
    }

    /// Adds the pictures of a screen; the document must be that of its layout.
    package mutating func add(_ screen: Screen, _ document: LayoutDocument) {
        guard let recorded = document.recordedScreen?.screen else { return }
        for (image, told) in zip(screen.images, recorded.images) {
            if let hash = told.artwork { sources[hash] = image.source }
        }
        for (image, told) in zip(screen.drawnImages, recorded.drawnImages) {
            if let hash = told.artwork { sources[hash] = .file(image.name) }
        }
    }

    /// Whether the picture with a hash is known.
    package func contains(_ hash: String) -> Bool { sources[hash] != nil }
}

extension LayoutDocument {
    /// The screen that the document records, with its pictures as far as they are known.
    ///
    /// A picture that is not known is replaced by a plate in a color derived from its hash, so that different pictures
    /// still look different. `nil` for a document without views or with duplicate ids.
    package func recordedScreen(pictures: KnownPictures) -> RecordedScreen? {
        guard var recorded = recordedScreen else { return nil }
        recorded.screen.changeImages { image in
            if let hash = image.artwork { image.source = pictures.source(of: hash, for: image) }
        }
        recorded.screen.root.changeAllViews { view in
            view.changeDrawnImages { image in
                guard let hash = image.artwork else { return }
                // A picture that is not known is not drawn.
                image.name = pictures.file(of: hash) ?? "artwork-\(hash)"
            }
        }
        return recorded
    }
}

extension KnownPictures {
    fileprivate func file(of hash: String) -> String? {
        if case .file(let name)? = sources[hash] { name } else { nil }
    }

    fileprivate func source(of hash: String, for image: Image) -> Image.Source {
        if let source = sources[hash] { return source }
        let hue = UInt32(hash.prefix(6), radix: 16) ?? 0
        let plate = VectorImage.Layer(.rect(Rect(origin: .zero, size: image.size)), Color(hex: hue | 0x808080))
        let name = if case .drawing(let drawing) = image.source { drawing.name } else { "artwork-\(hash)" }
        return .drawing(VectorImage(name: name, size: image.size, layers: [plate]))
    }
}
