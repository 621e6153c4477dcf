import LayoutSimAudits
import LayoutSimRendering
import LayoutSimText
import LayoutSimViewTree

/// The faults of the screens of variants; those that look alike are judged once.
struct ReadScreens<Content: Sendable> {
    typealias Shown = ReadersExpectation<Content>.Shown

    /// The name of the screen, once one was made.
    private(set) var name: String?
    private var found: [String: [AuditFinding]] = [:]
    private var judged: [Screen: [AuditFinding]] = [:]
    /// The appearances whose contrast and labels were looked at.
    private var read: Set<Appearance> = []

    /// Judges variants that differ by their text size alone, from the smallest on; where the first and the last are the
    /// same screen, sizes change nothing, and no other is made.
    mutating func look(
        at group: [Variant<Content>], show: (Variant<Content>) throws -> Shown
    ) throws {
        guard let first = group.first, let last = group.last else { return }
        let smallest = try show(first)
        let largest = group.count > 1 ? try show(last) : smallest
        name = name ?? smallest.screen.name
        try add(smallest, first)
        if smallest.screen == largest.screen {
            for variant in group { found[variant.name] = found[first.name] }
            return
        }
        try add(largest, last)
        for variant in group.dropFirst().dropLast() { try add(show(variant), variant) }
    }

    /// What is wrong with a variant that was looked at, and for the first of each appearance what readers would find.
    mutating func findings(
        _ variant: Variant<Content>, show: (Variant<Content>) throws -> Shown
    ) throws -> [AuditFinding]? {
        guard let found = found[variant.name] else { return nil }
        guard read.insert(variant.appearance).inserted else { return found }
        let shown = try show(variant)
        return found + (try shown.renderer.readerAudit(shown.renderer.layout(shown.screen)))
    }

    private mutating func add(_ shown: Shown, _ variant: Variant<Content>) throws {
        if let known = judged[shown.screen] {
            found[variant.name] = known
            return
        }
        let layout = shown.renderer.layout(shown.screen)
        let findings = shown.renderer.audit(layout, isFullScreen: shown.isFullScreen)
        judged[shown.screen] = findings
        found[variant.name] = findings
    }
}
