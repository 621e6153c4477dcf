extension PictureComparison: CustomStringConvertible {
    /// A line for the whole image, and one for each band and region.
    package var description: String { lines.joined(separator: "\n") }

    /// The lines of the description, the most informative first.
    package var lines: [String] {
        switch verdict {
        case .identical: ["the pictures are identical"]
        case .tolerated: ["the pictures differ within a tolerance"] + driftLines
        case .different: [summary] + bands.map(\.description) + regions.map(\.description) + unlistedLines + driftLines
        }
    }

    private var summary: String {
        let parts = [
            (changedPixels, "changed"), (insertedPixels, "inserted"), (removedPixels, "removed"),
        ].filter { $0.0 > 0 }.map { "\($0.0) px \($0.1)" }.joined(separator: ", ")
        if expectedSize == actualSize { return parts }
        return "the image was \(expectedSize) px and is now \(actualSize)" + (parts.isEmpty ? "" : ": \(parts)")
    }

    private var unlistedLines: [String] {
        switch unlisted.regions {
        case 0: []
        case 1: ["\(unlisted.pixels) px in another region"]
        default: ["\(unlisted.pixels) px in \(unlisted.regions) more regions"]
        }
    }

    private var driftLines: [String] { drift.map { [$0.description] } ?? [] }
}
