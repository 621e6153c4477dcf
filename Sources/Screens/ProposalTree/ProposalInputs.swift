import LayoutSimGeometry
import LayoutSimNotation

/// The inputs of a view that answers proposals, as they are read from words.
struct ProposalInputs {
    private var values: [String: [String]] = [:]
    private var isWrong = false

    /// The names of inputs; no word of a value is one of them; in the order in which causes name them.
    static let names = [
        "alignment", "spacing", "insets", "width", "height", "min-width", "ideal-width", "max-width", "min-height",
        "ideal-height", "max-height", "min-length", "thickness", "size", "resizable", "ideal", "fills-width",
        "horizontal-spacing", "vertical-spacing", "tracks", "axes", "margins", "content-offset", "ratio", "fills",
        "point",
        "guide", "at", "axis", "rows", "length", "priority", "container", "share", "edges", "edge", "cover", "columns",
        "anchor", "unsized-axes", "column-alignment",
    ]

    /// Sorts words by the inputs that they belong to; `nil` if one comes before the first name.
    init?(_ words: [String]) {
        var name: String?
        for word in words {
            if ProposalInputs.names.contains(word) {
                guard values[word] == nil else { return nil }
                name = word
                values[word] = []
            } else if let name {
                values[name]?.append(word)
            } else {
                return nil
            }
        }
    }

    /// Whether all inputs were taken and understood.
    var areUnderstood: Bool { values.isEmpty && !isWrong }

    /// Takes the words of an input and returns what they say; `nil` if there is none, or if they say nothing.
    private mutating func take<Value>(_ name: String, _ read: ([String]) -> Value?) -> Value? {
        guard let words = values.removeValue(forKey: name) else { return nil }
        let value = read(words)
        if value == nil { isWrong = true }
        return value
    }

    private static func numbers(_ words: [String]) -> [Double]? {
        let numbers = words.compactMap(Double.init)
        return numbers.count == words.count && !numbers.contains(where: \.isNaN) ? numbers : nil
    }

    mutating func flag(_ name: String) -> Bool { take(name) { $0.isEmpty ? true : nil } ?? false }

    mutating func numbers(_ name: String) -> [Double]? { take(name, Self.numbers) }

    mutating func length(_ name: String) -> Double? {
        take(name) { words in Self.numbers(words).flatMap { $0.count == 1 ? $0[0] : nil } }
    }

    mutating func size(_ name: String) -> Size? {
        take(name) { words in
            Self.numbers(words).flatMap { $0.count == 2 ? Size(width: $0[0], height: $0[1]) : nil }
        }
    }

    mutating func point(_ name: String) -> Point? { size(name).map { Point(x: $0.width, y: $0.height) } }

    mutating func insets(_ name: String) -> EdgeInsets? {
        take(name) { words in
            Self.numbers(words).flatMap { numbers in
                switch numbers.count {
                case 1: EdgeInsets(all: numbers[0])
                case 4: EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
                default: nil
                }
            }
        }
    }

    mutating func guide(_ name: String) -> AlignmentGuide? {
        take(name) { $0.count == 1 ? AlignmentGuide($0[0]) : nil }
    }

    /// The center if nothing is said.
    mutating func alignment() -> Alignment {
        take("alignment") { words in
            guard words.count == 2, let horizontal = AlignmentGuide(words[0]), let vertical = AlignmentGuide(words[1])
            else { return nil }
            return Alignment(horizontal, vertical)
        } ?? .center
    }

    mutating func axes(_ name: String = "axes") -> AxisSet? {
        take(name) { words in
            let axes = words.compactMap(Axis.init(rawValue:))
            guard axes.count == words.count else { return nil }
            return axes.reduce(into: AxisSet()) { $0.insert($1 == .horizontal ? .horizontal : .vertical) }
        }
    }

    mutating func axis() -> Axis? { take("axis") { $0.count == 1 ? Axis(rawValue: $0[0]) : nil } }

    mutating func count(_ name: String) -> Int? {
        take(name) { words in words.count == 1 ? Int(words[0]).flatMap { $0 >= 0 ? $0 : nil } : nil }
    }

    mutating func edges() -> EdgeSet? {
        take("edges") { words in
            let edges = words.compactMap(ViewEdge.init(rawValue:))
            return edges.count == words.count ? EdgeSet(edges) : nil
        }
    }

    mutating func cover() -> SafeAreaCover? {
        values["cover"] == nil ? .everything : take("cover") { $0.count == 1 ? SafeAreaCover(rawValue: $0[0]) : nil }
    }

    mutating func edge() -> ViewEdge? {
        take("edge") { $0.count == 1 ? ViewEdge(rawValue: $0[0]) : nil }
    }

    mutating func position() -> GuidePosition? {
        take("at") { words in
            if words.count == 1 { return Self.numbers(words).map { .distance($0[0]) } }
            if words.count == 2, words[0] == "code" { return Int(words[1]).map(GuidePosition.code) }
            guard words.count == 3, words[1] == "plus", let guide = AlignmentGuide(words[0]),
                let distance = Self.numbers([words[2]])
            else { return nil }
            return .guide(guide, plus: distance[0])
        }
    }

    mutating func tracks() -> [GridTrack]? {
        take("tracks") { words in
            var tracks: [GridTrack] = []
            var reader = WordReader(words.joined(separator: " "))
            while !reader.isAtEnd {
                guard let track = GridTrack(&reader) else { return nil }
                tracks.append(track)
            }
            return tracks
        }
    }

    mutating func share() -> RelativeShare? {
        guard let container = size("container") else { return nil }
        guard let numbers = numbers("share") else { return RelativeShare(of: container) }
        guard numbers.count == 3, let span = Int(exactly: numbers[0]), let count = Int(exactly: numbers[1]) else {
            return nil
        }
        return RelativeShare(of: container, count: count, span: span, spacing: numbers[2])
    }
}

extension ProposalKind {
    /// The names of all inputs.
    package static var inputNames: [String] { ProposalInputs.names }
}

extension GridTrack {
    /// Reads a track as its description writes it.
    fileprivate init?(_ words: inout WordReader) {
        func length() -> Double? { words.word().flatMap(Double.init).flatMap { $0.isNaN ? nil : $0 } }
        guard let kind = words.word() else { return nil }
        switch kind {
        case "fixed":
            guard let fixed = length() else { return nil }
            self.init(.fixed(fixed))
        case "flexible", "adaptive":
            guard let minimum = length(), let maximum = length() else { return nil }
            self.init(
                kind == "flexible"
                    ? .flexible(minimum: minimum, maximum: maximum) : .adaptive(minimum: minimum, maximum: maximum))
        default: return nil
        }
        if words.skip("gap") {
            guard let gap = length() else { return nil }
            spacing = gap
        }
        if words.skip("align") {
            guard let horizontal = words.word().flatMap(AlignmentGuide.init),
                let vertical = words.word().flatMap(AlignmentGuide.init)
            else { return nil }
            alignment = Alignment(horizontal, vertical)
        }
    }
}
