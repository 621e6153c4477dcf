package import Foundation
package import LayoutSimDrawing
package import LayoutSimGeometry

/// Where a page gets outlines of glyphs from, and pixels of what PDF expresses differently.
package struct PageRenderer {
    /// Returns the outline of a glyph of a face, in em.
    package let outline: (FontFace, UInt32) -> Path
    /// Returns the pixels of an operation on a page of a size in points, at a scale in pixels per point; `nil` if there
    /// are none.
    package let picture: (DrawingOperation, CGSize, CGFloat) -> Picture?

    /// Creates a renderer from functions.
    package init(
        outline: @escaping (FontFace, UInt32) -> Path,
        picture: @escaping (DrawingOperation, CGSize, CGFloat) -> Picture?
    ) {
        (self.outline, self.picture) = (outline, picture)
    }
}
