import LayoutSimCauses
import LayoutSimDocuments
import LayoutSimGeometry
import LayoutSimSeededRandom
import LayoutSimViewTree

/// Repeatable reports with every kind of input, output and step, and texts that need escaping.
struct RandomReports {
    static let kinds =
        PropertyRow<Constraint>.all.map(\.kind) + ["text", "color", "safe area"]
        + [
            .added, .removed, .superview, .subviewOrder, .content, .fontEra, .fingerprint, .format, .unknown, .wrapped,
            .constraintOrder,
        ]

    private var random: SeededRandom

    init(seed: UInt64) { random = SeededRandom(seed: seed) }

    mutating func report() -> CauseReport {
        CauseReport(
            variant: text(), class: pick(CauseReport.Class.allCases), inputs: list { $0.input() },
            outputs: list { $0.output() }, causes: list { $0.cause() }, together: list { $0.input() },
            unexplained: list { $0.output() }, idle: list { $0.input() }, isBeyondInputs: pick([true, false]),
            area: abs(number()))
    }

    /// Returns the case of a step.
    static func name(of step: PathStep) -> String {
        switch step {
        case .size: "size"
        case .input: "input"
        case .link: "link"
        case .limit: "limit"
        case .givesWay: "givesWay"
        }
    }

    private mutating func cause() -> CauseReport.Cause {
        CauseReport.Cause(
            inputs: list { $0.input() }, masked: list { $0.input() }, outputs: list { $0.output() },
            restoresAll: pick([true, false]), path: list { $0.step() })
    }

    private mutating func input() -> InputChange {
        let place: InputChange.Place =
            switch pick([0, 1, 2]) {
            case 0: .screen
            case 1: .view(text())
            default: .constraint(constraint())
            }
        return InputChange(place, pick(Self.kinds), old: optionalText(), new: optionalText())
    }

    private mutating func output() -> OutputChange {
        let subject: OutputChange.Subject =
            switch pick(Array(0...7)) {
            case 0: .frame(view: text(), pick(OutputChange.FramePart.allCases))
            case 1: .lines(view: text())
            case 2: .wrapping(view: text())
            case 3: .textScale(view: text())
            case 4: .constraint(text())
            case 5: .audit(rule: text(), views: list { $0.text() })
            case 6: .painted(view: text())
            default: .overlaps(in: text())
            }
        let constraint: Constraint? = if case .constraint = subject { self.constraint() } else { nil }
        return OutputChange(subject, old: optionalText(), new: optionalText(), constraint: constraint)
    }

    private mutating func step() -> PathStep {
        switch pick(Array(0...4)) {
        case 0: .size(view: text(), pick(Axis.allCases), growth: number())
        case 1: .input(input())
        case 2: .link(constraint())
        case 3: .limit(operand())
        default: .givesWay(constraint(), error: number())
        }
    }

    private mutating func constraint() -> Constraint {
        Constraint(
            operand(), pick(Constraint.Relation.allCases), pick([true, false]) ? operand() : nil,
            multiplier: number(), constant: number(), priority: pick([1, 249.5, 750, 999.999, 1000]),
            identifier: optionalText())
    }

    private mutating func operand() -> Constraint.Operand {
        let guides: [LayoutGuide.Kind] = [
            .top, .bottom, .safeArea, .margins, .readableContent, .keyboard, .scrollContent, .scrollFrame,
            .custom(text()),
        ]
        let item: LayoutItem = pick([true, false]) ? .view(text()) : .guide(pick(guides), owner: text())
        return Constraint.Operand(item, pick(LayoutAttribute.allCases))
    }

    private mutating func number() -> Double {
        pick([0, 1, -0.5, 1.0 / 3, 1e-300, -1e300, 299.66666666666669, .greatestFiniteMagnitude])
    }

    private mutating func optionalText() -> String? { pick([true, false]) ? text() : nil }

    private mutating func text() -> String {
        pick(["title", "", "a b", "\"", "\\", "\n\t\r", "e\u{301}", "\u{0}", "because", " → ", "子", "🎖", "</script>"])
    }

    private mutating func list<Element>(_ make: (inout Self) -> Element) -> [Element] {
        (0..<pick([0, 1, 2, 3])).map { _ in make(&self) }
    }

    private mutating func pick<Element>(_ list: [Element]) -> Element { random.pick(list) }
}
