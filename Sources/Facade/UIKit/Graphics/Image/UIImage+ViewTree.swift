package import CoreGraphics
package import LayoutSimRendering
import LayoutSimGeometry
import LayoutSimPixels
import LayoutSimText
import LayoutSimViewTree
import Synchronization

extension UIImage {
    /// Returns the image as screens represent it; `nil` for an image without content.
    func viewTreeImage(_ traits: UITraitCollection) -> Image? {
        if let image = values.standIn { return image }
        let size = Size(size)
        // The alignment of symbols matters to image views only, not to parts of controls.
        let aligned = aligned(by: values.alignmentInsets)
        if let symbol = values.symbol {
            var image = Image(.symbol(symbol), size: size, intrinsicSize: aligned)
            image.look = symbolLook(traits)
            return image
        }
        guard values.picture != nil || values.frames != nil else { return nil }
        let known = shownName.withLock { $0 }
        guard let name = known ?? shownPixels.map({ ShownPictures.name(of: $0, called: shownTitle) }) else {
            return nil
        }
        shownName.withLock { $0 = name }
        var image = Image(.file(name), size: size, intrinsicSize: aligned)
        image.isTemplate = renderingMode == .alwaysTemplate
        if values.isResizable {
            let caps = EdgeInsets(capInsets)
            image.look = resizingMode == .tile ? .tiled(caps) : .stretched(caps)
        }
        return image
    }

    /// Returns the size of the image without insets, in points.
    func aligned(by insets: UIEdgeInsets) -> LayoutSimGeometry.Size {
        Size(
            width: Double(max(0, size.width - insets.left - insets.right)),
            height: Double(max(0, size.height - insets.top - insets.bottom)))
    }

    /// Returns the image for a part of a control; an empty image hides the part.
    ///
    /// - Parameter isTemplate: Whether the control tints the image unless the image specifies otherwise.
    func partImage(_ traits: UITraitCollection, isTemplate: Bool = false) -> Image {
        var image =
            viewTreeImage(traits)
            ?? Image(.drawing(VectorImage(name: "empty", size: .zero, layers: [])), size: .zero, intrinsicSize: nil)
        if isTemplate, renderingMode == .automatic, case .file = image.source, values.tint == nil {
            image.isTemplate = true
        }
        return image
    }
    /// The name of the image, with the orientation and tint that affect its pixels.
    var shownTitle: String? {
        guard let name = values.name, values.orientation != .up || values.tint != nil else { return values.name }
        let turn = values.orientation == .up ? [] : ["\(values.orientation)"]
        return ([name] + turn + (values.tint.map { ["\($0.geometryColor())"] } ?? [])).joined(separator: " ")
    }

    /// Returns the weight and color of a symbol; `nil` for the regular weight in the tint color.
    ///
    /// Unless the symbol is a template, its own color takes precedence over the colors of its configuration. A symbol
    /// that is always original and has no color is black.
    private func symbolLook(_ traits: UITraitCollection) -> ImageLook? {
        let setting = values.configuration?.setting ?? SymbolSetting()
        let isOriginal = renderingMode == .alwaysOriginal
        let color =
            renderingMode == .alwaysTemplate ? nil : values.tint ?? setting.colors.first ?? (isOriginal ? .black : nil)
        let weight = setting.weight.fontWeight().nearest
        guard color != nil || weight != .regular else { return nil }
        return .symbol(weight, color?.geometryColor(traits))
    }

    /// The image as shown in right-to-left layouts, if it is one that flips.
    var flipped: UIImage {
        guard let symbol = values.symbol else { return withHorizontallyFlippedOrientation() }
        var values = values
        values.symbol = symbol.split(separator: ".").map { $0 == "left" ? "right" : $0 == "right" ? "left" : $0 }
            .joined(separator: ".")
        return UIImage(values)
    }

    /// The pixels as displayed: upright and tinted.
    var shownPixels: CGImage? {
        guard let picture = cgImage else { return nil }
        return values.tint == nil ? picture.turned(values.orientation.turn) : redrawn() ?? picture
    }
}

/// The images that screens made of objects refer to by name.
package enum ShownPictures {
    private static let known = Mutex<[String: CGImage]>([:])

    /// Returns a name for an image, from its own name and a hash of its pixels.
    package static func name(of picture: CGImage, called ownName: String?) -> String {
        let hash = String(picture.bitmap.pixelHash.description.prefix(8))
        let name = ownName.map { PictureName.unique($0, hash: hash) } ?? "picture \(hash)"
        known.withLock { $0[name] = picture }
        return name
    }

    /// Returns the image with a name.
    static func picture(named name: String) -> CGImage? { known.withLock { $0[name] } }

    /// Registers all images with a renderer.
    package static func supply(to renderer: Renderer) {
        let pictures = known.withLock { $0 }
        for (name, picture) in pictures.sorted(by: { $0.key < $1.key }) {
            if let outlines = picture.outlines {
                renderer.add(outlines, named: name)
            } else {
                renderer.add(picture.bitmap, named: name)
            }
        }
    }
}
