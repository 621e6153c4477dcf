import LayoutSimAudits
import LayoutSimDevices
import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimNotation
import LayoutSimSizes

/// The map of one screen: a plot with axes, and a legend below it.
struct SizeChart {
    /// The width of all maps, in points of the picture.
    static let width = 720.0
    static let ink = Color(red: 60, green: 60, blue: 67)

    private let screen: SizedScreen
    private let top: Double
    private let plot: Rect

    init(_ screen: SizedScreen, top: Double) {
        self.screen = screen
        self.top = top
        let extent = screen.plane.heights.upperBound - screen.plane.heights.lowerBound
        let across = screen.plane.widths.upperBound - screen.plane.widths.lowerBound
        let width = SizeChart.width - 72
        plot = Rect(
            x: 48, y: top + 40, width: width, height: min(900, max(120, across > 0 ? width * extent / across : 120)))
    }

    var bottom: Double { plot.maxY + 40 + Double(screen.faults.count) * 18 + 16 }

    private func point(_ size: Size) -> Point {
        let (widths, heights) = (screen.plane.widths, screen.plane.heights)
        let (wide, tall) = (
            max(1, widths.upperBound - widths.lowerBound), max(1, heights.upperBound - heights.lowerBound)
        )
        return Point(
            x: plot.minX + (size.width - widths.lowerBound) / wide * plot.width,
            y: plot.maxY - (size.height - heights.lowerBound) / tall * plot.height)
    }

    /// The drawing operations for areas, grid lines, devices and the frame of the plot.
    var operations: [DrawingOperation] {
        let areas = screen.faults.enumerated().flatMap { place, fault in
            fault.areas.filter { !isEverywhere($0) }.flatMap { area -> [DrawingOperation] in
                let path = Path(polygon: area.map(point))
                let color = SizeChart.colors[place % SizeChart.colors.count]
                return [.fill(path, color.faded(to: 56)), .stroke(path, color, Stroke(width: 1))]
            }
        }
        let grid =
            ticks(screen.plane.widths).map {
                line(
                    from: Size(width: $0, height: screen.plane.heights.lowerBound),
                    to: Size(width: $0, height: screen.plane.heights.upperBound))
            }
            + ticks(screen.plane.heights).map {
                line(
                    from: Size(width: screen.plane.widths.lowerBound, height: $0),
                    to: Size(width: screen.plane.widths.upperBound, height: $0))
            }
        let swatches = screen.faults.indices.map { place in
            DrawingOperation.fill(
                .rect(Rect(x: 48, y: plot.maxY + 42 + Double(place) * 18, width: 10, height: 10)),
                SizeChart.colors[place % SizeChart.colors.count])
        }
        return grid + areas + devices + [.stroke(.rect(plot), SizeChart.ink, Stroke(width: 1))] + swatches
    }

    /// Returns whether all windows have a fault, which would only hide faults of some windows.
    private func isEverywhere(_ area: [Size]) -> Bool {
        let (widths, heights) = (screen.plane.widths, screen.plane.heights)
        return area.count == 4
            && area.allSatisfy { corner in
                min(corner.width - widths.lowerBound, widths.upperBound - corner.width) < 1
                    && min(corner.height - heights.lowerBound, heights.upperBound - corner.height) < 1
            }
    }

    private func line(from first: Size, to last: Size) -> DrawingOperation {
        let path = Path([.move(point(first)), .line(point(last))])
        return .stroke(path, Color(red: 225, green: 225, blue: 230), Stroke(width: 0.5))
    }

    /// The drawing operations for devices in portrait and landscape.
    private var devices: [DrawingOperation] {
        DeviceCatalog.embedded.devices.flatMap { [$0.points, $0.points.transposed] }
            .filter { screen.plane.widths.contains($0.width) && screen.plane.heights.contains($0.height) }
            .map { size in
                let center = point(size)
                return .fill(
                    .ellipse(in: Rect(x: center.x - 2.5, y: center.y - 2.5, width: 5, height: 5)), SizeChart.ink)
            }
    }

    /// Returns the ticks of an axis, every 200 points.
    private func ticks(_ range: ClosedRange<Double>) -> [Double] {
        Array(stride(from: (range.lowerBound / 200).rounded(.up) * 200, through: range.upperBound, by: 200))
    }

    /// The title, the numbers along the axes, and the rules and views of the faults.
    var labels: [MapLabel] {
        let id = screen.id
        var labels = [MapLabel("\(id)-title", screen.title, at: Point(x: 48, y: top + 12), size: 15)]
        for width in ticks(screen.plane.widths) {
            let place = point(Size(width: width, height: screen.plane.heights.lowerBound))
            labels.append(MapLabel("\(id)-x\(width)", decimal(width), at: Point(x: place.x - 10, y: place.y + 4)))
        }
        for height in ticks(screen.plane.heights) {
            let place = point(Size(width: screen.plane.widths.lowerBound, height: height))
            labels.append(MapLabel("\(id)-y\(height)", decimal(height), at: Point(x: place.x - 36, y: place.y - 7)))
        }
        for (place, fault) in screen.faults.enumerated() {
            let views = fault.finding.views.map(\.label).joined(separator: ", ")
            let extent = fault.areas.contains(where: isEverywhere) ? " in all windows" : ""
            let text = "\(fault.finding.rule.rawValue)\(extent): \(views)"
            labels.append(
                MapLabel("\(id)-\(place)", text, at: Point(x: 66, y: plot.maxY + 39 + Double(place) * 18), size: 12))
        }
        return labels
    }

    /// The colors of the faults, in order.
    private static let colors = [
        Color(red: 224, green: 36, blue: 27), Color(red: 227, green: 139, blue: 6),
        Color(red: 142, green: 68, blue: 201),
        Color(red: 10, green: 127, blue: 143), Color(red: 181, green: 38, blue: 138),
        Color(red: 90, green: 125, blue: 10), Color(red: 37, green: 88, blue: 196),
        Color(red: 122, green: 82, blue: 48),
    ]
}

extension Color {
    fileprivate func faded(to alpha: UInt8) -> Color { Color(red: red, green: green, blue: blue, alpha: alpha) }
}

extension Path {
    fileprivate init(polygon points: [Point]) {
        self.init(
            points.enumerated().map { $0 == 0 ? .move($1) : .line($1) } + (points.isEmpty ? [] : [Element.close]))
    }
}
