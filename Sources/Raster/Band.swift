import LayoutSimPixels

/// Memory for some rows of a screen, used again for the next ones.
@safe final class Band {
    private let memory: UnsafeMutableBufferPointer<Pixel>
    private var pixels: UnsafeMutableBufferPointer<Pixel>

    /// Holds that many pixels at most.
    init(capacity: Int) {
        unsafe memory = .allocate(capacity: capacity)
        unsafe pixels = UnsafeMutableBufferPointer(rebasing: memory[..<0])
    }

    deinit {
        unsafe memory.deallocate()
    }

    /// Shows other rows.
    func draw(_ rows: Range<Int>, of screen: PlannedScreen) throws(RasterError) {
        unsafe pixels = UnsafeMutableBufferPointer(rebasing: memory[..<(rows.count * screen.width)])
        try unsafe screen.draw(rows, into: pixels)
    }

    func withPixels<Failure: Error>(_ use: (Span<Pixel>) throws(Failure) -> Void) throws(Failure) {
        try use(unsafe Span(_unsafeElements: pixels))
    }
}
