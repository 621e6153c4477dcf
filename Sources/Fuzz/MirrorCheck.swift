import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimDocuments
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimRendering
import LayoutSimViewTree

/// Checks that layout from right to left is the mirror image of layout from left to right, for every root of real files in which
/// nothing is fixed to left or right.
struct MirrorCheck {
    private var rootCount = 0
    private var fixedCount = 0
    private var faults: [String] = []
    private let renderers = Renderers()

    /// Checks all storyboards and xibs in a folder; prints differences and counts.
    static func run(folder: String) throws -> ExitStatus {
        guard File(folder).isFolder else {
            try StandardStream.output.write("mirrored: no folder '\(folder)'; nothing was checked\n")
            return .fine
        }
        var check = MirrorCheck()
        for file in try Folder(folder).files(endingIn: [".storyboard", ".xib"]) { try check.check(file: file) }
        let summary =
            "mirrored: \(check.rootCount - check.faults.count) of \(check.rootCount) roots are mirror images; "
            + "\(check.fixedCount) more have something that is fixed to left or right\n"
        try StandardStream.output.write((check.faults + [summary]).joined(separator: "\n"))
        return check.faults.isEmpty ? .fine : .findings
    }

    private mutating func check(file path: String) throws {
        guard let file = try? InterfaceBuilderFile(parsing: File(path).contents(), file: path) else { return }
        var mirrored = InterfaceBuilderRequest()
        mirrored.isRightToLeft = true
        for (root, other) in zip(try file.roots().roots, try file.roots(for: mirrored).roots) {
            let renderer = try renderers.renderer(root.era)
            let layout = renderer.layout(root.screen)
            guard !layout.isFixedToSides, !layout.hasFixedMargins(like: other.screen.root) else {
                fixedCount += 1
                continue
            }
            rootCount += 1
            if let fault = layout.mirrorFault(renderer.layout(other.screen)) {
                faults.append("\(path): \(root.id): \(fault)")
            }
        }
    }
}

extension Layout {
    /// Whether a constraint, a mask, an alignment rectangle or an open position keeps something at its side whatever the direction.
    fileprivate var isFixedToSides: Bool {
        views.dropFirst().contains { $0.view.autoresizing != nil || $0.view.isFixedToSides }
            || constraints.contains { $0.constraint.isFixedToSides || isInScrollFrame($0.constraint) } || hasOpenPlaces
    }

    /// Whether it is about the center of a scroll view, which is that of its frame, while its content begins at the left of it.
    private func isInScrollFrame(_ constraint: Constraint) -> Bool {
        [constraint.first, constraint.second].contains { operand in
            guard operand?.attribute == .centerX, case .view(let id)? = operand?.item else { return false }
            return self[id]?.view.content == .scroll
        }
    }

    /// Whether a margin differs from side to side and is not that of a leading or trailing edge.
    fileprivate func hasFixedMargins(like other: View) -> Bool {
        zip(screen.root.inPreorder, other.inPreorder).contains { view, image in
            guard let own = view.layoutMargins.own, own.left != own.right else { return false }
            return own == image.layoutMargins.own
        }
    }

    /// Whether constraints leave a place open or contradict each other; any solution is right then.
    private var hasOpenPlaces: Bool {
        !diagnostics.isEmpty || constraints.contains { $0.source == .screen && $0.error > 0.01 }
    }

    /// The width in points across which the subviews of a view are mirrored: that of what a scroll view scrolls, else its own.
    private func width(inside position: Int) -> Double {
        let content = screenRect(of: .guide(.scrollContent, owner: views[position].view.id))
        return content?.width ?? views[position].frame.width
    }

    /// Where the other layout is not the mirror image of this one; `nil` for nowhere.
    fileprivate func mirrorFault(_ other: Layout) -> String? {
        // Edges are rounded to pixels from the left.
        let tolerance = 1.01 / screen.viewport.scale
        for (view, image) in zip(views.dropFirst(), other.views.dropFirst()) {
            guard let parent = view.parent else { continue }
            let x = width(inside: parent) - view.frame.maxX
            let isSame =
                abs(image.frame.minX - x) <= tolerance && abs(image.frame.width - view.frame.width) <= tolerance
                && abs(image.frame.minY - view.frame.minY) <= tolerance
                && abs(image.frame.height - view.frame.height) <= tolerance
            guard !isSame else { continue }
            return "\(view.view.id) lies at \(image.frame.numbers), not mirrored from \(view.frame.numbers)"
        }
        return nil
    }
}

extension View {
    /// A switch is wider than its alignment rectangle on the right alone.
    fileprivate var isFixedToSides: Bool {
        if case .control(.toggle) = content { true } else { false }
    }
}

extension Constraint {
    /// Whether it names a side, or moves a center to one.
    fileprivate var isFixedToSides: Bool {
        let attributes = [first.attribute, second?.attribute].compactMap(\.self)
        return attributes.contains { $0 == .left || $0 == .right }
            || (first.attribute == .centerX && (constant != 0 || multiplier != 1))
    }
}
