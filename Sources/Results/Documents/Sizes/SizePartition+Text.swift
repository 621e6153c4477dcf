import LayoutSimGeometry
import LayoutSimNotation

extension SizePartition: CustomStringConvertible {
    /// The lines of a document: the widths, then for each piece the views' frames at its first width and, where they
    /// differ, at its last.
    package var description: String {
        var lines = ["sizes \(widths.numbers)"]
        for piece in pieces {
            lines.append("  \(piece.widths.numbers)")
            lines += piece.views.map { view in
                let (first, last) = (view.first.numbers, view.last.numbers)
                return "    \(quotedIfNeeded(view.id))  \(first)" + (last == first ? "" : " to \(last)")
            }
        }
        lines += sampled.map { "  sampled \($0.numbers)" }
        return lines.map { $0 + "\n" }.joined()
    }

    /// The partition as its text records it, rounded to thousandths of a point.
    package var recorded: SizePartition {
        var partition = self
        partition.widths = widths.inThousandths
        for place in partition.pieces.indices { partition.pieces[place] = pieces[place].recorded }
        // Anything narrower cannot be recorded.
        partition.pieces.removeAll { $0.widths.lowerBound == $0.widths.upperBound }
        partition.sampled = sampled.map(\.inThousandths)
        return partition
    }
}

extension SizePartition {
    /// Reads a line that follows the line of widths; returns `false` if it is not one.
    mutating func read(_ line: DocumentLine) -> Bool {
        switch line.indent {
        case 2:
            let words = line.content.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
            if let first = words.first, first.elementsEqual("sampled".utf8) {
                guard let range = ClosedRange(numbers: words.dropFirst()) else { return false }
                sampled.append(range)
            } else {
                guard sampled.isEmpty, let range = ClosedRange(numbers: words[...]) else { return false }
                pieces.append(Piece(widths: range, views: []))
            }
        case 4:
            guard !pieces.isEmpty, sampled.isEmpty, let view = View(line) else { return false }
            pieces[pieces.count - 1].views.append(view)
        default: return false
        }
        return true
    }

    /// Creates a partition from the line of widths; `nil` if the line is a different one.
    init?(_ line: DocumentLine) {
        let words = line.content.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        guard line.indent == 0, let first = words.first, first.elementsEqual("sizes".utf8),
            let range = ClosedRange(numbers: words.dropFirst())
        else { return nil }
        self.init(widths: range, pieces: [])
    }
}

extension SizePartition.Piece {
    fileprivate var recorded: SizePartition.Piece {
        SizePartition.Piece(
            widths: widths.inThousandths,
            views: views.map {
                SizePartition.View(id: $0.id, first: $0.first.inThousandths, last: $0.last.inThousandths)
            })
    }
}

extension SizePartition.View {
    /// Reads a view's line: its id, two spaces, and four numbers once or twice.
    fileprivate init?(_ line: DocumentLine) {
        guard let (id, rest) = unquoted(line.content), rest.starts(with: DocumentLine.gap) else { return nil }
        let words = rest.dropFirst(2).split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        guard let first = Rect(numbers: words.prefix(4)) else { return nil }
        guard words.count > 4 else {
            self.init(id: id, first: first, last: first)
            return
        }
        guard words[4].elementsEqual("to".utf8), let last = Rect(numbers: words.dropFirst(5)) else { return nil }
        self.init(id: id, first: first, last: last)
    }
}

extension Rect {
    fileprivate init?(numbers words: some Collection<Substring.UTF8View>) {
        let numbers = words.compactMap { Double(Substring($0)) }.filter(\.isFinite)
        guard words.count == 4, numbers.count == 4 else { return nil }
        self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}

extension ClosedRange<Double> {
    fileprivate init?(numbers words: some Collection<Substring.UTF8View>) {
        let numbers = words.compactMap { Double(Substring($0)) }.filter(\.isFinite)
        guard words.count == 2, numbers.count == 2, numbers[0] <= numbers[1] else { return nil }
        self = numbers[0]...numbers[1]
    }

    fileprivate var numbers: String { "\(decimal(lowerBound)) \(decimal(upperBound))" }

    fileprivate var inThousandths: Self { thousandths(lowerBound)...thousandths(upperBound) }
}
