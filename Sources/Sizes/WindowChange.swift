import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimViewTree

/// What moves in a window.
struct MovingScreen {
    /// The frames of the views by position, not rounded to pixels, in points of the screen.
    let frames: [Rect]
    /// What is visible of each view, empty where nothing is, in points of the screen.
    let shown: [Rect]
    /// By position, that of the superview.
    let parents: [Int?]
    /// What bars and corners leave free, and all of the window, in points of the screen.
    let rooms: [Rect]
    /// The pictures that are stretched to the frames of their views.
    let pictures: [(position: Int, size: Size)]

    init(_ layout: Layout, _ frames: [Rect], _ shown: (Layout) -> [Rect]) {
        self.frames = frames
        self.shown = shown(layout)
        parents = layout.views.map(\.parent)
        let window = Rect(origin: .zero, size: layout.screen.viewport.size)
        let safeArea = layout.views.first.flatMap { layout.screenRect(of: .guide(.safeArea, owner: $0.view.id)) }
        rooms = [safeArea ?? window, window]
        pictures = layout.views.indices.compactMap { position in
            guard case .image(let image, .scaleToFill) = layout.views[position].view.content else { return nil }
            return (position, image.size)
        }
    }
}

/// The way from one window to another one on which everything moves in straight lines.
struct WindowChange {
    private let first: MovingScreen
    private let last: MovingScreen

    init(from first: MovingScreen, to last: MovingScreen) { (self.first, self.last) = (first, last) }

    /// The parts of the way, from 0 to 1, at which two edges meet that move against each other, a length passes 0 or what a
    /// finger needs, or a picture its proportions; ascending.
    ///
    /// Edges are those of what an audit compares: the visible part of a view with that of another one, with the frames of the
    /// views that hold subviews, and with the window, where they come near each other at all.
    var criticalParts: [Double] {
        Set(meetings + lengthParts + proportionalParts).sorted()
    }

    private var meetings: [Double] {
        let parts = zip(first.shown, last.shown).filter { !$0.isEmpty || !$1.isEmpty }.map(MovingBox.init)
        let holders = Set(first.parents.compactMap(\.self)).sorted()
        let frames = holders.map { MovingBox(first.frames[$0], last.frames[$0]) }
        let rooms = zip(first.rooms, last.rooms).map(MovingBox.init)
        var found: [Double] = []
        for place in parts.indices {
            for other in parts[..<place] { parts[place].meet(other, into: &found) }
            for frame in frames { parts[place].meet(frame, into: &found) }
            for room in rooms { parts[place].meet(room, into: &found) }
        }
        for place in frames.indices {
            for other in frames[..<place] { frames[place].meet(other, into: &found) }
        }
        return found
    }

    /// The parts at which the lengths of views pass 0 or what a finger needs.
    private var lengthParts: [Double] {
        first.frames.indices.flatMap { position -> [Double] in
            let (frame, next) = (first.frames[position], last.frames[position])
            return [(frame.width, next.width), (frame.height, next.height)].flatMap { length, nextLength in
                [0, WindowChange.fingertip].compactMap { MovingBox.meeting(length - $0, nextLength - $0) }
            }
        }
    }

    /// The parts at which pictures have their own proportions.
    private var proportionalParts: [Double] {
        first.pictures.compactMap { position, size in
            let (frame, next) = (first.frames[position], last.frames[position])
            return MovingBox.meeting(
                frame.height * size.width - frame.width * size.height,
                next.height * size.width - next.width * size.height)
        }
    }

    /// What a finger needs, in points.
    private static let fingertip = 44.0
}
