import LayoutSimCZlib

/// Decodes the data of streams.
enum PDFFilter {
    /// The maximum number of decoded bytes, more than any icon has, so that a damaged one does not exhaust memory.
    private static let mostBytes = 32 << 20

    /// Returns the data decoded by a filter; `nil` for an unknown filter or damaged data.
    static func decoded(_ bytes: ArraySlice<UInt8>, _ name: String, _ parameters: PDFDictionary) -> [UInt8]? {
        switch name {
        case "FlateDecode", "Fl": inflated(bytes).flatMap { PDFPredictor(parameters)?.undone($0) ?? $0 }
        case "ASCIIHexDecode", "AHx": hexadecimal(bytes)
        case "ASCII85Decode", "A85": ascii85(bytes)
        default: nil
        }
    }

    /// Decodes hexadecimal data; a missing last digit counts as 0.
    static func hexadecimal(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var digits = bytes.prefix { $0 != UInt8(ascii: ">") }.compactMap {
            UInt8(String(Unicode.Scalar($0)), radix: 16)
        }
        if digits.count % 2 == 1 { digits.append(0) }
        return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }

    private static func ascii85(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
        var (result, group): ([UInt8], [UInt8]) = ([], [])
        func flush(_ count: Int) {
            let word = group.reduce(UInt64(0)) { $0 * 85 + UInt64($1) }
            let four = (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt64(24 - 8 * $0)) }
            result += four.prefix(count)
            group = []
        }
        for byte in bytes where !PDFScanner.isSpace(byte) {
            if byte == UInt8(ascii: "~") { break }
            if byte == UInt8(ascii: "z"), group.isEmpty {
                result += [0, 0, 0, 0]
                continue
            }
            guard (UInt8(ascii: "!")...UInt8(ascii: "u")).contains(byte) else { return nil }
            group.append(byte - UInt8(ascii: "!"))
            if group.count == 5 { flush(4) }
        }
        let rest = group.count
        if rest > 1 {
            group += Array(repeating: 84, count: 5 - rest)
            flush(rest - 1)
        }
        return result
    }

    /// Returns the data inflated by zlib, up to the first error; `nil` if there is none.
    private static func inflated(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
        guard !bytes.isEmpty else { return [] }
        var result: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        var stream = unsafe z_stream()
        guard unsafe layoutsim_inflate_begin(&stream) == Z_OK else { return nil }
        defer { unsafe _ = inflateEnd(&stream) }
        var input = Array(bytes)
        let inputCount = UInt32(input.count)
        unsafe input.withUnsafeMutableBufferPointer { input in
            unsafe stream.next_in = input.baseAddress
            unsafe stream.avail_in = inputCount
            var status = Z_OK
            while status == Z_OK, result.count < mostBytes {
                unsafe chunk.withUnsafeMutableBufferPointer { output in
                    unsafe stream.next_out = output.baseAddress
                    unsafe stream.avail_out = UInt32(output.count)
                    status = unsafe inflate(&stream, Z_NO_FLUSH)
                }
                result += chunk.prefix(chunk.count - (unsafe Int(stream.avail_out)))
            }
        }
        return result.isEmpty ? nil : result
    }
}

/// A predictor, which encodes differences between adjacent bytes.
private struct PDFPredictor {
    private let pixelBytes: Int
    private let rowBytes: Int

    /// Creates a PNG predictor; `nil` for other data, since TIFF predictors are not used for vector images.
    init?(_ parameters: PDFDictionary) {
        guard let predictor = parameters["Predictor"]?.integer, predictor >= 10 else { return nil }
        let colors = min(max(parameters["Colors"]?.integer ?? 1, 1), 32)
        let bits = min(max(parameters["BitsPerComponent"]?.integer ?? 8, 1), 16)
        let columns = min(max(parameters["Columns"]?.integer ?? 1, 1), 1 << 20)
        pixelBytes = max(1, colors * bits / 8)
        rowBytes = (colors * bits * columns + 7) / 8
    }

    /// Returns the decoded rows, each of which begins with the number of a PNG filter.
    func undone(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var above = [UInt8](repeating: 0, count: rowBytes)
        var start = 0
        while start + 1 + rowBytes <= bytes.count {
            var row = Array(bytes[start + 1..<start + 1 + rowBytes])
            undo(bytes[start], &row, above)
            result += row
            (above, start) = (row, start + 1 + rowBytes)
        }
        return result
    }

    private func undo(_ filter: UInt8, _ row: inout [UInt8], _ above: [UInt8]) {
        for index in row.indices {
            let left = index >= pixelBytes ? row[index - pixelBytes] : 0
            let corner = index >= pixelBytes ? above[index - pixelBytes] : 0
            switch filter {
            case 1: row[index] &+= left
            case 2: row[index] &+= above[index]
            case 3: row[index] &+= UInt8((Int(left) + Int(above[index])) / 2)
            case 4: row[index] &+= nearest(Int(left), Int(above[index]), Int(corner))
            default: break
            }
        }
    }

    private func nearest(_ left: Int, _ above: Int, _ corner: Int) -> UInt8 {
        let guess = left + above - corner
        let (a, b, c) = (abs(guess - left), abs(guess - above), abs(guess - corner))
        return UInt8(a <= b && a <= c ? left : b <= c ? above : corner)
    }
}
