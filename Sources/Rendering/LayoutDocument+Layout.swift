import LayoutSimAudits
package import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimPainting
package import LayoutSimTypography
import LayoutSimViewTree

extension LayoutDocument {
    /// The document of a layout; the typesetter must be the one that measured its texts.
    package init(_ layout: Layout, typesetter: Typesetter, variant: String? = nil) {
        let screen = layout.screen
        header =
            [Property("screen", quotedIfNeeded(screen.name))]
            + (variant.map { [Property("variant", quotedIfNeeded($0))] } ?? [])
            + LayoutDocument.header(of: screen) + [Property("font-era", typesetter.era.rawValue)]
        let grid = PixelGrid(scale: screen.viewport.scale)
        nodes = layout.views.map { placed in
            Node(
                depth: placed.depth, id: placed.view.id, frame: placed.frame.inThousandths,
                properties: LayoutDocument.properties(of: placed, typesetter, grid))
        }
        constraints = layout.constraints.map { ConstraintLine(text: $0.text, result: $0.result) }
        audits = LayoutAudit(layout, typesetter: typesetter).findings.map(\.description)
    }

    private static func header(of screen: Screen) -> [Property] {
        let viewport = screen.viewport
        let size = "\(decimal(viewport.size.width))x\(decimal(viewport.size.height))@\(decimal(viewport.scale))x"
        let insets = viewport.safeArea
        let bar = screen.navigationBar.map { bar in
            let button = bar.trailingButton.map { " \($0.style.rawValue) \(quoted($0.title))" } ?? ""
            return Property("navigation-bar", "\(decimal(viewport.navigationBarHeight)) \(quoted(bar.title))\(button)")
        }
        return [
            Property("device", "\(quotedIfNeeded(viewport.deviceName)) \(viewport.orientation.rawValue) \(size)"),
            Property("status-bar", decimal(viewport.statusBarHeight)),
            Property(
                "safe-area",
                [insets.top, insets.left, insets.bottom, insets.right].map(decimal).joined(separator: " ")),
        ] + (bar.map { [$0] } ?? [])
    }

    private static func properties(
        of placed: PlacedView, _ typesetter: Typesetter, _ grid: PixelGrid
    ) -> [Property] {
        let background = placed.view.backgroundColor.map { [Property("background", "\($0)")] } ?? []
        switch placed.view.content {
        case .none, .button, .textField, .textView, .control, .stack, .scroll, .opaque: return background
        case .label(let text, let color):
            let layout = typesetter.layout(text, in: placed.frame.size, grid: grid)
            return background + properties(of: text, color, layout)
        case .image(let image, let mode):
            return background + [Property("image", "\(description(of: image)) \(mode.rawValue)")]
        }
    }

    private static func properties(of text: TextContent, _ color: Color, _ layout: TextLayout) -> [Property] {
        let limit = text.numberOfLines == 0 ? "any" : "\(text.numberOfLines)"
        var properties = [
            Property("text", quoted(text.text)),
            Property("font", "\(text.font.description) \(color)"),
            Property(
                "lines", "\(layout.lines.count) of \(limit) \(text.alignment.rawValue) \(text.lineBreakMode.rawValue)"),
        ]
        if text.minimumScaleFactor > 0 {
            properties.append(
                Property("scale", "\(decimal(layout.scaleFactor)) of \(decimal(text.minimumScaleFactor))"))
        }
        return properties + layout.lines.map { Property("line", quoted($0.text)) }
    }

    private static func description(of image: Image) -> String {
        let size = "\(decimal(image.size.width))x\(decimal(image.size.height))"
        return switch image.source {
        case .file(let path): "file \(quoted(path)) \(size)"
        case .drawing(let drawing): "drawing \(quotedIfNeeded(drawing.name)) \(size)"
        case .symbol(let name): "symbol \(quotedIfNeeded(name)) \(size)"
        case .missing(let name): "missing \(quotedIfNeeded(name)) \(size)"
        }
    }
}

extension Rect {
    /// The rectangle that its printed numbers give.
    fileprivate var inThousandths: Rect {
        func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
        return Rect(x: rounded(minX), y: rounded(minY), width: rounded(width), height: rounded(height))
    }
}

extension Font {
    /// `system 22 regular`, or the name in the place of the family.
    var description: String {
        let name =
            switch family {
            case .system: "system"
            case .named(let name): quoted(name)
            }
        return "\(name) \(decimal(size)) \(weight.rawValue)\(isItalic ? " italic" : "")"
    }
}

extension SolvedConstraint {
    /// The relation with its priority, and who asked for it if that is not the author.
    package var text: String {
        switch source {
        case .screen: "\(constraint)"
        case .stack: "\(constraint) stack"
        case .autoresizing: "\(constraint) autoresizing"
        case .hugging: "\(constraint) hugging"
        case .compressionResistance: "\(constraint) compression"
        }
    }

    /// How it fared.
    package var result: String {
        if error >= 0.0005 { return "off by \(decimal(error))" }
        return slack >= 0.0005 ? "slack \(decimal(slack))" : "tight"
    }
}
