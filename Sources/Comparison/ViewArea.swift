package import LayoutSimPixels

/// What a view covers of a picture, in pixels from the top left of the screen.
package struct ViewArea: Hashable, Sendable {
    /// The view's id.
    package var id: String
    /// In pixels of the screen.
    package var rect: PixelRect

    package init(id: String, rect: PixelRect) {
        self.id = id
        self.rect = rect
    }
}

extension [ViewArea] {
    /// The last area, and so the deepest, that covers four fifths of some pixels.
    ///
    /// Where no child covers as much, that is the nearest container of the children that cover it together.
    func deepest(covering runs: [PixelRun]) -> String? {
        let count = runs.reduce(0) { $0 + $1.columns.count }
        guard count > 0 else { return nil }
        return last { area in runs.reduce(0) { $0 + $1.count(in: area.rect) } * 5 >= count * 4 }?.id
    }
}
