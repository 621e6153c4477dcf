import LayoutSimCauses

/// What became of edits on one screen of a file.
struct MutationJudgment: Sendable {
    enum Verdict: Int, Comparable, Sendable {
        case right, missed, wrong

        static func < (left: Verdict, right: Verdict) -> Bool { left.rawValue < right.rawValue }
    }

    var screen: String
    var device: String
    var report: CauseReport?
    /// The indices of the edits without which the screen looks otherwise.
    var effective: [Int] = []
    /// How many effects were seen to be gone without the edits that are named as their cause.
    var goneEffects = 0
    /// How many effects the other edits have by themselves too, by inputs that are not there with all edits: of these the
    /// edits cannot tell.
    var effectsOtherwise = 0
    private(set) var verdict = Verdict.right
    private(set) var reasons: [String] = []

    init(screen: String, device: String, report: CauseReport?) {
        self.screen = screen
        self.device = device
        self.report = report
    }

    mutating func fail(_ verdict: Verdict, _ reason: String) {
        self.verdict = max(self.verdict, verdict)
        reasons.append(reason)
    }
}
