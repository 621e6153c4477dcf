package import LayoutSimDrawing
public import LayoutSimDocuments
public import LayoutSimText
package import LayoutSimAudits
public import LayoutSimAutoLayout
import LayoutSimDevices
package import LayoutSimGeometry
import LayoutSimPainting
package import LayoutSimPixels
import LayoutSimRaster
public import LayoutSimTypography
public import LayoutSimViewTree

/// Takes a screen through all stages: layout, display list, pixels.
///
/// Not `Sendable`, since it remembers glyphs and shaped texts: one per thread.
public final class Renderer {
    let typesetter: Typesetter
    private let rasterizer: Rasterizer
    private let pictures = PictureShelf()

    /// Creates a renderer with the fonts of an era; throws a `TypographyError` if a font of the program cannot be read.
    public convenience init(era: FontEra = .y2015) throws(TypographyError) {
        self.init(typesetter: try Typesetter(era: era))
    }

    /// Creates a renderer that sets texts with a typesetter, which remembers those that it has set for others.
    package init(typesetter: Typesetter) {
        self.typesetter = typesetter
        rasterizer = Rasterizer(
            outline: { typesetter.outline(of: $1, in: $0) }, image: { [pictures] in pictures.artworks[$0.name] })
    }

    /// The warnings about texts that could only be set in part so far.
    public var warnings: [TypographyWarning] { typesetter.warnings }

    /// Returns a layout with the frames of a screen's views.
    public func layout(_ screen: Screen) -> Layout {
        engine(for: screen).layout()
    }

    /// The layouts of a screen in windows of other sizes.
    package func windows(of screen: Screen) -> WindowLayouts { engine(for: screen).windows }

    /// Returns why a view of a screen is where it is, or `nil` if the screen has no view with that id.
    public func explain(_ view: String, in screen: Screen) -> Explanation? {
        engine(for: screen).explain(view)
    }

    /// A screen with everything that its lists and containers hold in place.
    package func filled(_ screen: Screen) -> FilledScreen { LayoutEngine.filled(screen, typesetter: typesetter) }

    /// Returns the layout of a screen that `filled(_:)` has filled, without filling it again.
    package func layout(_ screen: Screen, filled: FilledScreen) -> Layout {
        LayoutEngine(filled, authored: screen, typesetter: typesetter).layout()
    }

    private func engine(for screen: Screen) -> LayoutEngine {
        LayoutEngine(screen, typesetter: typesetter)
    }

    /// Returns the extent of a text at a width in points.
    package func extent(of text: TextContent, width: Double) -> TextExtent {
        let layout = typesetter.layout(text, width: width, grid: PixelGrid(scale: 1))
        return TextExtent(lines: layout.lines.count, lastLineWidth: layout.lines.last?.width ?? 0)
    }

    /// A layout as lines of text, under the name of a variant if it has one.
    public func document(_ layout: Layout, variant: String? = nil) -> LayoutDocument {
        LayoutDocument(layout, typesetter: typesetter, variant: variant) { [pictures] in pictures.hash(ofPicture: $0) }
    }

    /// What a user would find wrong with a layout; bars lie only over roots that fill the screen.
    package func audit(_ layout: Layout, isFullScreen: Bool = true) -> [AuditFinding] {
        LayoutAudit(layout, typesetter: typesetter, isFullScreen: isFullScreen).findings
    }

    /// What audits of layouts of the same views as one may share.
    package func auditMemory(of layout: Layout) -> AuditMemory {
        AuditMemory(typesetter, grid: PixelGrid(scale: layout.screen.viewport.scale))
    }

    /// Returns what users of large text or VoiceOver, or with low vision, would find wrong with a layout. Throws a
    /// `RasterError` for a picture that is too large.
    package func readerAudit(_ layout: Layout) throws -> [AuditFinding] {
        try LayoutAudit(layout, typesetter: typesetter).readerFindings + contrastFindings(layout)
    }

    /// A layout as drawing operations; `overlay` draws frames and constraints over them.
    package func displayList(_ layout: Layout, overlay: Bool = false) -> DisplayList {
        let painter = Painter(layout, typesetter: typesetter)
        return overlay ? painter.displayListWithOverlay() : painter.displayList()
    }

    /// Gives the outlines of the glyphs of a display list.
    package var outline: GlyphOutlines { { [typesetter] face, glyph in typesetter.outline(of: glyph, in: face) } }

    /// A layout with frames in points of the screen over it, numbered from 1; empty ones are left out.
    package func displayList(_ layout: Layout, numbering frames: [Rect]) -> DisplayList {
        Painter(layout, typesetter: typesetter).displayList(numbering: frames)
    }

    /// Rasterizes a display list.
    package func bitmap(_ list: DisplayList) throws -> Bitmap {
        try rasterizer.render(list)
    }

    /// Returns the pixel hash of a display list, without holding all of its pixels in memory.
    package func pixelHash(_ list: DisplayList) throws -> ContentHash {
        try rasterizer.pixelHash(of: list)
    }

    /// Returns a display list as PNG data; `file` is the path that errors name.
    package func pngData(_ list: DisplayList, file: String) throws -> [UInt8] {
        try rasterizer.pngData(of: list, file: file)
    }

    /// Registers a bitmap under the name by which images refer to it.
    package func add(_ picture: Bitmap, named name: String) { pictures.add(.pixels(picture), named: name) }

    /// Registers a vector picture under the name by which images refer to it.
    package func add(_ picture: VectorPicture, named name: String) { pictures.add(.vector(picture), named: name) }

    /// Returns whether a picture is registered under a name.
    package func knowsPicture(named name: String) -> Bool { pictures.artworks[name] != nil }

    /// The warnings about pictures that could be drawn only in part so far, or not at all, one per line.
    package var pictureWarnings: [String] { pictures.warnings }

    /// Records a warning about a picture that is not drawn as its file describes it.
    package func note(pictureWarning warning: String) { pictures.note(warning) }
}

/// The pictures that images refer to, by name.
private final class PictureShelf {
    private(set) var artworks: [String: Artwork] = [:]
    private(set) var warnings: [String] = []
    private var hashes: [String: String] = [:]

    func add(_ artwork: Artwork, named name: String) {
        if artworks[name]?.isSame(as: artwork) ?? false { return }
        artworks[name] = artwork
        hashes[name] = nil
    }

    func note(_ warning: String) {
        if !warnings.contains(warning) { warnings.append(warning) }
    }

    /// The beginning of the hash of a picture's pixels or operations; `nil` for a name that stands for none.
    func hash(ofPicture name: String) -> String? {
        if let hash = hashes[name] { return hash }
        let hash: ContentHash? =
            switch artworks[name] {
            case .pixels(let bitmap)?: bitmap.pixelHash
            case .vector(let picture)?:
                // At two pixels a point, where no detail of an icon is lost.
                try? Rasterizer.bitmap(
                    of: picture, width: max(1, Int(2 * picture.size.width)),
                    height: max(1, Int(2 * picture.size.height))
                ).pixelHash
            case nil: nil
            }
        hashes[name] = hash.map { String($0.description.prefix(8)) }
        return hashes[name]
    }
}
