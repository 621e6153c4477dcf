/// The drawings of system symbols, keyed by their names without modifiers.
enum SymbolDrawings {
    /// Returns the drawing of a name, or the one whose name is the longest prefix of it.
    static func drawing(of name: String) -> SymbolDrawing? { all[matched(name)] }

    /// Returns the name of that drawing; empty if there is none.
    static func matched(_ name: String) -> String {
        var rest = name[...]
        while !rest.isEmpty, all[String(rest)] == nil {
            rest = rest.lastIndex(of: ".").map { rest[..<$0] } ?? ""
        }
        return String(rest)
    }

    /// The names of all drawings, sorted.
    static var names: [String] { all.keys.sorted() }

    private static let all: [String: SymbolDrawing] = {
        var all = arrows.merging(signs) { first, _ in first }
        for drawings in [digits, media, places, things, papers, nature] { all.merge(drawings) { first, _ in first } }
        for (alias, name) in aliases { all[alias] = all[name] }
        return all
    }()

    /// Names of symbols that resemble others closely enough.
    private static let aliases = [
        "gear": "gearshape", "icloud": "cloud", "list.dash": "list", "network": "globe", "person.3": "person.2",
        "rectangle.grid": "square.grid", "square.stack": "rectangle.stack", "smiley": "face", "sun.min": "sun",
        "timer": "clock", "wand": "sparkles", "app": "stop", "books": "book", "display": "tv",
        "desktopcomputer": "tv", "snow": "snowflake", "line.horizontal.3": "line.3",
        "line.horizontal.3.decrease": "line.3.horizontal.decrease",
        "rosette": "seal", "goforward": "arrow.clockwise", "gobackward": "arrow.counterclockwise",
        "clock.arrow": "arrow.counterclockwise", "arrow.2": "arrow.triangle", "briefcase": "suitcase",
        "ipad": "iphone", "pin": "mappin", "location.north": "location",
    ]
}
