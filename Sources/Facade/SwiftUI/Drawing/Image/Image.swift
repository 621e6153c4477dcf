public import CoreGraphics
public import Foundation
import LayoutSimInertness
public import UIKit

/// A picture.
public struct Image: Equatable, Sendable {
    /// Where a picture comes from.
    enum Source: Equatable, Sendable {
        /// A picture of an asset catalog or a file.
        case asset(String, Bundle?)
        case symbol(String)
        case uiKit(UIImage)
    }

    /// How a picture fills a size that is not its own.
    struct Resizing: Equatable, Sendable {
        let insets: EdgeInsets
        let mode: ResizingMode
    }

    let source: Source
    /// What the picture is called; `nil` for its name.
    var label: Text?
    /// Whether nobody has to know of the picture.
    var isDecorative = false
    var resizing: Resizing?
    var renderingMode: TemplateRenderingMode?
    var interpolation = Interpolation.medium
    var symbolMode: SymbolRenderingMode?
    let line = SourceLine()

    init(_ source: Source, label: Text? = nil, isDecorative: Bool = false) {
        self.source = source
        self.label = label
        self.isDecorative = isDecorative
    }

    /// Creates a picture of an asset catalog.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(.asset(name, bundle)) }
    /// Creates a picture of an asset catalog with a label.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(.asset(name, bundle), label: label) }
    /// Creates a picture of an asset catalog of which nobody has to know.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(.asset(name, bundle), isDecorative: true)
    }
    /// Creates a symbol of an asset catalog; its value changes nothing here.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
        Self.tell(variableValue)
    }
    /// Creates a symbol of an asset catalog with a label; its value changes nothing here.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle, label: label)
        Self.tell(variableValue)
    }
    /// Creates a symbol of an asset catalog of which nobody has to know; its value changes nothing here.
    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(decorative: name, bundle: bundle)
        Self.tell(variableValue)
    }
    /// Creates a symbol of the system.
    public init(systemName: String) { self.init(.symbol(systemName)) }
    /// Creates a symbol of the system; its value changes nothing here.
    public init(systemName: String, variableValue: Double?) {
        self.init(systemName: systemName)
        Self.tell(variableValue)
    }
    /// Creates a picture of an asset catalog.
    public init(_ resource: ImageResource) { self.init(uiImage: UIImage(resource: resource)) }
    /// Creates a picture of UIKit's.
    public init(uiImage: UIImage) { self.init(.uiKit(uiImage)) }
    /// Creates a picture of Core Graphics with a label.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(
            .uiKit(UIImage(cgImage: cgImage, scale: scale, orientation: orientation.uiKit)), label: label)
    }
    /// Creates a picture of Core Graphics of which nobody has to know.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(
            .uiKit(UIImage(cgImage: cgImage, scale: scale, orientation: orientation.uiKit)), isDecorative: true)
    }

    /// Tells that a value is not drawn, unless a symbol shows all of itself.
    private static func tell(_ value: Double?) {
        if let value, value < 1 { inert(.looks, in: Image.self, "variableValue") }
    }

    func with(_ change: (inout Image) -> Void) -> Image {
        var image = self
        change(&image)
        return image
    }
}

extension Color {
    /// Creates a color of an asset catalog.
    public init(_ resource: ColorResource) { self.init(uiColor: UIColor(resource: resource)) }
}
