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

/// Tells lines of code that made one thing from those that made several.
struct CodeLines {
    private struct Key: Hashable {
        let file: Int
        let line: UInt
    }

    private var counts: [Key: Int] = [:]
    /// The files by where the program has their names, and by the names, since it may have them several times.
    private var places: [Int: Int] = [:]
    private var numbers: [String: Int] = [:]
    private var files: [String] = []

    /// Counts something that a line made; not all of them are known.
    mutating func count(_ location: CodeLocation?) {
        guard let location else { return }
        counts[Key(file: number(of: location.file), line: location.line), default: 0] += 1
    }

    /// The line of something that was counted.
    func line(_ location: CodeLocation?) -> CodeLine? {
        guard let location, let file = places[CodeLines.place(of: location.file)] else { return nil }
        var line = CodeLine(file: files[file], number: Int(location.line))
        line.isShared = counts[Key(file: file, line: location.line), default: 0] > 1
        return line
    }

    private mutating func number(of file: StaticString) -> Int {
        let place = CodeLines.place(of: file)
        if let number = places[place] { return number }
        let name = "\(file)"
        let number = numbers[name] ?? files.count
        if number == files.count { files.append(name) }
        numbers[name] = number
        places[place] = number
        return number
    }

    private static func place(of file: StaticString) -> Int {
        file.hasPointerRepresentation ? Int(bitPattern: unsafe file.utf8Start) : -Int(file.unicodeScalar.value)
    }
}
