public import CoreGraphics
public import CoreImage

extension UIImage {
    /// Creates an image of a Core Image picture, whose pixels are computed at once here; empty without an end.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

    /// Creates an image of a Core Image picture, whose pixels are computed at once here; empty without an end.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
        if let image = CIContext().createCGImage(ciImage, from: ciImage.extent) {
            self.init(cgImage: image, scale: scale, orientation: orientation)
        } else {
            self.init()
        }
    }

    /// The Core Image picture that the image was made of; always `nil` here, since pixels are computed at once.
    public var ciImage: CIImage? { nil }
}

extension CIImage {
    /// Creates a picture of an image, without its orientation; `nil` if it has no pixels.
    public convenience init?(image: UIImage) {
        guard let pixels = image.cgImage else { return nil }
        self.init(cgImage: pixels)
    }
}

extension CIColor {
    /// Creates a color of another one.
    public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}

extension UIColor {
    /// Creates a color of one of Core Image.
    public convenience init(ciColor: CIColor) {
        self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }
    /// The color in Core Image.
    public var ciColor: CIColor { CIColor(color: self) }
}
