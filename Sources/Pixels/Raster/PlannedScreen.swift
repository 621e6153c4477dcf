import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimPixels

/// A display list in pixels, which can be drawn in bands of rows.
struct PlannedScreen {
    /// The width in pixels.
    let width: Int
    /// The height in pixels.
    let height: Int
    private let background: Color
    /// Whether the screen is opaque.
    var isOpaque = true
    private let steps: [DrawingStep]

    init(_ list: DisplayList, _ glyphs: GlyphMaskCache, _ images: ImageCache) throws(RasterError) {
        let (exactWidth, exactHeight) = (list.size.width * list.scale, list.size.height * list.scale)
        guard let width = Int(exactly: exactWidth.rounded()), let height = Int(exactly: exactHeight.rounded()),
            PNGLimits.allow(width: width, height: height)
        else { throw RasterError(reason: .size(width: exactWidth, height: exactHeight)) }
        self.width = width
        self.height = height
        let plan = DrawingPlan(
            space: PixelSpace(scale: list.scale), width: width, height: height, glyphs: glyphs, images: images,
            background: list.background)
        let steps = try plan.steps(list.items.map(\.operation))
        // The root view of most screens covers everything behind it.
        let covers = steps.lastIndex { $0.fills(width: width, height: height) }
        background = covers.flatMap { steps[$0].opaqueColor } ?? list.background
        self.steps = covers.map { Array(steps[($0 + 1)...]) } ?? steps
    }

    /// Returns the rows of the screen in bands of at most `count`.
    func bands(of count: Int) -> [Range<Int>] {
        stride(from: 0, to: height, by: count).map { $0..<min($0 + count, height) }
    }

    /// Writes every pixel of the rows.
    func draw(_ rows: Range<Int>, into pixels: UnsafeMutableBufferPointer<Pixel>) throws(RasterError) {
        let surface = try unsafe Surface(sharing: pixels, width: width)
        let canvas = try Canvas(surface, left: 0, top: rows.lowerBound)
        canvas.clear(to: isOpaque ? background.withAlpha(255) : background)
        try canvas.draw(steps)
        try canvas.finish()
        surface.flush()
    }
}

/// Memory for a band of rows, which is reused for the next one.
@safe final class Band {
    private let memory: UnsafeMutableBufferPointer<Pixel>
    private var pixels: UnsafeMutableBufferPointer<Pixel>

    /// Creates a band for at most `capacity` pixels.
    init(capacity: Int) {
        unsafe memory = .allocate(capacity: capacity)
        unsafe pixels = UnsafeMutableBufferPointer(rebasing: memory[..<0])
    }

    deinit {
        unsafe memory.deallocate()
    }

    /// Draws other rows into the memory.
    func draw(_ rows: Range<Int>, of screen: PlannedScreen) throws(RasterError) {
        unsafe pixels = UnsafeMutableBufferPointer(rebasing: memory[..<(rows.count * screen.width)])
        try unsafe screen.draw(rows, into: pixels)
    }

    func withPixels<Failure: Error>(_ use: (Span<Pixel>) throws(Failure) -> Void) throws(Failure) {
        try use(unsafe Span(_unsafeElements: pixels))
    }
}
