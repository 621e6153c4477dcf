import LayoutSimGeometry
import LayoutSimNotation
import LayoutSimProposalTree
import LayoutSimViewTree

extension PropertyLine<View> {
    /// What a view is to SwiftUI's layout.
    static let hosted: [PropertyLine] = [
        PropertyLine(
            name: "swiftui", rows: [.hostedKind] + ProposalKind.inputNames.map(PropertyRow.hostedInput),
            values: { view in view.hosted.map { [$0.kind.printed] } ?? [] },
            read: { view, words in
                guard let kind = ProposalKind(words.rest) else { return false }
                view.hosted = HostedNode(kind)
                return true
            }),
        PropertyLine("layout-order", as: "order of layout", Place(\View.hosted, \.order), .integers, omitting: []),
        PropertyLine(
            name: "answer", rows: [.answers],
            values: { ($0.hosted?.answers ?? []).map(\.words) },
            read: { view, words in
                guard view.hosted != nil, let answer = HostedAnswer(&words) else { return false }
                view.hosted?.answers.append(answer)
                return true
            }),
        PropertyLine("shape", [PropertyRow("shape", Place(\View.hosted, \.shape), optional: .quotation, .name)]),
        PropertyLine(
            "hosting",
            [
                PropertyRow(
                    "safe area", Place(\View.hosting, \.respectsSafeArea, blank: HostingRules()),
                    .either("inside", "everywhere")),
                PropertyRow("own size", Place(\View.hosting, \.sizesItself), .flag("sized"), omitting: false),
                PropertyRow("recorded", Place(\View.hosting, \.isRecorded), .flag("recorded"), omitting: false),
            ]),
        PropertyLine("keyboard", Place(\View.hosting, \.keyboard), .number, omitting: 0),
    ].map { $0.since(format: 7) }
}

extension PropertyRow<View> {
    /// The kind of view or modifier.
    fileprivate static let hostedKind = PropertyRow(
        kind: "SwiftUI view", traits: .layout,
        differs: { old, new in
            guard let old = old.hosted, let new = new.hosted else { return false }
            return old.kind.name != new.kind.name
        },
        text: { $0.hosted?.kind.name },
        copy: { old, new in if let kind = old.hosted?.kind { new.hosted?.kind = kind } },
        write: { _ in nil }, read: { _, _ in true })

    /// Returns an input of a view or modifier.
    fileprivate static func hostedInput(_ name: String) -> PropertyRow {
        PropertyRow(
            kind: PropertyKind(rawValue: name.replacing("-", with: " ")), traits: .layout,
            differs: { old, new in
                guard let old = old.hosted?.kind, let new = new.hosted?.kind, old.name == new.name else { return false }
                return old.input(name) != new.input(name)
            },
            text: { $0.hosted.map { $0.kind.input(name) ?? "default" } },
            copy: { old, new in
                guard let kind = new.hosted?.kind, let former = old.hosted?.kind else { return }
                new.hosted?.kind = kind.with(name, former.input(name)) ?? kind
            },
            write: { _ in nil }, read: { _, _ in true })
    }

    /// What code answered, which differs only where it was asked the same.
    fileprivate static let answers = PropertyRow(
        kind: "answers", traits: .layout,
        differs: { old, new in
            guard let old = old.hosted, let new = new.hosted else { return false }
            return old.answers.contains { answer in
                new.answers.contains { $0.proposal == answer.proposal && $0 != answer }
            }
        },
        text: { $0.hosted.map { $0.answers.last?.sizeInWords ?? "none" } },
        copy: { old, new in if let answers = old.hosted?.answers { new.hosted?.answers = answers } },
        write: { _ in nil }, read: { _, _ in true })
}

extension Spelling<[Int]> {
    fileprivate static var integers: Spelling {
        Spelling(
            write: { $0.map(String.init).joined(separator: " ") },
            read: { words in
                var numbers: [Int] = []
                while !words.isAtEnd {
                    guard let number = words.integer() else { return nil }
                    numbers.append(number)
                }
                return numbers
            })
    }
}

extension ProposalKind {
    /// The kind as a document has it; texts and code are told apart by the view that they belong to.
    fileprivate var printed: String {
        switch self {
        case .text: ProposalKind.text(0).description
        case .code(_, let axis): ProposalKind.code(0, axis: axis).description
        default: description
        }
    }
}

extension HostedAnswer {
    fileprivate var sizeInWords: String { "\(exact(size.width))x\(exact(size.height))" }

    /// The proposal, the size, and for each child its number, its corner and what was proposed to it.
    fileprivate var words: String {
        let own = "\(proposal.words) \(exact(size.width)) \(exact(size.height))"
        return ([own] + places.map { "\($0.child) \(exact($0.origin.x)) \(exact($0.origin.y)) \($0.proposal.words)" })
            .joined(separator: " ")
    }

    /// Reads an answer; `nil` if the words are no answer.
    fileprivate init?(_ words: inout WordReader) {
        guard let proposal = ProposedSize(&words), let size = words.numbers(2) else { return nil }
        self.init(to: proposal, size: Size(width: size[0], height: size[1]))
        while !words.isAtEnd {
            guard let child = words.integer(), child >= 0, let origin = words.numbers(2),
                let proposal = ProposedSize(&words)
            else { return nil }
            places.append(HostedPlace(child, at: Point(x: origin[0], y: origin[1]), proposal))
        }
    }
}

extension ProposedSize {
    fileprivate var words: String { "\(ProposedSize.word(width)) \(ProposedSize.word(height))" }

    private static func word(_ length: Double?) -> String {
        guard let length else { return "ideal" }
        return length.isFinite ? exact(length) : "greatest"
    }

    fileprivate init?(_ words: inout WordReader) {
        guard let width = ProposedSize.length(&words), let height = ProposedSize.length(&words) else { return nil }
        self.init(width: width, height: height)
    }

    /// Reads a length; `.some(nil)` is the ideal one.
    private static func length(_ words: inout WordReader) -> Double?? {
        if words.skip("ideal") { return .some(nil) }
        return words.skip("greatest") ? .some(.infinity) : words.number().map { .some($0) }
    }
}

extension WordReader {
    /// The words that were not read yet, which are read by this.
    fileprivate var rest: [String] {
        mutating get {
            var words: [String] = []
            while let word = word() { words.append(word) }
            return words
        }
    }
}
