import LayoutSimAutoLayout
import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimText
import LayoutSimTypography
import Synchronization

/// Lays out the text of all objects with one typesetter for each generation of the system font, so that text is drawn
/// with the lines that were measured.
enum TextSetting {
    private static let typesetters = Mutex<[FontEra: Typesetter]>([:])

    /// Calls a closure with the current typesetter; text may be measured on any thread.
    static func withTypesetter<Result: Sendable>(_ body: (Typesetter) -> Result) -> Result {
        let era = SimulatedDevice.currentEra
        return typesetters.withLock { typesetters in
            if let known = typesetters[era] { return body(known) }
            do {
                let made = try Typesetter(era: era)
                typesetters[era] = made
                return body(made)
            } catch {
                preconditionFailure(String(describing: error))
            }
        }
    }

    /// Lays out text as requested; `scale` is in pixels per point.
    static func layout(_ request: TextRequest, scale: Double) -> TextLayout {
        withTypesetter { $0.layout(request, grid: PixelGrid(scale: scale)) }
    }

    /// Returns the outline of a glyph of a face in em.
    static func outline(of face: FontFace, _ glyph: UInt32) -> Path {
        withTypesetter { $0.outline(of: glyph, in: face) }
    }

    /// Returns the size and baselines of text, wrapped at a width in points or on one line, for the layout engine.
    static func measure(_ text: TextContent, _ width: Double?, scale: Double) -> TextSize {
        let layout = layout(TextRequest(text, width: width), scale: scale)
        return TextSize(
            size: layout.size, firstBaseline: layout.firstBaseline, lastBaseline: layout.lastBaseline,
            lineCount: layout.lines.count)
    }
}
