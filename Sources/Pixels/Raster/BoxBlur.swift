/// An approximation of a Gaussian blur: three box blurs along rows and columns, in integer arithmetic.
struct BoxBlur {
    /// Half the side length of the box without its center, in pixels.
    let half: Int

    /// The distance that the blur extends, in pixels.
    var reach: Int { 3 * half }

    /// Creates a blur with a standard deviation; three boxes with side s have the square root of (s² - 1) / 4.
    init(deviation: Double) {
        let box = ((4 * deviation * deviation + 1).squareRoot() - 1) / 2 + 0.5
        half = max(0, Int(min(box, BoxBlur.greatestHalf).rounded(.down)))
    }

    /// Beyond this, nothing of a screen's size is left to see, and surfaces would be too large [chosen].
    private static let greatestHalf = 1000.0

    /// Blurs rows of bytes with a given width.
    func apply(to bytes: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int) {
        guard height > 0 else { return }
        var line: [Int32] = []
        forEachLine(width: width, height: height, stride: bytes.count / height) { start, step, count in
            unsafe average(bytes, from: start, step: step, count: count, &line)
        }
    }

    /// Calls a function for all rows, then all columns, three times; it receives the index of a line's first element,
    /// the step from one element to the next, and their count.
    func forEachLine(width: Int, height: Int, stride: Int, _ average: (Int, Int, Int) -> Void) {
        guard half > 0, width > 0, height > 0 else { return }
        for _ in 0..<3 {
            for row in 0..<height { average(row * stride, 1, width) }
            for column in 0..<width { average(column, stride, height) }
        }
    }

    private func average(
        _ bytes: UnsafeMutableBufferPointer<UInt8>, from start: Int, step: Int, count: Int, _ line: inout [Int32]
    ) {
        line.removeAll(keepingCapacity: true)
        for index in 0..<count { line.append(Int32(unsafe bytes[start + index * step])) }
        let side = Int32(2 * half + 1)
        var sum: Int32 = 0
        for index in 0..<min(half, count) { sum += line[index] }
        for index in 0..<count {
            if index + half < count { sum += line[index + half] }
            if index - half - 1 >= 0 { sum -= line[index - half - 1] }
            unsafe bytes[start + index * step] = UInt8((sum + side / 2) / side)
        }
    }
}
