import LayoutSimDevices
public import LayoutSimGeometry
public import LayoutSimViewTree

extension Layout {
    /// Where a view or guide lies, in points of the screen; `nil` if the screen has no such view, or if the guide is one
    /// that constraints would have to place and none does.
    public func screenRect(of item: LayoutItem) -> Rect? {
        switch item {
        case .view(let id), .guide(.scrollFrame, let id): return self[id]?.screenFrame
        case .guide(.custom, _), .guide(.scrollContent, _): return placedGuides[item]
        case .guide(let kind, let owner):
            guard let position = views.firstIndex(where: { $0.view.id == owner }) else { return nil }
            return views[position].screenFrame.inset(by: insets[position].insets(of: kind))
        }
    }
}
