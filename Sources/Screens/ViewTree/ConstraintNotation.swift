import LayoutSimNotation

/// The notation of a screen's constraints in documents, which is exact, so that the identical constraints are read
/// back.
///
/// `title.top >= topLayoutGuide.bottom + 8 @750 #id`, where the multiplier, the constant, the priority and the
/// identifier appear only if they differ from UIKit's defaults.
package struct ConstraintNotation {
    private let names: Names
    private let root: String

    /// Creates a notation for a screen; `views` are the ids of its views, and `root` is that of the root view, which
    /// owns the guides of the bars.
    package init(views: [String], root: String) {
        names = Names(views)
        self.root = root
    }

    /// The ids of the views as a set, which is built only when needed.
    private final class Names {
        private let views: [String]
        private lazy var known = Set(views)

        init(_ views: [String]) {
            self.views = views
        }

        func contains(_ view: String) -> Bool { known.contains(view) }
    }
}

extension ConstraintNotation {
    /// Returns the notation of a constraint.
    package func text(of constraint: Constraint) -> String {
        var text = ""
        text.reserveCapacity(Constraint.usualTextLength)
        add(constraint.first, to: &text)
        text += " "
        text += constraint.relation.rawValue
        text += " "
        addRightSide(of: constraint, to: &text)
        if constraint.priority != .required { text += " @\(constraint.priority)" }
        if let identifier = constraint.identifier { text += " #" + quotedIfNeeded(identifier) }
        for former in constraint.formerConstants ?? [] {
            text += " from \(exact(former.constant)) motion \(former.motion)"
        }
        return text
    }

    private func addRightSide(of constraint: Constraint, to text: inout String) {
        let constant = constraint.constant
        guard let second = constraint.second else {
            text += exact(constant)
            return
        }
        if constraint.multiplier != 1 {
            text += exact(constraint.multiplier)
            text += " * "
        }
        add(second, to: &text)
        guard constant != 0 else { return }
        text += constant < 0 ? " - " : " + "
        text += exact(abs(constant))
    }

    /// Appends an operand in the notation of descriptions, unless that would be ambiguous: names may contain dots.
    private func add(_ operand: Constraint.Operand, to text: inout String) {
        // View names take precedence over guide names, and a name without a dot is never that of a guide.
        if case .view(let id) = operand.item, id.isOneWord && !id.isGuideOfBars || names.contains(id) {
            text += id.needsQuotes ? quoted(id) : id
            text += "."
            text += operand.attribute.rawValue
            return
        }
        let plain = "\(operand)"
        text += self.operand(plain) == operand ? plain : "\(operand.item.fullName).\(operand.attribute.rawValue)"
    }
}

extension String {
    /// Whether the name is a plain word without a dot.
    fileprivate var isOneWord: Bool { !utf8.contains(UInt8(ascii: ".")) && !needsQuotes }

    fileprivate var isGuideOfBars: Bool { self == LayoutGuide.Kind.top.name || self == LayoutGuide.Kind.bottom.name }
}

extension LayoutItem {
    /// The unambiguous name, with all quotes and with the owner of every guide.
    fileprivate var fullName: String {
        switch self {
        case .view(let id): quoted(id)
        case .guide(.custom(let name), let owner): "\(quoted(owner)).\(quoted(name))"
        case .guide(let kind, let owner): "\(quoted(owner)).\(kind.name ?? "")"
        }
    }
}

extension ConstraintNotation {
    /// Returns the constraint with a notation; `nil` for invalid text and for views that the screen does not have.
    package func constraint(_ text: some StringProtocol) -> Constraint? {
        var words = WordReader(text)
        guard let first = operand(words.word()), let relation = words.value(Constraint.Relation.self) else {
            return nil
        }
        var constraint = Constraint(first, relation, nil)
        guard readRightSide(&words, into: &constraint), readPriority(&words, into: &constraint),
            readIdentifier(&words, into: &constraint), readFormerConstants(&words, into: &constraint), words.isAtEnd
        else { return nil }
        return constraint
    }

    private func readRightSide(_ words: inout WordReader, into constraint: inout Constraint) -> Bool {
        if let number = words.number() {
            guard words.skip("*") else {
                constraint.constant = number
                return true
            }
            constraint.multiplier = number
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
        guard let word = words.word(beginningWith: "@") else { return true }
        guard let value = Float(word), value.isFinite else { return false }
        constraint.priority = Priority(rawValue: value)
        return true
    }

    private func readIdentifier(_ words: inout WordReader, into constraint: inout Constraint) -> Bool {
        guard let word = words.word(beginningWith: "#") else { return true }
        guard let (name, rest) = unquoted(word.utf8), rest.isEmpty else { return false }
        constraint.identifier = name
        return true
    }

    private func readFormerConstants(_ words: inout WordReader, into constraint: inout Constraint) -> Bool {
        var formers: [FormerConstant] = []
        while words.skip("from") {
            guard let constant = words.number(), words.skip("motion"),
                let motion = words.number().flatMap({ Int(exactly: $0) })
            else { return false }
            formers.append(FormerConstant(constant: constant, motion: motion))
        }
        if !formers.isEmpty { constraint.formerConstants = formers }
        return true
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
        if rest.isEmpty, names.contains(name) { return .view(name) }
        if let kind = LayoutGuide.Kind(named: text), kind == .top || kind == .bottom {
            return .guide(kind, owner: root)
        }
        // Any dot outside of quotes may separate owner and guide.
        for dot in text.utf8.indices where text.utf8[dot] == UInt8(ascii: ".") {
            let guide = text[text.utf8.index(after: dot)...]
            guard let (owner, rest) = unquoted(text.utf8[..<dot]), rest.isEmpty, names.contains(owner),
                let (name, end) = unquoted(guide.utf8), end.isEmpty
            else { continue }
            return .guide(LayoutGuide.Kind(named: guide) ?? .custom(name), owner: owner)
        }
        return nil
    }
}

extension WordReader {
    /// Returns the rest of the next word, if it begins with a mark.
    fileprivate mutating func word(beginningWith mark: Character) -> Substring? {
        var words = self
        guard let word = words.word(), word.first == mark else { return nil }
        self = words
        return word.dropFirst()
    }
}

extension LayoutGuide.Kind {
    /// UIKit's name of the guide; `nil` for a custom guide.
    var name: String? {
        switch self {
        case .top: "topLayoutGuide"
        case .bottom: "bottomLayoutGuide"
        case .safeArea: "safeAreaLayoutGuide"
        case .margins: "layoutMarginsGuide"
        case .readableContent: "readableContentGuide"
        case .keyboard: "keyboardLayoutGuide"
        case .scrollContent: "contentLayoutGuide"
        case .scrollFrame: "frameLayoutGuide"
        case .custom: nil
        }
    }

    /// Creates a kind from UIKit's name, or from the quoted name of a custom guide.
    fileprivate init?(named name: Substring) {
        let kinds: [LayoutGuide.Kind] = [
            .top, .bottom, .safeArea, .margins, .readableContent, .keyboard, .scrollContent, .scrollFrame,
        ]
        guard let kind = kinds.first(where: { $0.name.map { $0 == name } ?? false }) else { return nil }
        self = kind
    }
}
