/// An error of the compiler in what a macro became, which the next line of its output leads back to a source.
struct MacroExpansionError {
    /// What is wrong.
    private let text: Substring

    /// Returns `nil` for any other line.
    init?(_ line: Substring) {
        guard line.hasPrefix("macro expansion "), let mark = line.place(ofBytes: ": error: ") else { return nil }
        text = line[mark.upperBound...]
    }

    /// Returns the error as one at the end of the use of the macro; `nil` if a line does not name that.
    func located(by line: Substring) -> Substring? {
        guard line.hasPrefix("`- /"), let mark = line.place(ofBytes: ": note: expanded code originates here") else {
            return nil
        }
        let place = line[..<mark.lowerBound].dropFirst(3).split(separator: ":", omittingEmptySubsequences: false)
        // The column is that after the end.
        guard place.count > 2, let column = place.last.flatMap({ Int($0) }) else { return nil }
        return "\(place.dropLast().joined(separator: ":")):\(max(column - 1, 1)): error: \(text)"[...]
    }
}
