import LayoutSimCICU

/// ICU's finder of the places at which a line may end (UAX #14).
@safe final class LineBreakIterator {
    private let iterator: OpaquePointer

    init() {
        guard let iterator = unsafe layoutsim_line_breaks_open() else {
            preconditionFailure("ICU has no rules for line breaks; install the package of its data")
        }
        unsafe self.iterator = iterator
    }

    deinit {
        unsafe layoutsim_line_breaks_close(iterator)
    }

    /// In UTF-8 code units from the start, ascending, the end of the text included.
    func offsets(in text: String) -> [Int] {
        var text = text
        return text.withUTF8 { bytes in
            let found = unsafe [Int32](unsafeUninitializedCapacity: bytes.count) { offsets, count in
                unsafe count = find(bytes, offsets)
            }
            return found.map(Int.init)
        }
    }

    private func find(_ text: UnsafeBufferPointer<UInt8>, _ offsets: UnsafeMutableBufferPointer<Int32>) -> Int {
        guard !text.isEmpty else { return 0 }
        let count = unsafe text.withMemoryRebound(to: CChar.self) { characters in
            unsafe layoutsim_line_breaks_find(
                iterator, characters.baseAddress, Int64(characters.count), offsets.baseAddress)
        }
        precondition(count >= 0, "ICU found no line breaks in a text of \(text.count) bytes")
        return Int(count)
    }
}
