import LayoutSimGeometry

/// Frames on the device's pixels, from unrounded rectangles in the coordinates of the layout root.
///
/// Both edges are rounded half up in absolute coordinates and the size is their difference, as measured on frames that
/// Xcode stored; a frame counts from its superview's rounded origin.
struct PixelFrames {
    var grid: PixelGrid

    func screenFrame(of rect: Rect) -> Rect {
        let left = grid.round(edge: rect.minX)
        let top = grid.round(edge: rect.minY)
        return Rect(
            x: left, y: top, width: grid.round(edge: rect.maxX) - left, height: grid.round(edge: rect.maxY) - top)
    }

    func frame(of screenFrame: Rect, in superview: Rect) -> Rect {
        screenFrame.offset(x: -superview.minX, y: -superview.minY)
    }
}
