import LayoutSimCauses

/// The results of edits on one screen of a file.
struct MutationJudgment: Sendable {
    enum Verdict: Int, Comparable, Sendable {
        case right, missed, wrong

        static func < (left: Verdict, right: Verdict) -> Bool { left.rawValue < right.rawValue }
    }

    var screen: String
    var device: String
    var report: CauseReport?
    /// The indices of the edits that affect how the screen looks.
    var effective: [Int] = []
    /// The number of effects that were confirmed to disappear without the edits named as their cause.
    var goneEffects = 0
    /// The number of effects that cannot be confirmed, since the other edits also produce them by themselves, through
    /// inputs that do not exist with all edits.
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
