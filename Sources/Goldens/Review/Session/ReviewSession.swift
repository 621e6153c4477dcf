package import LayoutSimReports

/// A review of changes by cause: the reviewer's current position and decisions.
///
/// A plain value without a terminal: keys go in, requests and screens come out.
package struct ReviewSession: Sendable {
    /// The reviewer's decision about a group.
    package enum Decision: String, Sendable {
        case accepted, rejected, skipped
    }

    /// The image that is shown.
    enum Side: String, CaseIterable, Sendable {
        case old, new, difference
    }

    /// The panel beside the image.
    enum Panel: Sendable {
        case cause, tree, constraints, help
    }

    /// The pending changes.
    package let report: ReviewReport
    /// The decision about each group.
    package internal(set) var decisions: [Decision?]
    /// The current group.
    var group = 0
    /// The current variant of the group.
    var variant = 0
    var side = Side.new
    var panel = Panel.cause
    var isBlinking = false
    /// The number of lines of the panel that are scrolled out at the top.
    var scroll = 0
    /// A message, such as why something could not be accepted.
    var message = ""

    /// The variants of each group.
    let members: [[ReviewVariant]]
    /// Variants that were accepted individually.
    var acceptedKeys: Set<String> = []

    /// Creates a session; the report must have at least one group.
    init(_ report: ReviewReport) {
        precondition(!report.groups.isEmpty, "there is nothing to review")
        self.report = report
        decisions = Array(repeating: nil, count: report.groups.count)
        members = report.members()
        look(at: 0)
    }

    /// The current variant; `nil` if the group has none.
    var current: ReviewVariant? {
        members[group].indices.contains(variant) ? members[group][variant] : nil
    }

    /// The displayed image; `nil` if there is none.
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
