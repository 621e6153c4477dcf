import LayoutSimDrawing
import LayoutSimText
import LayoutSimGeometry

/// The carrier, the time and the battery of a phone with full signal strength at 9:41.
///
/// In a right-to-left language, the time is on the right and the battery on the left, as on a phone in Arabic [Apple,
/// Human Interface Guidelines, "Right to left", pictures].
struct StatusBarPainting {
    /// The frame in screen coordinates.
    let frame: Rect
    let ink: Color
    let text: TextPainting
    let isRightToLeft: Bool

    /// Returns a status bar of 20 points across the full width.
    func flat() -> [DrawingOperation] {
        let carrier = Font.system(size: 12)
        let carrierWidth = text.width(of: "Carrier", carrier)
        let wifiX = frame.minX + 6 + carrierWidth + 5
        let room = mirrored(frame.inset(by: EdgeInsets(left: 6)))
        return text.line("Carrier", carrier, ink, isRightToLeft ? .right : .left, in: room)
            + text.line("9:41 AM", .system(size: 12, weight: .semibold), ink, .center, in: frame)
            + wifi(at: Point(x: wifiX + 6, y: frame.midY + 4.5))
            + battery(in: Rect(x: frame.maxX - 31, y: frame.midY - 5, width: 25, height: 10), radius: 1.5)
    }

    /// Returns a status bar on both sides of a notch or a Dynamic Island.
    func besideSensors() -> [DrawingOperation] {
        let ear = frame.width * 0.27
        let time = mirrored(Rect(x: frame.minX, y: frame.midY - 8, width: ear + 10, height: 24))
        let right = frame.maxX - 28.0
        let middle = time.midY
        return text.line("9:41", .system(size: 16, weight: .semibold), ink, .center, in: time)
            + signal(at: Point(x: right - 65, y: middle + 5.5))
            + wifi(at: Point(x: right - 36, y: middle + 5.5))
            + battery(in: Rect(x: right - 24, y: middle - 5.5, width: 24, height: 11), radius: 3)
    }

    /// Returns three arcs that open upward from a common center at the bottom.
    private func wifi(at place: Point) -> [DrawingOperation] {
        let bottom = Point(x: mirrored(Rect(x: place.x, y: place.y, width: 0, height: 0)).minX, y: place.y)
        return [(outer: 10.0, inner: 7.8), (outer: 6.6, inner: 4.4), (outer: 3.2, inner: 0)].map { arc in
            .fill(fan(at: bottom, outer: arc.outer, inner: arc.inner), ink)
        }
    }

    /// Returns a quarter of a ring that opens upward.
    private func fan(at center: Point, outer: Double, inner: Double) -> Path {
        let half = 2.0.squareRoot() / 2
        func point(_ radius: Double, _ side: Double) -> Point {
            Point(x: center.x + side * half * radius, y: center.y - half * radius)
        }
        func bow(_ radius: Double, from side: Double) -> Path.Element {
            let reach = 0.5522847498307936 * half * radius
            let start = point(radius, side)
            let end = point(radius, -side)
            return .curve(
                end, control1: Point(x: start.x - side * reach, y: start.y - reach),
                control2: Point(x: end.x + side * reach, y: end.y - reach))
        }
        let inward: [Path.Element] = inner == 0 ? [.line(center)] : [.line(point(inner, 1)), bow(inner, from: 1)]
        return Path([.move(point(outer, -1)), bow(outer, from: -1)] + inward + [.close])
    }

    private func signal(at corner: Point) -> [DrawingOperation] {
        (0..<4).map { index in
            let height = 4 + 2.3 * Double(index)
            let bar = Rect(x: corner.x + 4.7 * Double(index), y: corner.y - height, width: 3, height: height)
            return .fill(.roundedRect(mirrored(bar), radius: 0.8), ink)
        }
    }

    private func battery(in rect: Rect, radius: Double) -> [DrawingOperation] {
        let body = Rect(x: rect.minX, y: rect.minY, width: rect.width - 2.5, height: rect.height)
        let cap = Rect(x: rect.maxX - 1.5, y: rect.midY - 2, width: 1.5, height: 4)
        return [
            .stroke(
                .roundedRect(mirrored(body.inset(by: EdgeInsets(all: 0.25))), radius: radius), ink, Stroke(width: 0.5)),
            .fill(.roundedRect(mirrored(body.inset(by: EdgeInsets(all: 1.5))), radius: max(0.5, radius - 1.2)), ink),
            .fill(.roundedRect(mirrored(cap), radius: 0.75), ink),
        ]
    }

    /// Returns the frame of a left-to-right rectangle, mirrored for right-to-left.
    private func mirrored(_ rect: Rect) -> Rect {
        guard isRightToLeft else { return rect }
        return Rect(x: frame.minX + frame.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}
