import LayoutSimConstraintSolver
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimViewTree

extension Layout {
    /// The result of passes that are finished.
    init(_ run: LayoutRun) {
        let screen = run.tree.screen
        let pixels = PixelFrames(grid: PixelGrid(scale: screen.rules.edgeScale ?? screen.viewport.scale))
        let screenFrames = run.rects.map(pixels.screenFrame)
        let (solution, ids) = (run.solution, run.system.ids)
        self.init(
            screen: screen,
            views: run.tree.index.nodes.enumerated().map { position, node in
                let superview = node.parent.map { screenFrames[$0] } ?? .zero
                return PlacedView(
                    view: node.view, parent: node.parent, depth: node.depth,
                    frame: pixels.frame(of: screenFrames[position], in: superview),
                    screenFrame: screenFrames[position])
            },
            constraints: zip(run.system.members, ids).map { member, id in
                SolvedConstraint(
                    constraint: member.constraint, source: member.source, error: solution.error(of: id),
                    slack: solution.slack(of: id))
            },
            diagnostics: Findings(run).diagnostics, insets: run.pass.insets,
            placedGuides: run.placedGuides.mapValues(pixels.screenFrame))
    }
}

extension LayoutRun {
    /// Where the guides lie that constraints place on both axes or that scroll; lengths that no constraint names are 0.
    fileprivate var placedGuides: [LayoutItem: Rect] {
        let (unknowns, values, rects) = (system.unknowns, solution.values, rects)
        var guides: [LayoutItem: Rect] = [:]
        for item in unknowns.guides.map(\.item) where guides[item] == nil {
            func value(_ part: Unknowns.Part) -> Double? {
                unknowns.place(of: Unknowns.Name(item: item, part: part)).map { values[$0] }
            }
            let owner = rects[tree.index.position(of: item)]
            guides[item] = Rect(
                x: value(.left) ?? owner.minX, y: value(.top) ?? owner.minY, width: value(.width) ?? 0,
                height: value(.height) ?? 0)
        }
        return guides
    }
}
