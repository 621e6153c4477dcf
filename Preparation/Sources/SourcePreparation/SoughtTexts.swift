/// Texts that are looked for in a source, all in one pass over its bytes.
struct SoughtTexts: Sendable {
    private let texts: [[UInt8]]
    /// Whether a byte is the first of a text.
    private let isFirst: [Bool]

    init(_ texts: [String]) {
        self.texts = texts.map { Array($0.utf8) }
        let first = Set(self.texts.compactMap(\.first))
        isFirst = (0...255).map { first.contains(UInt8($0)) }
    }

    /// Returns whether a source has one of the texts.
    func occur(in source: [UInt8]) -> Bool {
        source.withUnsafeBufferPointer { bytes in
            bytes.indices.contains { index in
                isFirst[Int(bytes[index])]
                    && texts.contains { text in
                        index + text.count <= bytes.count && text.indices.allSatisfy { bytes[index + $0] == text[$0] }
                    }
            }
        }
    }
}
