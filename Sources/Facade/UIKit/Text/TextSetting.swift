import LayoutSimAutoLayout
package import LayoutSimDrawing
package import LayoutSimGeometry
import LayoutSimPainting
package import LayoutSimRendering
package import LayoutSimText
package import LayoutSimTypography
import QuartzCore
import Synchronization

/// Lays out the text of all objects with one typesetter for each generation of the system font, so that text is drawn
/// with the lines that were measured.
package enum TextSetting {
    /// The typesetters of the main queue, which the renderers of goldens share.
    private nonisolated(unsafe) static let main = Typesetters()
    /// Those of all other threads.
    private static let others = Mutex(Typesetters())

    /// Calls a closure with the current typesetter; text may be measured on any thread.
    static func withTypesetter<Result: Sendable>(
        isOnMain: Bool = AnimationClock.isOnMain, _ body: (Typesetter) -> Result
    ) -> Result {
        let era = SimulatedDevice.currentEra
        do {
            if isOnMain { return body(try unsafe main.typesetter(era)) }
            return try others.withLock { body(try $0.typesetter(era)) }
        } catch {
            preconditionFailure(String(describing: error))
        }
    }

    /// Returns the main queue's typesetter of an era, for the main queue alone; throws if a bundled font cannot be
    /// read.
    fileprivate static func typesetterOfMain(_ era: FontEra) throws(TypographyError) -> Typesetter {
        precondition(AnimationClock.isOnMain, "renderers of objects are used on the main queue")
        return try unsafe main.typesetter(era)
    }

    /// Lays out text as requested; `scale` is in pixels per point.
    package static func layout(_ request: TextRequest, scale: Double) -> TextLayout {
        withTypesetter { $0.layout(request, grid: PixelGrid(scale: scale)) }
    }

    /// Returns the outline of a glyph of a face in em.
    package static func outline(of face: FontFace, _ glyph: UInt32) -> Path {
        withTypesetter { $0.outline(of: glyph, in: face) }
    }

    /// Returns the width of a text in the system font; the order of widths is the same at all sizes of it.
    static func width(of text: String) -> Double {
        measure(scale: 1)(TextContent(text, font: .system(size: 17)), nil).size.width
    }

    /// Returns how the layout engine measures the texts of one layout, which asks only once whether it runs on the main
    /// queue; `scale` is in pixels per point.
    static func measure(scale: Double) -> TextMeasure {
        let (grid, isOnMain) = (PixelGrid(scale: scale), AnimationClock.isOnMain)
        return { text, width in
            withTypesetter(isOnMain: isOnMain) {
                TextSize($0.layout(TextRequest(text, width: width), grid: grid))
            }
        }
    }
}

/// Typesetters, one for each generation of the system font that was asked for.
private final class Typesetters {
    private var known: [FontEra: Typesetter] = [:]

    func typesetter(_ era: FontEra) throws(TypographyError) -> Typesetter {
        if let known = known[era] { return known }
        let made = try Typesetter(era: era)
        known[era] = made
        return made
    }
}

extension Renderers {
    /// The renderers of objects, for which the texts that layout measured are set already.
    @MainActor package static let ofObjects = Renderers(typesetter: TextSetting.typesetterOfMain)
}
