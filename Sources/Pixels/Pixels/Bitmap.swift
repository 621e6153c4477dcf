import Glibc
import LayoutSimCXXHash
package import LayoutSimGeometry

/// A picture in memory: rows of pixels from the top, without padding.
package struct Bitmap: Sendable {
    /// The width in pixels.
    package let width: Int
    /// The height in pixels.
    package let height: Int
    /// The pixels, row by row from the top left.
    package private(set) var pixels: [Pixel]

    /// A picture of one color; negative sizes are a programmer's error.
    package init(width: Int, height: Int, filledWith pixel: Pixel) {
        precondition(width >= 0 && height >= 0, "a bitmap has no negative size")
        self.width = width
        self.height = height
        pixels = Array(repeating: pixel, count: width * height)
    }

    /// A picture whose pixels `initialize` writes; it must write all of them, since nothing is cleared.
    package init<Failure: Error>(
        width: Int, height: Int,
        initializingWith initialize: (_ pixels: UnsafeMutableBufferPointer<Pixel>) throws(Failure) -> Void
    ) throws(Failure) {
        precondition(width >= 0 && height >= 0, "a bitmap has no negative size")
        self.width = width
        self.height = height
        var result = Result<Void, Failure>.success(())
        pixels = unsafe Array(unsafeUninitializedCapacity: width * height) { buffer, count in
            do throws(Failure) {
                try unsafe initialize(UnsafeMutableBufferPointer(rebasing: buffer[..<(width * height)]))
                count = width * height
            } catch {
                result = .failure(error)
            }
        }
        try result.get()
    }

    /// Whether both are copies of one picture, so that none of their pixels differ.
    package func sharesPixels(with other: Bitmap) -> Bool {
        guard width == other.width, height == other.height else { return false }
        return unsafe pixels.withUnsafeBufferPointer { own in
            unsafe other.pixels.withUnsafeBufferPointer { unsafe own.baseAddress == $0.baseAddress }
        }
    }

    /// Whether no pixel lets through what is behind it.
    package var isOpaque: Bool { pixels.allSatisfy { $0.bits >> 24 == 255 } }

    /// The pixel in a column and a row, counted from the top left.
    package subscript(x: Int, y: Int) -> Pixel {
        get { pixels[index(x, y)] }
        set { pixels[index(x, y)] = newValue }
    }

    func index(_ x: Int, _ y: Int) -> Int {
        precondition(0 <= x && x < width && 0 <= y && y < height, "no such pixel")
        return y * width + x
    }
}

extension Bitmap: Hashable {
    /// Whether both have the same size and the same pixels.
    package static func == (left: Bitmap, right: Bitmap) -> Bool {
        guard left.width == right.width, left.height == right.height else { return false }
        return unsafe left.pixels.withUnsafeBytes { leftBytes in
            unsafe right.pixels.withUnsafeBytes { rightBytes in unsafe leftBytes.isIdentical(to: rightBytes) }
        }
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
        unsafe pixels.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    }
}

extension UnsafeRawBufferPointer {
    /// Whether both hold the same bytes, compared by the C library's fast routine.
    func isIdentical(to other: UnsafeRawBufferPointer) -> Bool {
        guard count == other.count else { return false }
        guard let left = baseAddress, let right = other.baseAddress else { return true }
        return unsafe left == right || memcmp(left, right, count) == 0
    }
}

extension Bitmap {
    /// Lets a function change pixels, row by row from the top left.
    package mutating func changePixels(_ change: (inout MutableSpan<Pixel>) -> Void) {
        var span = pixels.mutableSpan
        change(&span)
    }

    /// The range of a row in `pixels`.
    package func row(_ index: Int) -> Range<Int> {
        (index * width)..<((index + 1) * width)
    }

    /// Whether the first `width` pixels of a row equal those of a row of another picture.
    package func row(_ index: Int, equals otherIndex: Int, of other: Bitmap, width: Int) -> Bool {
        unsafe withBytes(ofRow: index, width: width) { left in
            unsafe other.withBytes(ofRow: otherIndex, width: width) { unsafe left.isIdentical(to: $0) }
        }
    }

    /// A hash of the first `width` pixels of a row: equal rows have equal hashes, and different rows hardly ever.
    package func rowHash(_ index: Int, width: Int) -> UInt64 {
        unsafe withBytes(ofRow: index, width: width) { unsafe XXH3_64bits($0.baseAddress, $0.count) }
    }

    private func withBytes<Result>(
        ofRow index: Int, width: Int, _ body: (UnsafeRawBufferPointer) -> Result
    ) -> Result {
        precondition(0 <= index && index < height && 0 <= width && width <= self.width, "no such row")
        let size = MemoryLayout<Pixel>.stride
        let start = index * self.width * size
        return unsafe pixels.withUnsafeBytes { bytes in
            unsafe body(UnsafeRawBufferPointer(rebasing: bytes[start..<(start + width * size)]))
        }
    }
}

extension Bitmap {
    /// The same shapes in one color: each pixel keeps its opacity, multiplied by that of the color.
    package func tinted(_ color: Color) -> Bitmap {
        unsafe Bitmap(width: width, height: height) { pixels in
            for y in 0..<height {
                for x in 0..<width {
                    let alpha = (UInt32(self[x, y].alpha) * UInt32(color.alpha) + 127) / 255
                    unsafe pixels.initializeElement(
                        at: y * width + x, to: Pixel(color.withAlpha(UInt8(truncatingIfNeeded: alpha))))
                }
            }
        }
    }
}
