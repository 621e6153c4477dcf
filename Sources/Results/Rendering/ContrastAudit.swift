package import LayoutSimAudits
package import LayoutSimAutoLayout
import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimNotation
import LayoutSimPixels
import LayoutSimText
import LayoutSimViewTree

extension Renderer {
    /// Texts that stand out too little from the pixels behind them, in the order in which they are drawn.
    ///
    /// Placeholders have the system's color, and are left out. Throws a `RasterError` for a picture that is too large.
    package func contrastFindings(_ layout: Layout) throws -> [AuditFinding] {
        let list = displayList(layout)
        guard list.pixelWidth > 0, list.pixelHeight > 0 else { return [] }
        var behind = list
        behind.scale = 1
        behind.items = list.items.map { DisplayItem(view: $0.view, operation: $0.operation.withoutGlyphs) }
        let pixels = try bitmap(behind)
        var worst: [String: DrawnText] = [:]
        var order: [String] = []
        for item in list.items {
            for (run, color) in item.operation.glyphRuns(alpha: 1) {
                guard let text = DrawnText(run, color, over: pixels) else { continue }
                if worst[item.view] == nil { order.append(item.view) }
                if text.ratio < worst[item.view]?.ratio ?? .infinity { worst[item.view] = text }
            }
        }
        let views = Dictionary(layout.views.map { ($0.view.id, $0.view) }) { first, _ in first }
        return order.compactMap { id in
            guard let view = views[id], let text = worst[id], let font = view.readFont else { return nil }
            let least = ContrastRatio.least(fontSize: font.size, isBold: font.isBold)
            guard text.ratio < least else { return nil }
            return AuditFinding(.contrast, [AuditedView(view)], "\(text.description), not \(decimal(least)):1")
        }
    }
}

/// A text and the pixels behind it.
private struct DrawnText {
    /// The contrast that nine tenths of the pixels behind the text have.
    var ratio: Double
    /// The colors at that place.
    var colors: (text: Color, behind: Color)

    /// `nil` for a text outside of the picture.
    init?(_ run: GlyphRun, _ color: Color, over pixels: Bitmap) {
        let origins = run.glyphs.map(\.origin)
        guard let left = origins.map(\.x).min(), let right = origins.map(\.x).max(), let base = origins.map(\.y).max()
        else { return nil }
        // From the height of capitals to the baseline.
        let columns = max(0, Int(left))..<max(max(0, Int(left)), min(pixels.width, Int(right + run.size * 0.6)))
        let rows =
            max(0, Int(base - run.size * 0.7))..<max(max(0, Int(base - run.size * 0.7)), min(pixels.height, Int(base)))
        var found: [(ratio: Double, text: Color, behind: Color)] = []
        for y in rows {
            for x in columns {
                let behind = Color(pixels[x, y])
                if let last = found.last, last.behind == behind {
                    found.append(last)
                    continue
                }
                let text = color.over(behind)
                found.append((ContrastRatio.between(text, behind), text, behind))
            }
        }
        guard !found.isEmpty else { return nil }
        found.sort { $0.ratio < $1.ratio }
        let place = found[found.count / 10]
        (ratio, colors) = (place.ratio, (place.text, place.behind))
    }

    var description: String {
        "\(colors.text) on \(colors.behind) is \(decimal((ratio * 10).rounded(.down) / 10)):1"
    }
}

extension Color {
    fileprivate init(_ pixel: Pixel) {
        self.init(red: pixel.red, green: pixel.green, blue: pixel.blue)
    }

    /// The opaque color of it over another one.
    fileprivate func over(_ behind: Color) -> Color {
        let share = Int(alpha)
        func mixed(_ own: UInt8, _ other: UInt8) -> UInt8 {
            let sum = Int(own) * share + Int(other) * (255 - share)
            return UInt8((sum + 127) / 255)
        }
        return Color(
            red: mixed(red, behind.red), green: mixed(green, behind.green), blue: mixed(blue, behind.blue))
    }
}

extension View {
    /// The font of the text that people read in it; `nil` for none, and for placeholders.
    fileprivate var readFont: Font? {
        switch content {
        case .label(let text, _): text.font
        case .button(let button): button.title?.font
        case .textView(let textView): textView.text.font
        case .textField(let field): field.text.text.isEmpty ? nil : field.text.font
        case .none, .image, .control, .stack, .scroll, .opaque: nil
        }
    }
}

extension Font {
    fileprivate var isBold: Bool { [.bold, .heavy, .black].contains(weight) }
}
