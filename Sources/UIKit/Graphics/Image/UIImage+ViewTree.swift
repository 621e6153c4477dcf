package import CoreGraphics
package import LayoutSimRendering
import LayoutSimGeometry
import LayoutSimPixels
import LayoutSimViewTree
import Synchronization

extension UIImage {
    /// The picture as screens hold it; `nil` for an image without anything to show.
    func viewTreeImage() -> Image? {
        if let image = values.standIn { return image }
        let size = Size(width: size.width, height: size.height)
        if let symbol = values.symbol { return Image(.symbol(symbol), size: size, intrinsicSize: size) }
        guard values.picture != nil || values.frames != nil else { return nil }
        let known = shownName.withLock { $0 }
        guard let name = known ?? shownPixels.map({ ShownPictures.name(of: $0, called: values.name) }) else {
            return nil
        }
        shownName.withLock { $0 = name }
        var image = Image(.file(name), size: size, intrinsicSize: size)
        image.isTemplate = renderingMode == .alwaysTemplate && values.tint == nil
        return image
    }

    /// The pixels as they are seen: upright and in their tint.
    private var shownPixels: CGImage? {
        guard let picture = cgImage else { return nil }
        guard values.orientation != .up || values.tint != nil else { return picture }
        return redrawn() ?? picture
    }
}

/// The pictures that screens made of objects refer to by name.
package enum ShownPictures {
    private static let known = Mutex<[String: CGImage]>([:])

    /// A name for a picture, by its own name or by its pixels.
    package static func name(of picture: CGImage, called ownName: String?) -> String {
        let hash = "picture \(String(picture.bitmap.pixelHash.description.prefix(8)))"
        return known.withLock { known in
            let isTaken = ownName.flatMap { known[$0] }.map { $0 != picture } ?? false
            let name = isTaken ? hash : ownName ?? hash
            known[name] = picture
            return name
        }
    }

    /// The picture with a name.
    static func picture(named name: String) -> CGImage? { known.withLock { $0[name] } }

    /// Makes all pictures known to a renderer.
    package static func supply(to renderer: Renderer) {
        let pictures = known.withLock { $0 }
        for (name, picture) in pictures.sorted(by: { $0.key < $1.key }) { renderer.add(picture.bitmap, named: name) }
    }
}
