import LayoutSimDevices
public import LayoutSimGeometry
public import LayoutSimViewTree

extension Layout {
    /// Where a view or guide lies, in points of the screen; `nil` if the screen has no such view.
    public func screenRect(of item: LayoutItem) -> Rect? {
        switch item {
        case .view(let id): return self[id]?.screenFrame
        case .guide(let kind, let owner):
            guard let placed = self[owner] else { return nil }
            let guides = Guides(viewport: screen.viewport, hasNavigationBar: screen.navigationBar != nil)
            let insets = guides.insets(
                of: kind, owner: placed.view, isRoot: placed.parent == nil, frame: placed.screenFrame)
            return placed.screenFrame.inset(by: insets)
        }
    }
}
