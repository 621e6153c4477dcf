import LayoutSimSeededRandom

/// The inputs that are mutated: the seeds, and those with a new kind of outcome.
struct FuzzCorpus {
    private let seeds: [[UInt8]]
    private var learned: [[UInt8]] = []
    private var answers: Set<String> = []

    private static let limit = 500

    init(seeds: [[UInt8]]) {
        self.seeds = seeds
    }

    /// Returns an input to mutate; half of them are seeds, since learned inputs are mostly invalid already.
    func pick(random: inout SeededRandom) -> [UInt8] {
        random.pick(learned.isEmpty || random.int(below: 2) == 0 ? seeds : learned)
    }

    /// The number of kinds of outcomes seen.
    var answerCount: Int { answers.count }

    /// Remembers an input with a new kind of outcome.
    mutating func learn(_ input: [UInt8], answer: String?) {
        guard answers.count < 20_000, answers.insert(Self.form(of: answer ?? "understood")).inserted else { return }
        if learned.count < Self.limit { learned.append(input) }
    }

    /// Sometimes keeps an input that was accepted, so that mutations accumulate.
    mutating func keep(_ input: [UInt8], random: inout SeededRandom) {
        guard random.int(below: 20) == 0 else { return }
        if learned.count < Self.limit {
            learned.append(input)
        } else {
            learned[random.int(below: learned.count)] = input
        }
    }

    /// Returns the text without numbers and quoted parts, which depend on the input.
    private static func form(of answer: String) -> String {
        var form = ""
        var quote: Character?
        for character in answer.prefix(300) {
            if quote == character {
                quote = nil
            } else if quote == nil, character == "'" || character == "\"" {
                quote = character
                form.append(character)
            } else if quote == nil, !character.isNumber {
                form.append(character)
            }
        }
        return form
    }
}
