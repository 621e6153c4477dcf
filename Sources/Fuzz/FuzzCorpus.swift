import LayoutSimSeededRandom

/// The inputs that new ones are made from: the seeds, and those to which the reader answered in a new way.
struct FuzzCorpus {
    private let seeds: [[UInt8]]
    private var learned: [[UInt8]] = []
    private var answers: Set<String> = []

    private static let limit = 500

    init(seeds: [[UInt8]]) {
        self.seeds = seeds
    }

    /// An input to change; half of them are seeds, since what is learned is mostly wrong already.
    func pick(random: inout SeededRandom) -> [UInt8] {
        random.pick(learned.isEmpty || random.int(below: 2) == 0 ? seeds : learned)
    }

    /// How many ways of answering were seen.
    var answerCount: Int { answers.count }

    /// Remembers an input whose answer has a form that was not seen before.
    mutating func learn(_ input: [UInt8], answer: String?) {
        guard answers.count < 20_000, answers.insert(Self.form(of: answer ?? "understood")).inserted else { return }
        if learned.count < Self.limit { learned.append(input) }
    }

    /// Keeps an input that was understood, at times, so that changes add up.
    mutating func keep(_ input: [UInt8], random: inout SeededRandom) {
        guard random.int(below: 20) == 0 else { return }
        if learned.count < Self.limit {
            learned.append(input)
        } else {
            learned[random.int(below: learned.count)] = input
        }
    }

    /// The text without what depends on the input: numbers and what stands in quotation marks.
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
