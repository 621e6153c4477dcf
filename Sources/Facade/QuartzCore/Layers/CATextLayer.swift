public import CoreGraphics
public import Foundation
public import LayoutSimInertness

/// A layer that draws text.
open class CATextLayer: CALayer {
    /// A string or an attributed string.
    open var string: Any? { didSet { host?.layerAppearanceChanged(self) } }
    /// A font, or the name of one.
    open var font: CFTypeRef? { didSet { host?.layerAppearanceChanged(self) } }
    /// The font size in points; attributed strings have their own.
    open var fontSize: CGFloat = 36 { didSet { host?.layerAppearanceChanged(self) } }
    /// The color of the text; attributed strings have their own.
    open var foregroundColor: CGColor? = .white { didSet { host?.layerAppearanceChanged(self) } }
    /// Whether lines wrap at the width of the bounds, in which case nothing is truncated.
    open var isWrapped = false
    /// Where lines that do not wrap are truncated.
    open var truncationMode: CATextLayerTruncationMode = .none
    /// The horizontal alignment of lines.
    open var alignmentMode: CATextLayerAlignmentMode = .natural
    /// Whether glyphs are placed at whole pixels; stored only.
    @Inert(.looks) open var allowsFontSubpixelQuantization = false

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
    /// No truncation: text is clipped.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// At the start.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// At the end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// In the middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// The horizontal alignment of lines of text.
public struct CATextLayerAlignmentMode: _TypedString, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// By the direction of the text.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// To the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// To the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// Centered.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// To both sides.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
