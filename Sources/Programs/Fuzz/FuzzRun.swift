import Glibc
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimSeededRandom

/// Reads mutated inputs until the time is up.
struct FuzzRun {
    let target: FuzzTarget
    let duration: Duration
    let file: File
    private let mutator: Mutator
    private let markupMutator: MarkupMutator
    private var corpus: FuzzCorpus
    private var random: SeededRandom
    private var readCount = 0
    private var understoodCount = 0
    private var slowest = 0.0
    private var slow: [[UInt8]] = []

    /// The processor time that an input may take, in seconds.
    private static let limit = 1.0
    /// The time in seconds after which the system ends a hanging input.
    private static let patience: UInt32 = 60

    /// `inputs` are valid inputs in addition to the target's seeds; those that the target rejects are ignored.
    init(_ target: FuzzTarget, inputs: [[UInt8]] = [], duration: Duration, seed: UInt64, file: File) {
        self.target = target
        self.duration = duration
        self.file = file
        mutator = Mutator(dictionary: target.dictionary)
        markupMutator = MarkupMutator(words: target.dictionary)
        corpus = FuzzCorpus(seeds: target.seeds + inputs.filter { target.refusal(of: $0) == nil })
        random = SeededRandom(seed: seed)
    }

    /// Runs until the time is up; the summary is one line.
    mutating func run() throws -> (summary: String, status: ExitStatus) {
        let start = ContinuousClock.now
        for seed in target.seeds {
            if let refusal = target.refusal(of: seed) {
                preconditionFailure("a seed of \(target.name) is refused: \(refusal)")
            }
        }
        while ContinuousClock.now - start < duration {
            let inputs = (0..<FuzzBatch.count).map { _ in nextInput() }
            try file.write(FuzzBatch.bytes(of: inputs))
            for input in inputs { read(input) }
        }
        try file.remove()
        if !slow.isEmpty { try slowFile.write(FuzzBatch.bytes(of: slow)) }
        return (summary(after: ContinuousClock.now - start), slow.isEmpty ? .fine : .findings)
    }

    private var slowFile: File { File(file.path + ".slow") }

    private mutating func nextInput() -> [UInt8] {
        let input = corpus.pick(random: &random)
        let other = corpus.pick(random: &random)
        if target.isMarkup, random.int(below: 8) != 0 {
            return markupMutator.mutated(input, other: other, random: &random)
        }
        let mutated = mutator.mutated(input, other: other, random: &random)
        return random.int(below: 10) == 0 ? mutated : target.repair(mutated)
    }

    private mutating func read(_ input: [UInt8]) {
        let (refusal, seconds) = timed(input)
        slowest = max(slowest, seconds)
        if seconds > Self.limit { slow.append(input) }
        readCount += 1
        if refusal == nil {
            understoodCount += 1
            corpus.keep(input, random: &random)
        }
        corpus.learn(input, answer: refusal)
    }

    /// Processor time, which does not depend on other work on the machine.
    private func timed(_ input: [UInt8]) -> (refusal: String?, seconds: Double) {
        alarm(Self.patience)
        let start = clock()
        let refusal = target.refusal(of: input)
        let seconds = Double(clock() - start) / 1_000_000
        alarm(0)
        return (refusal, seconds)
    }

    private func summary(after duration: Duration) -> String {
        let tooSlow = slow.isEmpty ? "" : ", \(slow.count) of them over \(Self.limit) s, kept in \(slowFile.path)"
        return
            "\(target.name): \(readCount) inputs in \(duration.components.seconds) s, \(understoodCount) understood, "
            + "\(corpus.answerCount) forms of answers, the slowest \(Int(slowest * 1000)) ms\(tooSlow), no crash\n"
    }
}
