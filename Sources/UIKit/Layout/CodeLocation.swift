import LayoutSimViewTree

/// The line of code that made something.
struct CodeLocation {
    fileprivate let file: StaticString
    fileprivate let line: UInt

    init(_ file: StaticString, _ line: UInt) {
        self.file = file
        self.line = line
    }

    /// The line as causes and findings tell it.
    var codeLine: CodeLine { CodeLine(file: "\(file)", number: Int(line)) }
}

extension CodeLocation: CustomStringConvertible {
    /// `DetailView.swift:41`.
    var description: String { "\(codeLine)" }
}

/// The lines of code that made the constraints of a screen; those that made several are marked.
@MainActor struct CodeLines {
    private struct Key: Hashable {
        let file: Int
        let number: Int
    }

    /// A line, the first place that it made, and how many it made.
    private struct Entry {
        let key: Key
        let first: Int
        var count = 1
    }

    private var entries: [Entry] = []
    private var entryNumbers: [Key: Int] = [:]
    /// The numbers of the entries of the constraints; -1 where a line is not known.
    private var entryOfPlace: [Int] = []
    /// The files by where the program has their names, and by the names, since it may have them several times.
    private var places: [Int: Int] = [:]
    private var latest = (place: -1, number: -1)
    private var numbers: [String: Int] = [:]
    private var files: [String] = []

    init(_ constraints: [NSLayoutConstraint]) {
        entryOfPlace.reserveCapacity(constraints.count)
        for (place, constraint) in constraints.enumerated() {
            guard let key = key(of: constraint) else {
                entryOfPlace.append(-1)
                continue
            }
            if let number = entryNumbers[key] {
                entries[number].count += 1
                entryOfPlace.append(number)
            } else {
                entryNumbers[key] = entries.count
                entryOfPlace.append(entries.count)
                entries.append(Entry(key: key, first: place))
            }
        }
    }

    /// The first place among the constraints that the line of the one at a place made; `nil` where it is not known.
    func firstPlace(ofLineAt place: Int) -> Int? {
        entryOfPlace[place] < 0 ? nil : entries[entryOfPlace[place]].first
    }

    /// The line of the constraint at a place; `nil` where it is not known.
    subscript(place: Int) -> CodeLine? {
        guard entryOfPlace[place] >= 0 else { return nil }
        let entry = entries[entryOfPlace[place]]
        var line = CodeLine(file: files[entry.key.file], number: entry.key.number)
        line.isShared = entry.count > 1
        return line
    }

    private mutating func key(of constraint: NSLayoutConstraint) -> Key? {
        // Names are compared only where the program's own may not be those to tell.
        guard constraint.stack == nil else {
            return constraint.codeLine.map { Key(file: number(of: $0.file), number: $0.number) }
        }
        guard let source = constraint.source else { return nil }
        return Key(file: number(of: source.file), number: Int(source.line))
    }

    private mutating func number(of file: StaticString) -> Int {
        let place = file.hasPointerRepresentation ? Int(bitPattern: unsafe file.utf8Start) : -1
        if place >= 0, place == latest.place { return latest.number }
        let number = places[place] ?? self.number(of: "\(file)")
        if place >= 0 {
            places[place] = number
            latest = (place, number)
        }
        return number
    }

    private mutating func number(of file: String) -> Int {
        if let number = numbers[file] { return number }
        numbers[file] = files.count
        files.append(file)
        return files.count - 1
    }
}
