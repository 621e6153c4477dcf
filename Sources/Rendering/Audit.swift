import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimPainting
import LayoutSimTypography
import LayoutSimViewTree

/// What a user of the screen would find wrong with a layout.
struct Audit {
    let layout: Layout
    let typesetter: Typesetter

    /// One thing that is wrong.
    struct Finding: Hashable, CustomStringConvertible {
        var rule: Rule
        var views: [String]
        var detail: String

        var description: String { "\(rule.rawValue) \(views.map(quotedIfNeeded).joined(separator: " ")): \(detail)" }
    }

    /// The kinds of faults.
    enum Rule: String {
        case truncated, clipped, overlapping, outside, ambiguous, unsatisfiable
        case underBar = "under-bar"
        case zeroSize = "zero-size"
    }

    /// All faults, by rule, then in preorder.
    var findings: [Finding] {
        layout.views.flatMap(textFindings) + overlaps + layout.views.flatMap(placeFindings)
            + layout.diagnostics.map(finding)
    }

    private var grid: PixelGrid { PixelGrid(scale: layout.screen.viewport.scale) }

    private func textFindings(_ placed: PlacedView) -> [Finding] {
        guard case .label(let text, _) = placed.view.content, !text.text.isEmpty else { return [] }
        let frame = placed.frame
        if frame.isEmpty { return [Finding(rule: .zeroSize, views: [placed.view.id], detail: frame.numbers)] }
        let set = typesetter.layout(text, in: frame.size, grid: grid)
        if set.isTruncated {
            return [Finding(rule: .truncated, views: [placed.view.id], detail: quoted(set.lines.last?.text ?? ""))]
        }
        guard set.size.height > frame.height + 1 / layout.screen.viewport.scale else { return [] }
        let detail = "the text is \(decimal(set.size.height)) high, the frame \(decimal(frame.height))"
        return [Finding(rule: .clipped, views: [placed.view.id], detail: detail)]
    }

    private var overlaps: [Finding] {
        layout.views.indices.flatMap { first in
            layout.views.indices[(first + 1)...].compactMap { second in
                overlap(layout.views[first], layout.views[second])
            }
        }
    }

    private func overlap(_ first: PlacedView, _ second: PlacedView) -> Finding? {
        guard first.parent == second.parent, first.view.showsSomething, second.view.showsSomething,
            let common = first.screenFrame.intersection(second.screenFrame)
        else { return nil }
        return Finding(rule: .overlapping, views: [first.view.id, second.view.id], detail: common.numbers)
    }

    private func placeFindings(_ placed: PlacedView) -> [Finding] {
        guard let parent = placed.parent, !placed.frame.isEmpty else { return [] }
        let frame = placed.screenFrame
        let room = layout.views[parent].screenFrame
        if frame.intersection(room) != frame {
            return [Finding(rule: .outside, views: [placed.view.id], detail: placed.frame.numbers)]
        }
        guard let bars = barBottom, frame.minY < bars, placed.view.showsSomething else { return [] }
        let detail = "\(decimal(bars - frame.minY)) points of it"
        return [Finding(rule: .underBar, views: [placed.view.id], detail: detail)]
    }

    /// The lower edge of the bars at the top, if the screen has any.
    private var barBottom: Double? {
        let viewport = layout.screen.viewport
        let height = viewport.safeArea.top + (layout.screen.navigationBar == nil ? 0 : viewport.navigationBarHeight)
        return height > 0 ? height : nil
    }

    private func finding(_ diagnostic: Diagnostic) -> Finding {
        let rule: Rule =
            switch diagnostic.kind {
            case .ambiguous: .ambiguous
            case .unsatisfiable: .unsatisfiable
            }
        return Finding(rule: rule, views: diagnostic.views, detail: diagnostic.message)
    }
}

extension View {
    /// Whether a user sees anything of the view itself.
    fileprivate var showsSomething: Bool {
        switch content {
        case .none, .stack, .scroll: (backgroundColor?.alpha ?? 0) > 0
        case .label(let text, _): !text.text.isEmpty
        case .image, .button, .textField, .textView, .control, .opaque: true
        }
    }
}
