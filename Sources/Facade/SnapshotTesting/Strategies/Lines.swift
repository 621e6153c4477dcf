import Foundation

extension Diffing where Value == String {
    /// A comparison of texts that reports differences line by line.
    public static var lines: Diffing {
        Diffing(
            toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
            diff: { reference, text in
                reference == text ? nil : (LineDifference(from: reference, to: text).description, [])
            })
    }
}

extension Snapshotting where Value == String, Format == String {
    /// A strategy that compares texts.
    public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

/// The lines in which two texts differ.
struct LineDifference: CustomStringConvertible {
    /// The removed and added lines, in order, with their numbers.
    let description: String

    init(from reference: String, to text: String) {
        let old = reference.split(separator: "\n", omittingEmptySubsequences: false)
        let new = text.split(separator: "\n", omittingEmptySubsequences: false)
        description = new.difference(from: old).map { change in
            switch change {
            case .remove(let offset, let line, _): "- \(offset + 1): \(line)"
            case .insert(let offset, let line, _): "+ \(offset + 1): \(line)"
            }
        }.joined(separator: "\n")
    }
}
