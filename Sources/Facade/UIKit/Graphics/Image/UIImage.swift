public import CoreGraphics
public import Foundation
import LayoutSimPixels
import Synchronization

/// An image: a bitmap at a scale, a system symbol, or an animated sequence of images.
public final class UIImage: NSObject, NSSecureCoding, Sendable {
    let values: ImageValues
    private let identifier = Mutex<String?>(nil)
    /// The name that renderers use for the pixels, once it has been requested.
    let shownName = Mutex<String?>(nil)

    init(_ values: ImageValues) {
        self.values = values
        super.init()
    }

    /// Creates an empty image.
    public override convenience init() { self.init(ImageValues()) }

    /// Creates an image from data encoded by `encode(with:)`.
    public convenience init?(coder: NSCoder) {
        guard coder.allowsKeyedCoding, let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData") else {
            return nil
        }
        self.init(data: data as Data, scale: CGFloat(coder.decodeDouble(forKey: "UIScale")))
    }
    public static var supportsSecureCoding: Bool { true }
    /// Encodes the pixels and the scale.
    public func encode(with coder: NSCoder) {
        guard coder.allowsKeyedCoding, let data = pngData() else { return }
        coder.encode(data as NSData, forKey: "UIImageData")
        coder.encode(Double(scale), forKey: "UIScale")
    }

    /// Creates the image with a name in the asset catalogs and files of the main bundle.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Creates the image with a name in a bundle for traits; `nil` if there is none.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        guard let values = ImageValues(named: name, in: bundle, for: traitCollection) else { return nil }
        self.init(values)
    }

    /// Creates the image with a name in a bundle, with a configuration; `nil` if there is none.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
        guard var values = ImageValues(named: name, in: bundle, for: configuration?.traitCollection) else { return nil }
        values.configuration = configuration.map(ImageConfiguration.init)
        self.init(values)
    }

    /// Creates the image with a name in a bundle; the variable value is ignored here.
    public convenience init?(
        named name: String, in bundle: Bundle?, variableValue value: Double, configuration: UIImage.Configuration? = nil
    ) {
        self.init(named: name, in: bundle, with: configuration)
    }

    /// Creates the image of a system symbol.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// Creates a system symbol with a configuration; `nil` only for an empty name.
    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        guard !name.isEmpty else { return nil }
        var values = ImageValues()
        values.symbol = name
        values.configuration = configuration.map(ImageConfiguration.init)
        self.init(values)
    }

    /// Creates a system symbol; the traits are ignored here.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Creates a system symbol; the variable value is ignored here.
    public convenience init?(
        systemName name: String, variableValue value: Double, configuration: UIImage.Configuration? = nil
    ) {
        self.init(systemName: name, withConfiguration: configuration)
    }

    /// Creates an image from a file; `nil` if it cannot be read.
    public convenience init?(contentsOfFile path: String) {
        guard let values = ImageValues(file: path) else { return nil }
        self.init(values)
    }

    /// Creates an image from the bytes of a file, at one pixel per point; `nil` if they cannot be read.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Creates an image from the bytes of a file, at a scale in pixels per point; `nil` if they cannot be read.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let picture = CGImage(data: data) else { return nil }
        self.init(cgImage: picture, scale: scale, orientation: picture.storedOrientation)
    }

    /// Creates an image from pixels, at one pixel per point.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// Creates an image from pixels, at a scale in pixels per point and in an orientation.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        var values = ImageValues()
        values.picture = cgImage
        values.scale = scale > 0 ? scale : 1
        values.orientation = orientation
        self.init(values)
    }

    /// Creates an image from an image literal; an empty one if it is missing.
    public convenience init(imageLiteralResourceName name: String) {
        self.init(ImageValues(named: name, in: nil, for: nil) ?? ImageValues())
    }

    /// The identifier by which tests find views that show the image.
    public var accessibilityIdentifier: String? {
        get { identifier.withLock { $0 } }
        set { identifier.withLock { $0 = newValue } }
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return other === self || other.values == values
    }

    public override var hash: Int { values.symbol?.hashValue ?? values.picture?.hashValue ?? 0 }

    public override var description: String {
        let name = values.symbol.map { "symbol(system: \($0)) " } ?? values.name.map { "named(\($0)) " } ?? ""
        return "<UIImage \(name){\(size.width), \(size.height)} renderingMode=\(renderingMode)>"
    }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The type of image literals.
// swift-format-ignore: NoLeadingUnderscores
public typealias _ImageLiteralType = UIImage
