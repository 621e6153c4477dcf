extension String {
    /// The first `%#@name@` or `%1$#@name@` in it; `nil` for none.
    var firstVariable: (range: Range<String.Index>, name: String)? {
        var place = startIndex
        while let percent = self[place...].firstIndex(of: "%") {
            place = index(after: percent)
            let digits = self[place...].prefix { ("0"..."9").contains($0) }
            var rest = self[digits.endIndex...]
            if !digits.isEmpty, rest.first == "$" { rest = rest.dropFirst() }
            guard rest.hasPrefix("#@") else { continue }
            let name = rest.dropFirst(2)
            guard let end = name.firstIndex(of: "@") else { return nil }
            return (percent..<index(after: end), String(name[..<end]))
        }
        return nil
    }
}
