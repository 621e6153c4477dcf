import LayoutSimCICU

/// The clusters at which a new line may start, in ascending order.
struct LineBreakOpportunities: Sendable {
    let clusters: [Int]

    init(clusters: [Int]) {
        self.clusters = clusters
    }

    /// Creates opportunities from offsets in the text; those inside a cluster, such as a ligature, are ignored.
    init(offsets: [Int], in paragraph: ShapedParagraph) {
        var found: [Int] = []
        var cluster = 1
        for offset in offsets {
            while cluster < paragraph.count, paragraph.boundaries[cluster].text < offset { cluster += 1 }
            if cluster < paragraph.count, paragraph.boundaries[cluster].text == offset { found.append(cluster) }
        }
        clusters = found
    }

    /// Returns the opportunities after a cluster.
    func after(_ cluster: Int) -> ArraySlice<Int> {
        var low = 0
        var high = clusters.count
        while low < high {
            let middle = (low + high) / 2
            if clusters[middle] > cluster { high = middle } else { low = middle + 1 }
        }
        return clusters[low...]
    }
}

/// The line break iterator of ICU (UAX #14).
@safe final class LineBreakIterator {
    private let iterator: OpaquePointer

    init() {
        guard let iterator = unsafe layoutsim_line_breaks_open() else {
            preconditionFailure("ICU has no line break rules; install its data package")
        }
        unsafe self.iterator = iterator
    }

    deinit {
        unsafe layoutsim_line_breaks_close(iterator)
    }

    /// Returns offsets in UTF-8 code units, in ascending order, including the end of the text.
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
