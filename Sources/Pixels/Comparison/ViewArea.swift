package import LayoutSimPixels

/// The area of a view in an image, in pixels from the top left of the screen.
package struct ViewArea: Hashable, Sendable {
    /// The view's id.
    package var id: String
    /// The rectangle in pixels of the screen.
    package var rect: PixelRect

    package init(id: String, rect: PixelRect) {
        self.id = id
        self.rect = rect
    }
}

extension [ViewArea] {
    /// Returns the id of the last, and thus deepest, area that covers four fifths of some pixels.
    ///
    /// If no child covers as many, that is the nearest container of the children that together do.
    func deepest(covering runs: [PixelRun]) -> String? {
        let count = runs.reduce(0) { $0 + $1.columns.count }
        guard count > 0 else { return nil }
        return last { area in runs.reduce(0) { $0 + $1.count(in: area.rect) } * 5 >= count * 4 }?.id
    }
}
