import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimViewTree

extension Screen {
    /// The stored frames of the views that have one, by id; in points of their superviews.
    var storedFrames: [String: Rect] {
        let frames = root.inPreorder.compactMap { view in view.source.storedFrame.map { (view.id, $0) } }
        return Dictionary(frames) { first, _ in first }
    }

    /// Returns the screen with the stored frames of another version, for views that have none and are not placed by
    /// them.
    ///
    /// Documents record the stored frame only of a view that nothing else places, not even a list. That only one
    /// version records it results from what places the view, which is the actual edit.
    func withUnusedFrames(_ frames: [String: Rect]) -> Screen {
        let own = storedFrames
        let missing = frames.filter { own[$0.key] == nil }
        guard !missing.isEmpty, isComplete else { return self }
        let placed = Set(root.inPreorder.filter { $0.placement != nil }.map(\.id))
        let used = withStoredFrames(missing).keptFrames
        return withStoredFrames(missing.filter { used[$0.key] == nil || placed.contains($0.key) })
    }

    /// Returns the screen with other stored frames for some views, by id.
    func withStoredFrames(_ frames: [String: Rect]) -> Screen {
        guard !frames.isEmpty else { return self }
        var screen = self
        screen.root.changeAllViews { view in
            if let frame = frames[view.id] { view.source.storedFrame = frame }
        }
        return screen
    }
}
