extension UncalledRequirements {
    /// The parts of the names, `tableView` and `canFocusRowAt`, by the first part.
    private static let labels: [String: [[String]]] = Dictionary(
        grouping: names.map { $0.split { "(:)_".contains($0) }.map(String.init) }, by: { $0[0] })

    private static let keyword = Array("func ".utf8)

    /// Returns whether a source may implement one of the requirements, determined without parsing.
    static func occur(in source: [UInt8]) -> Bool {
        source.withUnsafeBufferPointer { bytes in
            bytes.indices.contains { index in
                guard bytes[index] == keyword[0], bytes[index...].starts(with: keyword) else { return false }
                let declaration = bytes[(index + keyword.count)...].prefix { $0 != UInt8(ascii: "{") }
                let name = String(decoding: declaration.prefix { $0 != UInt8(ascii: "(") }, as: UTF8.self)
                guard let known = labels[name] else { return false }
                let text = String(decoding: declaration, as: UTF8.self)
                return known.contains { $0.allSatisfy(text.contains) }
            }
        }
    }
}
