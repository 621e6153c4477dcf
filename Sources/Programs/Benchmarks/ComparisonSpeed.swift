import Glibc
import LayoutSimComparison
import LayoutSimPixels

/// The time to compare pictures of the largest iPhone of 2014, relative to the C library's comparison of the same
/// bytes.
enum ComparisonSpeed {
    static var benchmark: Benchmark { Benchmark(name: "comparison/1242x2208", run: figures) }

    private static func figures() -> [Figure] {
        let (first, second) = (picture(seed: 1), picture(seed: 1))
        precondition(PictureComparison(expected: first, actual: second).verdict == .identical)
        let bytes = Timing.median { precondition(isSame(first, second)) }
        let equal = Timing.median { compare(first, second) }
        let tolerance = Tolerance(reason: "a benchmark")
        return [
            Figure(label: "memcmp", value: bytes, quantity: "µs"),
            Figure(label: "equal pictures, of memcmp", value: equal / bytes, quantity: "times", goal: 2),
            Figure(label: "a band moved", value: milliseconds(first, moved(first)), quantity: "ms"),
            Figure(label: "rows reversed", value: milliseconds(first, rows(of: first) { 2207 - $0 }), quantity: "ms"),
            Figure(
                label: "few kinds of rows in any order",
                value: milliseconds(rows(of: first) { $0 * $0 % 17 }, rows(of: first) { $0 * $0 * $0 % 17 }),
                quantity: "ms"),
            Figure(
                label: "rows in blocks of three in any order",
                value: milliseconds(first, rows(of: first) { $0 / 3 * 1_117 % 736 * 3 + $0 % 3 }), quantity: "ms"),
            Figure(label: "every pixel differs", value: milliseconds(first, picture(seed: 2)), quantity: "ms"),
            Figure(
                label: "every pixel differs, with a tolerance",
                value: milliseconds(first, picture(seed: 2), tolerance), quantity: "ms"),
        ]
    }

    private static func compare(_ left: Bitmap, _ right: Bitmap, _ tolerance: Tolerance? = nil) {
        let comparison = PictureComparison(expected: left, actual: right, scale: 3, tolerance: tolerance)
        precondition(comparison.expectedSize == comparison.actualSize)
    }

    private static func milliseconds(_ left: Bitmap, _ right: Bitmap, _ tolerance: Tolerance? = nil) -> Double {
        Timing.median { compare(left, right, tolerance) } / 1000
    }

    private static func isSame(_ left: Bitmap, _ right: Bitmap) -> Bool {
        unsafe left.pixels.withUnsafeBytes { left in
            unsafe right.pixels.withUnsafeBytes { right in
                guard let start = left.baseAddress, let other = right.baseAddress else { return false }
                return unsafe memcmp(start, other, left.count) == 0
            }
        }
    }

    /// Returns noise in its own storage, which is the same for the same seed.
    private static func picture(seed: UInt32) -> Bitmap {
        var (picture, state) = (Bitmap(width: 1242, height: 2208, filledWith: Pixel(bits: 0)), seed)
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                state = state &* 1_664_525 &+ 1_013_904_223
                picture[x, y] = Pixel(bits: state | 0xFF00_0000)
            }
        }
        return picture
    }

    /// Returns the picture with the rows from 410 on moved down by 18 pixels.
    private static func moved(_ picture: Bitmap) -> Bitmap {
        rows(of: picture) { $0 < 428 ? $0 : $0 - 18 }
    }

    private static func rows(of picture: Bitmap, _ source: (Int) -> Int) -> Bitmap {
        var result = picture
        for y in 0..<picture.height {
            let row = source(y)
            for x in 0..<picture.width { result[x, y] = picture[x, row] }
        }
        return result
    }
}
