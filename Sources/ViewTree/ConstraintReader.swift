import LayoutSimNotation

/// Reads constraints from the words that `Constraint.description` prints, for the views of one screen.
package struct ConstraintReader {
    private let views: Set<String>
    private let root: String

    /// Prepares reading; `views` are the ids of the screen's views and `root` is that of its root, whose the bars' guides are.
    package init(views: Set<String>, root: String) {
        self.views = views
        self.root = root
    }

    /// The constraint that is printed so; `nil` for any other text and for views that the screen does not have.
    package func constraint(_ text: some StringProtocol) -> Constraint? {
        var words = WordReader(text)
        guard let first = operand(words.word()), let relation = words.value(Constraint.Relation.self) else {
            return nil
        }
        var constraint = Constraint(first, relation, nil)
        guard readRightSide(&words, into: &constraint), readPriority(&words, into: &constraint), words.isAtEnd else {
            return nil
        }
        return constraint
    }

    private func readRightSide(_ words: inout WordReader, into constraint: inout Constraint) -> Bool {
        if let number = words.number() {
            guard words.skip("*") else {
                constraint.constant = number
                return true
            }
            constraint.multiplier = ConstraintReader.fraction(printedAs: number)
        }
        guard let second = operand(words.word()) else { return false }
        constraint.second = second
        let sign = words.skip("+") ? 1.0 : words.skip("-") ? -1 : 0
        guard sign != 0 else { return true }
        guard let constant = words.number() else { return false }
        constraint.constant = sign * constant
        return true
    }

    private func readPriority(_ words: inout WordReader, into constraint: inout Constraint) -> Bool {
        guard let word = words.word() else { return true }
        guard word.first == "@", let value = Float(word.dropFirst()), value.isFinite else { return false }
        constraint.priority = Priority(rawValue: value)
        return true
    }

    /// The simplest fraction that is printed as a number of three decimals, since that is what authors write.
    private static func fraction(printedAs number: Double) -> Double {
        guard (number * 100).rounded() / 100 != number else { return number }
        for denominator in 3...64 {
            let value = (number * Double(denominator)).rounded() / Double(denominator)
            if decimal(value) == decimal(number) { return value }
        }
        return number
    }

    private func operand(_ word: String?) -> Constraint.Operand? {
        guard let word, let dot = word.utf8.lastIndex(of: UInt8(ascii: ".")),
            let attribute = LayoutAttribute(rawValue: String(word[word.utf8.index(after: dot)...])),
            let item = item(word[..<dot])
        else { return nil }
        return Constraint.Operand(item, attribute)
    }

    private func item(_ text: Substring) -> LayoutItem? {
        guard let (name, rest) = unquoted(text.utf8) else { return nil }
        if rest.isEmpty, views.contains(name) { return .view(name) }
        if text == "topLayoutGuide" { return .guide(.top, owner: root) }
        if text == "bottomLayoutGuide" { return .guide(.bottom, owner: root) }
        // Dots are plain in names, so that any of them may be the one between owner and guide.
        for dot in text.utf8.indices where text.utf8[dot] == UInt8(ascii: ".") {
            let owner = unquoted(text.utf8[..<dot])
            let guide = unquoted(text.utf8[text.utf8.index(after: dot)...])
            guard let owner, owner.rest.isEmpty, views.contains(owner.name), let guide, guide.rest.isEmpty else {
                continue
            }
            return .guide(LayoutGuide.Kind(named: guide.name), owner: owner.name)
        }
        return nil
    }
}

extension LayoutGuide.Kind {
    /// The guide that is printed by this name.
    fileprivate init(named name: String) {
        switch name {
        case "safeAreaLayoutGuide": self = .safeArea
        case "layoutMarginsGuide": self = .margins
        case "readableContentGuide": self = .readableContent
        case "keyboardLayoutGuide": self = .keyboard
        case "contentLayoutGuide": self = .scrollContent
        case "frameLayoutGuide": self = .scrollFrame
        default: self = .custom(name)
        }
    }
}
