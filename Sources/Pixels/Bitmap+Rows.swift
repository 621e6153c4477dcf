import LayoutSimCXXHash

extension Bitmap {
    /// Where a row lies in the pixels.
    package func row(_ index: Int) -> Range<Int> {
        (index * width)..<((index + 1) * width)
    }

    /// Whether the first `width` pixels of a row are those of a row of another picture.
    package func row(_ index: Int, equals otherIndex: Int, of other: Bitmap, width: Int) -> Bool {
        unsafe withBytes(ofRow: index, width: width) { left in
            unsafe other.withBytes(ofRow: otherIndex, width: width) { unsafe left.isIdentical(to: $0) }
        }
    }

    /// A hash of the first `width` pixels of a row: equal rows have equal hashes, and other rows nearly never.
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
