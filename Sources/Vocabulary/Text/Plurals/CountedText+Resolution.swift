extension CountedText {
    /// A format string without variables, with the indices of the arguments of its specifiers, from 0.
    package struct Resolution: Hashable, Sendable {
        package var format: String
        package var arguments: [Int]

        package init(format: String, arguments: [Int]) {
            self.format = format
            self.arguments = arguments
        }
    }

    /// Returns the format string for arguments, `nil` for those that are not numbers.
    ///
    /// The first specifier without a position in a form of a variable refers to the variable's own argument, according
    /// to Apple's "Stringsdict file format".
    package func resolved(for numbers: [PluralOperands?], in language: String) -> Resolution {
        var resolver = Resolver(text: self, numbers: numbers, language: language)
        resolver.take(format, own: nil, open: [])
        return Resolution(format: resolver.format, arguments: resolver.arguments)
    }
}

private struct Resolver {
    let text: CountedText
    let numbers: [PluralOperands?]
    let language: String
    var format = ""
    var arguments: [Int] = []
    private var next = 0

    init(text: CountedText, numbers: [PluralOperands?], language: String) {
        self.text = text
        self.numbers = numbers
        self.language = language
    }

    mutating func take(_ format: String, own: Int?, open: [String]) {
        var own = own
        for piece in TextFormat(format).pieces {
            switch piece {
            case .text(let text): self.format += text
            case .argument(let argument):
                arguments.append(argument.position.map { $0 - 1 } ?? own ?? takeNext())
                if argument.position == nil { own = nil }
                self.format += "%" + argument.specification
            case .variable(let name, let position):
                guard let variable = text.variables[name], !open.contains(name) else { continue }
                let index = (position ?? variable.position).map { $0 - 1 } ?? takeNext()
                let number = numbers.indices.contains(index) ? numbers[index] : nil
                if variable.isWhole { next = 0 }
                take(
                    variable.form(for: number, in: language), own: variable.isWhole ? nil : index, open: open + [name])
            }
        }
    }

    private mutating func takeNext() -> Int {
        defer { next += 1 }
        return next
    }
}
