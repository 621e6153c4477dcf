import LayoutSimDevices
import LayoutSimEquations
import LayoutSimGeometry
import LayoutSimViewTree

extension Layout {
    /// Creates the result of finished passes.
    init(_ run: LayoutRun) {
        let screen = run.tree.screen
        let grid = PixelGrid(scale: screen.rules.edgeScale ?? screen.viewport.scale)
        let frames = run.equations.frames
        let screenFrames = frames.map(grid.frame)
        let session = run.equations.session
        let ownFrames = run.tree.frames(from: screenFrames, on: grid)
        self.init(
            screen: screen, authored: run.tree.authored,
            views: run.tree.index.nodes.enumerated().map { position, node in
                PlacedView(
                    view: node.shared, parent: node.parent, depth: node.depth, frame: ownFrames[position],
                    screenFrame: screenFrames[position],
                    measuredWidth: run.measuredWidth(at: position, in: frames[position]))
            },
            constraints: run.equations.members.map { member in
                SolvedConstraint(
                    constraint: member.constraint, source: member.source, error: session.error(of: member.row),
                    slack: session.slack(of: member.row))
            },
            diagnostics: Findings.diagnostics(of: run), insets: run.pass.insets,
            placedGuides: run.equations.placedGuides.mapValues(grid.frame))
    }
}

extension LayoutTree {
    /// Returns the frames in points of the superviews, from frames on the device's pixels in points of the screen.
    ///
    /// Views placed by a mask keep fractional frames, and so do their descendants that follow their size.
    func frames(from screenFrames: [Rect], on grid: PixelGrid) -> [Rect] {
        var frames: [Rect] = []
        frames.reserveCapacity(screenFrames.count)
        for (position, node) in index.nodes.enumerated() {
            let superview = node.parent.map { screenFrames[$0] } ?? .zero
            let frame = screenFrames[position].offset(x: -superview.minX, y: -superview.minY)
            let masked = maskedFrame(at: position, in: node.parent.map { frames[$0].size } ?? .zero)
            frames.append(masked.flatMap { $0.isNear(frame, on: grid) ? $0 : nil } ?? frame)
        }
        return frames
    }
}

extension Rect {
    /// Returns whether rounding to pixels explains the difference from another rectangle.
    fileprivate func isNear(_ other: Rect, on grid: PixelGrid) -> Bool {
        [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY].allSatisfy {
            abs($0) * grid.scale <= 1
        }
    }
}

extension PixelGrid {
    /// Returns a rectangle on the device's pixels, from an unrounded one in points of the screen.
    ///
    /// Both edges are rounded half up in absolute coordinates and the size is their difference, as measured on frames
    /// that Xcode stored.
    func frame(_ rect: Rect) -> Rect {
        let left = round(edge: rect.minX)
        let top = round(edge: rect.minY)
        return Rect(x: left, y: top, width: round(edge: rect.maxX) - left, height: round(edge: rect.maxY) - top)
    }
}

extension ScreenSession {
    /// The rectangles of the guides that constraints place or that scroll, in points of the screen.
    fileprivate var placedGuides: [LayoutItem: Rect] {
        var rects: [LayoutItem: Rect] = [:]
        for (place, handle) in items.guides {
            switch place.kind {
            case .custom, .scrollContent: rects[items.item(place)] = session.frameInRoot(of: handle)
            case .top, .bottom, .safeArea, .margins, .readableContent, .keyboard, .scrollFrame: continue
            }
        }
        return rects
    }
}
