public import CoreGraphics
public import Foundation

/// A layer that draws text.
open class CATextLayer: CALayer {
    /// A string or an attributed string.
    open var string: Any? { didSet { host?.layerAppearanceChanged(self) } }
    /// A font, or the name of one.
    open var font: CFTypeRef? { didSet { host?.layerAppearanceChanged(self) } }
    open var fontSize: CGFloat = 36 { didSet { host?.layerAppearanceChanged(self) } }
    open var foregroundColor: CGColor? = .white { didSet { host?.layerAppearanceChanged(self) } }
    open var isWrapped = false
    open var truncationMode: CATextLayerTruncationMode = .none
    open var alignmentMode: CATextLayerAlignmentMode = .natural
    open var allowsFontSubpixelQuantization = false

    override func ownValue(_ key: String) -> LayerValue? {
        switch key {
        case "string": LayerValue(optional: self, \.string)
        case "font": LayerValue(optional: self, \.font)
        case "fontSize": LayerValue(self, \.fontSize)
        case "foregroundColor": LayerValue(optional: self, \.foregroundColor)
        default: nil
        }
    }

    override func takeValues(of layer: CALayer) {
        super.takeValues(of: layer)
        guard let text = layer as? CATextLayer else { return }
        (string, font, fontSize, foregroundColor) = (text.string, text.font, text.fontSize, text.foregroundColor)
        (isWrapped, truncationMode, alignmentMode) = (text.isWrapped, text.truncationMode, text.alignmentMode)
    }
}

/// Where text that does not fit is truncated.
public struct CATextLayerTruncationMode: _TypedString, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// The horizontal alignment of lines of text.
public struct CATextLayerAlignmentMode: _TypedString, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
