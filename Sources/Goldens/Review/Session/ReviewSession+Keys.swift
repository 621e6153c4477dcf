import LayoutSimReports
import LayoutSimSnapshots

extension ReviewSession {
    /// Handles a key; the caller answers a request with `settle` or `fail`.
    mutating func press(_ key: ReviewKey) -> ReviewRequest? {
        message = ""
        if panel == .help, key != .interrupt, key != .character("q") {
            panel = .cause
            return nil
        }
        switch key {
        case .character("a"): return acceptance
        case .character("v"): return current.flatMap(acceptance)
        case .character("r"):
            return rejection
        case .character("q"), .interrupt: return .quit
        case .suspend: return .suspend
        default: move(key)
        }
        return nil
    }

    private var acceptance: ReviewRequest {
        let all = members[group]
        if report.groups[group].outcome == .orphan { return .prune(keys: all.map(\.key)) }
        return .accept(all.filter { !acceptedKeys.contains($0.key) }.map { ReviewRequest.Seen($0) })
    }

    private func acceptance(of variant: ReviewVariant) -> ReviewRequest? {
        if acceptedKeys.contains(variant.key) { return nil }
        return report.groups[group].outcome == .orphan
            ? .prune(keys: [variant.key]) : .accept([ReviewRequest.Seen(variant)])
    }

    /// Individually accepted variants are no longer pending; goldens without a variant never were.
    private var rejection: ReviewRequest? {
        if report.groups[group].outcome == .orphan { return nil }
        return .reject(members[group].filter { !acceptedKeys.contains($0.key) }.map { ReviewRequest.Seen($0) })
    }

    private mutating func move(_ key: ReviewKey) {
        switch key {
        case .character("s"): decide(.skipped)
        case .right, .character("n"): step(by: 1)
        case .left, .character("p"): step(by: -1)
        case .character("J"), .character("j"): if group + 1 < decisions.count { look(at: group + 1) }
        case .character("K"), .character("k"): if group > 0 { look(at: group - 1) }
        case .character("1"), .character("o"): show(.old)
        case .character("2"): show(.new)
        case .character("3"), .character("d"): show(.difference)
        case .character("b"): toggleBlinking()
        case .character("t"): toggle(.tree)
        case .character("c"): toggle(.constraints)
        case .character("?"), .character("h"): panel = .help
        case .up: scroll = max(0, scroll - 1)
        case .down: scroll += 1
        case .pageUp: scroll = max(0, scroll - 10)
        case .pageDown: scroll += 10
        case .escape: panel = .cause
        default: message = "? for help"
        }
    }

    /// Updates the session after a request was carried out.
    mutating func settle(_ request: ReviewRequest) {
        switch request {
        case .accept(let seen, _):
            let keys = seen.map(\.key)
            acceptedKeys.formUnion(keys)
            let isWhole = members[group].allSatisfy { acceptedKeys.contains($0.key) }
            if isWhole { decide(.accepted) } else { message = "accepted \(keys.joined(separator: ", "))" }
        case .prune(let keys):
            acceptedKeys.formUnion(keys)
            if members[group].allSatisfy({ acceptedKeys.contains($0.key) }) { decide(.accepted) }
        case .reject: decide(.rejected)
        case .suspend, .quit: break
        }
    }

    /// Shows why a request could not be carried out.
    mutating func fail(_ reason: String) { message = reason }

    /// Alternates the images while blinking.
    mutating func tick() {
        guard isBlinking else { return }
        side = side == .old ? .new : .old
    }

    private mutating func decide(_ decision: Decision) {
        decisions[group] = decision
        message = "\(decision.rawValue) \(report.groups[group].id ?? "\(report.groups[group].headline)")"
        let order = Array((group + 1)..<decisions.count) + Array(0..<group)
        if let next = order.first(where: { decisions[$0] == nil }) { look(at: next) }
    }

    private mutating func step(by distance: Int) {
        let count = members[group].count
        guard count > 0 else { return }
        variant = (variant + distance + count) % count
        scroll = 0
        if picture == nil { side = .new }
    }

    private mutating func show(_ side: Side) {
        isBlinking = false
        if picture(of: side) { self.side = side } else { message = "there is no such image" }
    }

    private mutating func toggleBlinking() {
        guard picture(of: .old), picture(of: .new) else { return message = "there is only one picture" }
        isBlinking.toggle()
        if side == .difference { side = .new }
    }

    private mutating func toggle(_ panel: Panel) {
        self.panel = self.panel == panel ? .cause : panel
        scroll = 0
    }
}
