import LayoutSimViewTree

/// A location in source code that created an object.
struct CodeLocation {
    fileprivate let file: StaticString
    fileprivate let line: UInt

    init(_ file: StaticString, _ line: UInt) {
        self.file = file
        self.line = line
    }

    /// The line for causes and findings.
    var codeLine: CodeLine { CodeLine(file: "\(file)", number: Int(line)) }
}

extension CodeLocation: CustomStringConvertible {
    /// The file name and line number, such as `DetailView.swift:41`.
    var description: String { "\(codeLine)" }
}

/// The lines of code that created the constraints of a screen; lines that created several are marked as shared.
@MainActor struct CodeLines {
    private struct Key: Hashable {
        let file: Int
        let number: Int
    }

    private var counts: [(key: Key, count: Int)] = []
    private var lineNumbers: [Key: Int] = [:]
    /// The index of each constraint's line; -1 for an unknown line.
    private var lineOfPlace: [Int] = []
    /// The lines, each boxed so that its constraints share it.
    private var lines: [Aside<CodeLine>] = []
    /// The indexes of files by the address of their names in the program, and by name, since the program may contain a
    /// name several times.
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

    /// Returns the line of the constraint at an index; `nil` if it is unknown.
    subscript(place: Int) -> Aside<CodeLine>? { lineOfPlace[place] < 0 ? nil : lines[lineOfPlace[place]] }

    private mutating func key(of constraint: NSLayoutConstraint) -> Key? {
        // Names are compared only if the program's own source locations may not be the ones to report.
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
