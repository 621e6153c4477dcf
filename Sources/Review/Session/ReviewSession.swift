package import LayoutSimReports

/// A review of changes by their causes: what the reviewer looks at and has decided.
///
/// A plain value without a terminal: keys go in, requests and screens come out.
package struct ReviewSession: Sendable {
    /// What a reviewer says of a group.
    package enum Decision: String, Sendable {
        case accepted, rejected, skipped
    }

    /// The picture that is looked at.
    enum Side: String, CaseIterable, Sendable {
        case old, new, difference
    }

    /// What stands beside the picture.
    enum Panel: Sendable {
        case cause, tree, constraints, help
    }

    /// The changes that wait.
    package let report: ReviewReport
    /// What was said of each group.
    package internal(set) var decisions: [Decision?]
    /// The group that is looked at.
    var group = 0
    /// The variant of the group.
    var variant = 0
    var side = Side.new
    var panel = Panel.cause
    var isBlinking = false
    /// How many lines of the panel are above its top.
    var scroll = 0
    /// What there is to say besides, such as why something could not be accepted.
    var message = ""

    /// The variants of each group that still wait or of whose group something waits.
    let members: [[ReviewVariant]]
    /// Keys that were accepted by themselves.
    var acceptedKeys: Set<String> = []

    /// The report must have a group at least.
    init(_ report: ReviewReport) {
        precondition(!report.groups.isEmpty, "there is nothing to review")
        self.report = report
        decisions = Array(repeating: nil, count: report.groups.count)
        members = report.members()
        look(at: 0)
    }

    /// The variant that is looked at; `nil` for a group that has none.
    var current: ReviewVariant? {
        members[group].indices.contains(variant) ? members[group][variant] : nil
    }

    /// The picture that is looked at, if there is one.
    var picture: ReviewVariant.Picture? {
        switch side {
        case .old: current?.pictures.expected
        case .new: current?.pictures.actual
        case .difference: current?.pictures.difference
        }
    }

    /// Whether every group was accepted or rejected.
    var isDone: Bool { decisions.allSatisfy { $0 == .accepted || $0 == .rejected } }

    mutating func look(at place: Int) {
        group = place
        variant = 0
        scroll = 0
        side = picture(of: .new) ? .new : .old
        panel = .cause
    }

    func picture(of side: Side) -> Bool {
        var other = self
        other.side = side
        return other.picture != nil
    }
}
