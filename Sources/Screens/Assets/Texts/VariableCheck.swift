import LayoutSimText
import LayoutSimXML

/// Checks that the variables of a text exist, and that replacing them comes to an end: they may refer to further ones,
/// but not to each other.
struct VariableCheck {
    /// The length to which the forms of variables may grow, in UTF-8 code units; more is no text that anybody reads.
    static let longestText = 100_000
    /// How many variables may name each other in a row.
    static let greatestDepth = 50

    private let key: String
    private let variables: [String: PropertyListReader.Entry]
    private let reader: PropertyListReader
    /// The lengths of the variables' forms, once for all places where a variable is named.
    private var lengths: [String: Int] = [:]

    init(key: String, _ variables: [PropertyListReader.Entry], _ reader: PropertyListReader) {
        self.key = key
        self.variables = Dictionary(variables.map { ($0.key, $0) }) { first, _ in first }
        self.reader = reader
    }

    mutating func check(_ format: XMLElement) throws(StringsDictionaryError) { _ = try length(of: format, open: []) }

    /// Returns the length of a format with the variables' forms in their places.
    private mutating func length(of format: XMLElement, open: [String]) throws(StringsDictionaryError) -> Int {
        var length = 0
        for piece in TextFormat(format.text).pieces {
            switch piece {
            case .text(let text): length += text.utf8.count
            case .argument: length += 1
            case .variable(let name, _): length += try self.length(ofVariable: name, in: format, open: open) + 1
            }
            guard length <= VariableCheck.longestText else {
                throw reader.error(
                    format,
                    "the text of '\(key)' has more than \(VariableCheck.longestText) characters with its variables in "
                        + "place; name fewer variables in their forms")
            }
        }
        return length
    }

    private mutating func length(
        ofVariable name: String, in format: XMLElement, open: [String]
    ) throws(StringsDictionaryError) -> Int {
        guard !open.contains(name) else {
            throw reader.error(format, "the variable '\(name)' of '\(key)' names itself; take one of the two out")
        }
        guard let variable = variables[name] else {
            throw reader.error(format, "the format of '\(key)' names the variable '\(name)', which it does not have")
        }
        if let known = lengths[name] { return known }
        guard open.count < VariableCheck.greatestDepth else {
            throw reader.error(
                format,
                "the variable '\(name)' of '\(key)' is named in a row of more than \(VariableCheck.greatestDepth) "
                    + "variables; put their texts into one")
        }
        let length = try length(of: reader.form(of: variable), open: open + [name])
        lengths[name] = length
        return length
    }
}
