import LayoutSimUIKitArithmetic
import CoreGraphics
import Foundation
import LayoutSimAssets
import LayoutSimFiles
import LayoutSimGeometry
import LayoutSimPixels
import LayoutSimViewTree

/// The values that define an image.
struct ImageValues: Hashable, Sendable {
    var picture: CGImage?
    /// The name of the system symbol.
    var symbol: String?
    /// The name by which the image was requested.
    var name: String?
    /// The path of the image file.
    var path: String?
    /// The scale, in pixels per point.
    var scale: CGFloat = 1
    var orientation = UIImage.Orientation.up
    var renderingMode = UIImage.RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
    var resizingMode = UIImage.ResizingMode.tile
    var isResizable = false
    var alignmentInsets = UIEdgeInsets.zero
    var flipsForRightToLeft = false
    var baselineOffset: CGFloat?
    var configuration: ImageConfiguration?
    var tint: UIColor?
    var frames: [UIImage]?
    var duration: TimeInterval = 0
    /// The image as described by a nib that refers to it.
    var standIn: Image?

    init() {}

    /// Creates the image with a name in a bundle; `nil` if there is none that can be read.
    init?(named name: String, in bundle: Bundle?, for traits: UITraitCollection?) {
        let traits = traits ?? .current
        let own = traits.displayScale > 0 ? traits.displayScale : UITraitCollection.current.displayScale
        let scale = own > 0 ? own : 3
        let catalog = BundleAssets.catalog(of: bundle)
        guard
            let found = try? catalog.picture(
                named: name, scale: Double(scale),
                appearance: traits.userInterfaceStyle == .dark ? .dark : .light),
            let picture = found.isVector
                ? BundleAssets.vectorPicture(found, scale: scale) : BundleAssets.picture(at: found.path)
        else { return nil }
        var values = ImageValues(picture, of: found.path)
        values.name = name
        values.scale = found.isVector ? scale : CGFloat(found.scale)
        values.alignmentInsets = UIEdgeInsets(found.alignmentInsets)
        if let slices = found.slices {
            values.isResizable = true
            values.capInsets = UIEdgeInsets(slices.caps)
            values.resizingMode = slices.isTiled ? .tile : .stretch
        }
        if let isTemplate = found.isTemplate { values.renderingMode = isTemplate ? .alwaysTemplate : .alwaysOriginal }
        self = values
    }

    /// Creates the image in a file; the suffix `@2x` or `@3x` of its name determines the scale.
    init?(file path: String) {
        guard let data = FileManager.default.contents(atPath: path), let picture = CGImage(data: data, file: path)
        else {
            return nil
        }
        self.init(picture, of: path)
    }

    private init(_ picture: CGImage, of path: String) {
        self.picture = picture
        self.path = path
        orientation = picture.storedOrientation
        let stem = path.split(separator: "/").last.map(String.init)?.split(separator: ".").first.map(String.init) ?? ""
        scale = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    }

    /// The size of the image, in points.
    var size: CGSize {
        if let size = standIn?.size { return CGSize(width: size.width, height: size.height) }
        if symbol != nil { return symbolSize }
        if let frame = frames?.first { return frame.size }
        guard let picture else { return .zero }
        let size = CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
        return orientation.isSideways ? CGSize(width: size.height, height: size.width) : size
    }

    /// The size of a symbol in points, of whole pixels.
    private var symbolSize: CGSize {
        let points = (configuration?.setting ?? SymbolSetting()).size
        let form = SymbolForm(symbol ?? "")
        let grid = PixelGrid(scale: Double(SimulatedDevice.currentScale))
        return CGSize(width: grid.round(edge: points * form.width), height: grid.round(edge: points * form.height))
    }

    /// Returns the insets of a symbol's alignment rectangle on a screen with a scale; zero for other images.
    func symbolInsets(scale: CGFloat) -> UIEdgeInsets {
        guard symbol != nil else { return .zero }
        let points = configuration?.setting.pointSize ?? 17
        let grid = PixelGrid(scale: Double(scale > 0 ? scale : 1))
        return UIEdgeInsets(SymbolBox(points: Double(points), height: Double(size.height), grid: grid).insets)
    }
}
