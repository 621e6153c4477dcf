package import LayoutSimAudits
package import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimText
package import LayoutSimViewTree

extension SceneAssembly {
    /// Returns the screens laid out from right to left, by the ids of their roots; none if these are right to left
    /// already.
    package func mirroredScreens() throws -> [String: Screen] {
        guard !request.isRightToLeft, request.language?.isRightToLeft != true else { return [:] }
        var mirrored = request
        mirrored.isRightToLeft = true
        let screens = try reread(for: mirrored).screens()
        return Dictionary(screens.map { ($0.root.id, $0.screen) }) { first, _ in first }
    }
}

extension Layout {
    /// Returns the views that are not mirrored in a right-to-left layout of the same screen, because a constraint or a
    /// mask keeps them on their side.
    ///
    /// Views that only follow such a view are left out, as are views that a list or container places. `line` returns
    /// the line of a constraint in its file.
    package func sidedViews(_ other: Layout, line: (String) -> Int?) -> [AuditFinding] {
        guard views.map(\.view.id) == other.views.map(\.view.id) else { return [] }
        return zip(views, other.views).compactMap { view, image in
            guard let parent = view.parent, !views[parent].view.placesSubviews, !view.view.isHidden,
                view.view.alpha > 0, !view.frame.isEmpty,
                !isMirrored(view, image, across: width(inside: parent)), let cause = sideCause(of: view.view, line)
            else { return nil }
            return AuditFinding(.notMirrored, [AuditedView(view.view)], cause)
        }
    }

    /// Returns a description of the constraint or mask that keeps a view on a side.
    private func sideCause(of view: View, _ line: (String) -> Int?) -> String? {
        if view.autoresizing != nil { return "its autoresizing mask counts from the left" }
        let fixed = constraints.first { solved in
            solved.source == .screen && solved.constraint.isFixedToSides
                && [solved.constraint.first.item, solved.constraint.second?.item].contains(.view(view.id))
        }
        return fixed.map { solved in
            let place = solved.constraint.identifier.flatMap(line).map { ", line \($0)" } ?? ""
            return solved.constraint.relationText + place
        }
    }
}

extension View {
    /// Whether the view places its subviews itself, without constraints or masks.
    fileprivate var placesSubviews: Bool {
        switch content {
        case .opaque(.table), .opaque(.collection), .opaque(.container): true
        default: false
        }
    }
}
