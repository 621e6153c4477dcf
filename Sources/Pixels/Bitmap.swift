import Glibc

/// A picture in memory: rows of pixels from the top, without padding.
package struct Bitmap: Sendable {
    /// In pixels.
    package let width: Int
    /// In pixels.
    package let height: Int
    /// Row by row from the top left.
    package private(set) var pixels: [Pixel]

    /// A picture of one colour; negative sizes are a programmer's mistake.
    package init(width: Int, height: Int, filledWith pixel: Pixel) {
        precondition(width >= 0 && height >= 0, "a bitmap has no negative size")
        self.width = width
        self.height = height
        pixels = Array(repeating: pixel, count: width * height)
    }

    /// A picture whose pixels `initialize` writes, every one of them; nothing is cleared before.
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

    /// The pixel in a column and a row, counted from the top left.
    package subscript(x: Int, y: Int) -> Pixel {
        get { pixels[index(x, y)] }
        set { pixels[index(x, y)] = newValue }
    }

    private func index(_ x: Int, _ y: Int) -> Int {
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
    /// Whether both hold the same bytes, at the speed of the C library.
    func isIdentical(to other: UnsafeRawBufferPointer) -> Bool {
        guard count == other.count else { return false }
        guard let left = baseAddress, let right = other.baseAddress else { return true }
        return unsafe left == right || memcmp(left, right, count) == 0
    }
}
