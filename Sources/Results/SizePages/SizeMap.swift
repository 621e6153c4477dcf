import LayoutSimAutoLayout
import LayoutSimDevices
package import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimNotation
package import LayoutSimRendering
import LayoutSimSizes
import LayoutSimText
import LayoutSimViewTree

/// A picture of the plane of window sizes: widths to the right, heights upward, areas of faults in color, current
/// devices as dots.
package struct SizeMap {
    private let screens: [SizedScreen]
    private let renderer: Renderer

    /// Creates the maps of screens, stacked vertically.
    package init(_ screens: [SizedScreen], _ renderer: Renderer) {
        self.screens = screens
        self.renderer = renderer
    }

    /// The display list of the maps, in points of the picture, with two pixels per point.
    package var displayList: DisplayList {
        let charts = screens.reduce(into: [SizeChart]()) { charts, screen in
            charts.append(SizeChart(screen, top: charts.last.map { $0.bottom } ?? 0))
        }
        let size = Size(width: SizeChart.width, height: charts.last?.bottom ?? 0)
        let labels = charts.flatMap(\.labels)
        let root = View("map", subviews: labels.map(\.view))
        let viewport = Viewport(deviceName: "map", size: size, scale: 2, statusBarHeight: 0, safeArea: EdgeInsets())
        let screen = Screen(
            uncheckedName: "map", viewport: viewport, root: root,
            constraints: labels.flatMap { $0.constraints(in: root) })
        var list = renderer.displayList(renderer.layout(screen))
        list.background = .white
        let shapes = charts.flatMap(\.operations).map { DisplayItem(view: "map", operation: $0) }
        list.items = shapes + list.items.filter { $0.view != "map" }
        return list
    }
}

/// A text at a position in the picture.
struct MapLabel {
    let view: View
    private let place: Point

    init(_ id: String, _ text: String, at place: Point, size: Double = 11, color: Color = SizeChart.ink) {
        view = View.label(id, TextContent(text, font: .system(size: size)), color: color)
        self.place = place
    }

    func constraints(in root: View) -> [Constraint] {
        [
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: place.x),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: place.y),
        ]
    }
}
