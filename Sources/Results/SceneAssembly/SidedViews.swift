package import LayoutSimAudits
package import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimText
package import LayoutSimViewTree

extension SceneAssembly {
    /// The same screens from right to left, by the ids of their roots; none where these are laid out from right to left already.
    package func mirroredScreens() throws -> [String: Screen] {
        guard !request.isRightToLeft, request.language?.isRightToLeft != true else { return [:] }
        var mirrored = request
        mirrored.isRightToLeft = true
        let screens = try reread(for: mirrored).screens()
        return Dictionary(screens.map { ($0.root.id, $0.screen) }) { first, _ in first }
    }
}

extension Layout {
    /// The views that do not lie at the other side in a layout of the same screen from right to left, because a constraint or a mask
    /// holds them at theirs.
    ///
    /// Those that follow another one of them are not told, nor what a list or container places. `line` is that of a constraint in
    /// its file.
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

    /// What holds a view at a side, in words.
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
    /// Whether neither constraints nor masks decide where its subviews lie.
    fileprivate var placesSubviews: Bool {
        switch content {
        case .opaque(.table), .opaque(.collection), .opaque(.container): true
        default: false
        }
    }
}
