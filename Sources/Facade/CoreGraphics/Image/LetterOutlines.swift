import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimText
import LayoutSimTypography
import Synchronization

/// The outlines of the letters in pictures that code draws, on any thread.
enum LetterOutlines {
    private static let typesetter = Mutex(makeTypesetter())

    private static func makeTypesetter() -> Typesetter {
        do { return try Typesetter(era: .y2020) } catch { preconditionFailure(String(describing: error)) }
    }

    /// Returns the outline of a glyph of a face in em.
    static func outline(of face: FontFace, _ glyph: UInt32) -> Path {
        typesetter.withLock { $0.outline(of: glyph, in: face) }
    }
}
