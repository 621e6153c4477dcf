public import LayoutSimGeometry
import LayoutSimNotation

/// What one of the views around a view of SwiftUI was proposed, and what it answered.
public struct ProposalStep: Hashable, Sendable {
    /// The view's id.
    public let view: String
    /// SwiftUI's name of the view or modifier, with its inputs.
    public let kind: String
    /// The line of code that made it, such as `ProfileView.swift:23`; `nil` if it is not known.
    public package(set) var line: String?
    /// What was proposed, such as `320 x ideal`; lengths are points.
    public let proposal: String
    /// The size that was answered, in points.
    public let answer: Size
    /// The size that would have been answered to no proposal, in points.
    public let ideal: Size
    /// Who decided the width and the height.
    public let deciders: [String]
}

extension ProposalStep: CustomStringConvertible {
    /// The view, the proposal, the answer, and who decided.
    public var description: String {
        let name = view.hasPrefix(kind.prefix { $0 != " " }) ? kind.drop { $0 != " " } : " \(kind)"
        return "\(quotedIfNeeded(view))\(name)\(line.map { " (\($0))" } ?? ""): proposed \(proposal), "
            + "answered \(ProposalStep.words(answer)), ideal \(ProposalStep.words(ideal)); "
            + deciders.joined(separator: ", ")
    }

    private static func words(_ size: Size) -> String { "\(words(size.width)) x \(words(size.height))" }

    /// Returns a length in words.
    static func words(_ length: Double) -> String { length.isFinite ? decimal(length) : "greatest" }
}
