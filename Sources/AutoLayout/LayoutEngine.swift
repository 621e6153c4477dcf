import LayoutSimConstraintSolver
import LayoutSimDevices
import LayoutSimGeometry
public import LayoutSimViewTree

/// Lays out a screen in passes, as UIKit does.
///
/// The first pass measures texts on one line; the second one measures those that may wrap at the width that the first
/// one gave them, and is the last unless guides of nested views still move with the frames.
public struct LayoutEngine {
    private let screen: Screen
    private let index: ViewIndex
    private let guides: Guides
    private let measure: TextMeasure

    /// Prepares the layout of a screen; the ids of its views must differ, and its constraints name only them.
    public init(_ screen: Screen, measure: @escaping TextMeasure) {
        self.screen = screen
        index = ViewIndex(screen.root)
        guides = Guides(viewport: screen.viewport, hasNavigationBar: screen.navigationBar != nil)
        self.measure = measure
    }

    /// The frames of all views, and how the constraints fared.
    public func layout() -> Layout {
        var pass = Pass(intrinsics: index.nodes.map { IntrinsicSize(of: $0.view, width: nil, measure: measure) })
        var system = LayoutSystem(constraints(in: pass), lowering: lowering(in: pass))
        var solution = system.solve()
        for _ in 1..<LayoutEngine.greatestNumberOfPasses {
            let next = pass.following(rects: rects(of: solution), index: index, measure: measure)
            if next.needsNoSolving(after: pass, nestedGuides: hasNestedGuides) { break }
            pass = next
            system.update(constraints(in: pass), lowering: lowering(in: pass))
            solution = system.solve()
        }
        return layout(system, solution)
    }

    /// Frames of nested views that their own guides move stood still after two to four passes on real files.
    private static let greatestNumberOfPasses = 5

    private func lowering(in pass: Pass) -> Lowering {
        Lowering(index: index, guides: guides, intrinsics: pass.intrinsics, frames: pass.rects)
    }

    private func constraints(in pass: Pass) -> [(constraint: Constraint, source: SolvedConstraint.Source)] {
        let content = zip(index.nodes, pass.intrinsics).dropFirst().flatMap { node, size in
            size.map(node.view.contentConstraints) ?? []
        }
        return screen.constraints.map { ($0, .screen) } + content
    }

    private var hasNestedGuides: Bool {
        screen.constraints.contains { constraint in
            [constraint.first.item, constraint.second?.item].contains { item in
                guard case .guide(_, let owner) = item else { return false }
                return owner != screen.root.id
            }
        }
    }

    /// The unrounded rectangles of all views, in the coordinates of the screen.
    private func rects(of solution: Solution) -> [Rect] {
        let root = Rect(origin: .zero, size: screen.viewport.size)
        return [root]
            + index.nodes.indices.dropFirst().map { position in
                let first = Lowering.firstVariable(ofView: position)
                let values = solution.values[first..<first + 4]
                return Rect(
                    x: values[first], y: values[first + 1], width: values[first + 2], height: values[first + 3])
            }
    }

    private func layout(_ system: LayoutSystem, _ solution: Solution) -> Layout {
        let pixels = PixelFrames(grid: PixelGrid(scale: screen.viewport.scale))
        let screenFrames = rects(of: solution).map(pixels.screenFrame)
        return Layout(
            screen: screen,
            views: index.nodes.enumerated().map { position, node in
                let superview = node.parent.map { screenFrames[$0] } ?? .zero
                return PlacedView(
                    view: node.view, parent: node.parent, depth: node.depth,
                    frame: pixels.frame(of: screenFrames[position], in: superview),
                    screenFrame: screenFrames[position])
            },
            constraints: system.members.map {
                SolvedConstraint(
                    constraint: $0.constraint, source: $0.source, error: solution.error(of: $0.id),
                    slack: solution.slack(of: $0.id))
            },
            diagnostics: Findings(solution: solution, members: system.members, index: index).diagnostics)
    }
}
