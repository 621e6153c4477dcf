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

    private var keys: [Key?] = []
    private var counts: [Key: Int] = [:]
    /// The files by where the program has their names, and by the names, since it may have them several times.
    private var places: [Int: Int] = [:]
    private var numbers: [String: Int] = [:]
    private var files: [String] = []

    init(_ constraints: [NSLayoutConstraint]) {
        keys.reserveCapacity(constraints.count)
        for constraint in constraints {
            let key = key(of: constraint)
            keys.append(key)
            if let key { counts[key, default: 0] += 1 }
        }
    }

    /// The line of the constraint at a place; `nil` where it is not known.
    subscript(place: Int) -> CodeLine? {
        guard let key = keys[place] else { return nil }
        var line = CodeLine(file: files[key.file], number: key.number)
        line.isShared = counts[key, default: 0] > 1
        return line
    }

    private mutating func key(of constraint: NSLayoutConstraint) -> Key? {
        // Names are compared only where the program's own may not be those to tell.
        guard constraint.stack == nil else {
            return constraint.codeLine.map { Key(file: number(of: $0.file), number: $0.number) }
        }
        return constraint.source.map { Key(file: number(of: $0.file), number: Int($0.line)) }
    }

    private mutating func number(of file: StaticString) -> Int {
        let place = file.hasPointerRepresentation ? Int(bitPattern: unsafe file.utf8Start) : -1
        if place >= 0, let number = places[place] { return number }
        let number = number(of: "\(file)")
        if place >= 0 { places[place] = number }
        return number
    }

    private mutating func number(of file: String) -> Int {
        if let number = numbers[file] { return number }
        numbers[file] = files.count
        files.append(file)
        return files.count - 1
    }
}
