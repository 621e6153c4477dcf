package import LayoutSimDocuments
package import LayoutSimComparison
import LayoutSimGeometry
import LayoutSimPixels
import LayoutSimRendering

extension LayoutDocument {
    /// Returns the areas of the views, in pixels from the top left of the screen, superviews first; `scale` is in
    /// pixels per point.
    package func viewAreas(scale: Double) -> [ViewArea] {
        // The origins of the current node's superviews, in screen coordinates.
        var places: [Point] = []
        return nodes.compactMap { node in
            guard node.depth <= places.count else { return nil }
            places.removeSubrange(node.depth...)
            let parent = places.last ?? .zero
            let frame = node.frame
            let place = Point(x: parent.x + frame.minX, y: parent.y + frame.minY)
            places.append(place)
            return PixelRect(place, frame.size, scale: scale).map { ViewArea(id: node.id, rect: $0) }
        }
    }
}

extension PixelRect {
    /// Creates an area in pixels; `nil` if it does not fit into any image.
    fileprivate init?(_ place: Point, _ size: Size, scale: Double) {
        func pixels(_ points: Double) -> Int? {
            let pixels = (points * scale).rounded()
            return abs(pixels) < 1e9 ? Int(pixels) : nil
        }
        guard let x = pixels(place.x), let y = pixels(place.y), let width = pixels(size.width),
            let height = pixels(size.height)
        else { return nil }
        self.init(x: x, y: y, width: width, height: height)
    }
}
