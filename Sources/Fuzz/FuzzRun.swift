import LayoutSimFiles

/// Reads changed inputs until the time is over.
struct FuzzRun {
    let target: FuzzTarget
    let duration: Duration
    let file: File
    private let mutator: Mutator
    private var corpus: FuzzCorpus
    private var random: FuzzRandom
    private var readCount = 0
    private var understoodCount = 0
    private var slowest = Duration.zero

    init(_ target: FuzzTarget, duration: Duration, seed: UInt64, file: File) {
        self.target = target
        self.duration = duration
        self.file = file
        mutator = Mutator(dictionary: target.dictionary)
        corpus = FuzzCorpus(seeds: target.seeds)
        random = FuzzRandom(seed: seed)
    }

    /// Returns a line on what was read.
    mutating func run() throws -> String {
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
        return summary(after: ContinuousClock.now - start)
    }

    private mutating func nextInput() -> [UInt8] {
        let input = corpus.pick(random: &random)
        let mutated = mutator.mutated(input, other: corpus.pick(random: &random), random: &random)
        return random.below(10) == 0 ? mutated : target.repair(mutated)
    }

    private mutating func read(_ input: [UInt8]) {
        let (refusal, duration) = timed(input)
        // What takes long only once had to wait for the machine.
        if duration > slowest { slowest = max(slowest, min(duration, timed(input).duration)) }
        readCount += 1
        if refusal == nil { understoodCount += 1 }
        corpus.learn(input, answer: refusal)
    }

    private func timed(_ input: [UInt8]) -> (refusal: String?, duration: Duration) {
        let start = ContinuousClock.now
        let refusal = target.refusal(of: input)
        return (refusal, ContinuousClock.now - start)
    }

    private func summary(after duration: Duration) -> String {
        let milliseconds = slowest.components.seconds * 1000 + slowest.components.attoseconds / 1_000_000_000_000_000
        return
            "\(target.name): \(readCount) inputs in \(duration.components.seconds) s, \(understoodCount) understood, "
            + "\(corpus.answerCount) forms of answers, the slowest \(milliseconds) ms, no crash\n"
    }
}
