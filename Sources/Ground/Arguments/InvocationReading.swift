/// Parses the words after a command's name.
struct InvocationReading {
    private var invocation: Invocation
    private var words: ArraySlice<String>
    private var operandValues: [String] = []

    init(of command: Command, path: [String], words: ArraySlice<String>) {
        invocation = Invocation(command: command, path: path)
        self.words = words
    }

    /// Parses all words; returns `false` if they ask for help.
    mutating func read() throws(ArgumentError) -> Bool {
        while let word = words.popFirst() {
            if word == "--" {
                operandValues += words
                return true
            }
            if word == "--help" || word == "-h" { return false }
            if word.hasPrefix("--") {
                try readLong(word)
            } else if word.hasPrefix("-"), word.count > 1 {
                try readShort(word)
            } else {
                operandValues.append(word)
            }
        }
        return true
    }

    /// Returns the invocation after checking that its options are compatible and its operands complete.
    mutating func checked() throws(ArgumentError) -> Invocation {
        try checkExclusive()
        try distributeOperands()
        return invocation
    }

    private mutating func readLong(_ word: String) throws(ArgumentError) {
        let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard let option = invocation.command.options.first(where: { $0.name == name }) else {
            let known = invocation.command.options.map(\.longForm) + ["--help"]
            throw invocation.error(.unknownOption("--\(name)", among: known))
        }
        try take(option, as: option.longForm, attached: parts.count == 2 ? String(parts[1]) : nil)
    }

    /// Parses short options such as `-o FILE`, `-oFILE`, or `-abc` for three flags.
    private mutating func readShort(_ word: String) throws(ArgumentError) {
        var letters = word.dropFirst()
        while let letter = letters.popFirst() {
            guard let option = invocation.command.options.first(where: { $0.short == letter }) else {
                throw invocation.error(.unknownOption("-\(letter)", among: []))
            }
            let rest = option.value == nil || letters.isEmpty ? nil : String(letters)
            try take(option, as: "-\(letter)", attached: rest)
            if rest != nil { return }
        }
    }

    private mutating func take(
        _ option: OptionSpecification, as form: String, attached: String?
    ) throws(ArgumentError) {
        guard option.repeats || !invocation.options.contains(where: { $0.name == option.name }) else {
            throw invocation.error(.repeatedOption(form))
        }
        guard let value = option.value else {
            if let attached { throw invocation.error(.unexpectedValue(option: form, value: attached)) }
            invocation.options.append((option.name, ""))
            return
        }
        let text = if let attached { attached } else { try nextValue(of: value, form: form) }
        if let problem = value.problem(text) {
            throw invocation.error(.invalidValue(subject: form, value: text, problem: problem))
        }
        invocation.options.append((option.name, text))
    }

    /// Returns the next word unless it looks like an option, which a negative number does not.
    private mutating func nextValue(
        of value: OptionSpecification.Value, form: String
    ) throws(ArgumentError) -> String {
        let looksLikeOption = words.first.map { $0.hasPrefix("-") && $0 != "-" && Double($0) == nil } ?? true
        guard !looksLikeOption, let word = words.popFirst() else {
            throw invocation.error(.missingValue(option: form, placeholder: value.placeholder, next: words.first))
        }
        return word
    }

    private func checkExclusive() throws(ArgumentError) {
        for group in invocation.command.exclusive {
            let given = group.map(\.specification).filter { option in
                invocation.options.contains { $0.name == option.name }
            }
            if given.count > 1 { throw invocation.error(.exclusiveOptions(given[0].longForm, given[1].longForm)) }
        }
    }

    private mutating func distributeOperands() throws(ArgumentError) {
        var values = operandValues[...]
        for operand in invocation.command.operands {
            if operand.isRequired, values.isEmpty { throw invocation.error(.missingOperand(operand.placeholder)) }
            let taken = operand.repeats ? values[...] : values.prefix(1)
            invocation.operands += taken.map { (operand.placeholder, $0) }
            values = values.dropFirst(taken.count)
        }
        if let extra = values.first { throw invocation.error(.unexpectedOperand(extra)) }
    }
}
