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

    private var counts: [(key: Key, count: Int)] = []
    private var lineNumbers: [Key: Int] = [:]
    /// The numbers of the lines of the constraints; -1 where a line is not known.
    private var lineOfPlace: [Int] = []
    /// The lines, each in a box that all its constraints share.
    private var lines: [Aside<CodeLine>] = []
    /// The files by where the program has their names, and by the names, since it may have them several times.
    private var places: [Int: Int] = [:]
    private var latest = (place: -1, number: -1)
    private var numbers: [String: Int] = [:]
    private var files: [String] = []

    init(_ constraints: [NSLayoutConstraint]) {
        lineOfPlace.reserveCapacity(constraints.count)
        for constraint in constraints {
            guard let key = key(of: constraint) else {
                lineOfPlace.append(-1)
                continue
            }
            if let number = lineNumbers[key] {
                counts[number].count += 1
                lineOfPlace.append(number)
            } else {
                lineNumbers[key] = counts.count
                lineOfPlace.append(counts.count)
                counts.append((key, 1))
            }
        }
        for (key, count) in counts {
            var line = CodeLine(file: files[key.file], number: key.number)
            line.isShared = count > 1
            lines.append(Aside(wrappedValue: line))
        }
    }

    /// The line of the constraint at a place; `nil` where it is not known.
    subscript(place: Int) -> Aside<CodeLine>? { lineOfPlace[place] < 0 ? nil : lines[lineOfPlace[place]] }

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
