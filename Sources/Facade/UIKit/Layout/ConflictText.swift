import Foundation
import LayoutSimAutoLayout
import LayoutSimViewTree

/// The log message for unsatisfiable constraints, in UIKit's words.
@MainActor enum ConflictText {
    static func text(_ members: [LiveLayout.Member], broken: LiveLayout.Member, _ writer: ScreenWriter) -> String {
        let list = members.compactMap { line($0, writer) }.map { "    \"\($0)\"" }.joined(separator: ",\n")
        return """
            [LayoutConstraints] Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want. 
            \tTry this: 
            \t\t(1) look at each constraint and try to figure out which you don't expect; 
            \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
            (
            \(list)
            )

            Will attempt to recover by breaking constraint 
            \(line(broken, writer) ?? "")
            """
    }

    private static func line(_ member: LiveLayout.Member, _ writer: ScreenWriter) -> String? {
        switch member {
        case .author(let number):
            writer.constraints.indices.contains(number) ? writer.constraints[number].logLine : nil
        case .system(let constraint, let source):
            if let name = nameOfSize(constraint, writer) {
                "<NSLayoutConstraint:'\(name)' \(named(constraint, writer))   (active)>"
            } else {
                "<\(source.className): \(named(constraint, writer))>"
            }
        case .bound: nil
        }
    }

    /// Returns UIKit's name for the size of a cell's content, which its list determines; `nil` for other constraints
    /// (developreference.com 24102440).
    private static func nameOfSize(_ constraint: Constraint, _ writer: ScreenWriter) -> String? {
        guard constraint.second == nil, case .view(let position) = constraint.first.item, let number = Int(position),
            writer.views.indices.contains(number - 1)
        else { return nil }
        let view = writer.views[number - 1]
        let isOfItem = (view.superview as? UICollectionViewCell)?.contentView === view
        guard isOfItem || view is UITableViewCellContentView else { return nil }
        switch constraint.first.attribute {
        case .width: return "UIView-Encapsulated-Layout-Width"
        case .height: return "UIView-Encapsulated-Layout-Height"
        default: return nil
        }
    }

    /// Returns the constraint with the names of views in place of their positions.
    private static func named(_ constraint: Constraint, _ writer: ScreenWriter) -> Constraint {
        var named = constraint
        named.first.item = self.named(constraint.first.item, writer)
        if let item = constraint.second?.item { named.second?.item = self.named(item, writer) }
        return named
    }

    private static func named(_ item: LayoutItem, _ writer: ScreenWriter) -> LayoutItem {
        switch item {
        case .view(let id): .view(name(id, writer))
        case .guide(let kind, let owner): .guide(kind, owner: name(owner, writer))
        }
    }

    /// Returns the name of the view at a position; the first position is that of the superview.
    private static func name(_ position: String, _ writer: ScreenWriter) -> String {
        guard let number = Int(position), writer.views.indices.contains(number - 1) else { return "superview" }
        return writer.views[number - 1].layoutName
    }
}

extension SolvedConstraint.Source {
    fileprivate var className: String {
        switch self {
        case .autoresizing: "NSAutoresizingMaskLayoutConstraint"
        case .hugging, .compressionResistance: "NSContentSizeLayoutConstraint"
        case .screen, .stack: "NSLayoutConstraint"
        }
    }
}

extension NSLayoutConstraint {
    /// The constraint as it is logged, with the line of code that created it.
    fileprivate var logLine: String { codeLine.map { "\(text) \($0)" } ?? text }
}
