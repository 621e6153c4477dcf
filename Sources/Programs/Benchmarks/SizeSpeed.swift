import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimRendering
import LayoutSimSizes
import LayoutSimText
import LayoutSimViewTree

/// Measures a screen in all windows of a line and of a plane, compared with laying it out and auditing it in each
/// window separately.
enum SizeSpeed {
    static var benchmark: Benchmark { Benchmark(name: "sizes", trying: figures) }

    private static let plane = SizePlane(widths: 320...1400, heights: 480...1400)
    private static let line = SizeLine(widths: 320...1400, height: 667)

    private static func figures() throws -> [Figure] {
        let renderer = try Renderer()
        var found: SizeReport?
        let along = Timing.median { found = try? report(renderer) }
        let byPixels = Timing.median { bruteForce(renderer) }
        var areas: PlaneReport?
        let over = Timing.median { areas = try? planeReport(renderer) }
        let told = found.map { "\($0.events.count) events, \($0.faults.count) faults" } ?? ""
        let toldOver = areas.map { "\($0.events.count) bands, \($0.faults.count) faults" } ?? ""
        return [
            Figure(
                label: "a root of \(screen(.zero).root.inPreorder.count) views along a line", value: along / 1000,
                quantity: "ms", goal: 3, note: told),
            Figure(label: "along a line / window by window", value: along / byPixels, quantity: "ratio", goal: 0.02),
            Figure(label: "over a plane", value: over / 1000, quantity: "ms", goal: 150, note: toldOver),
        ]
    }

    private static func report(_ renderer: Renderer) throws -> SizeReport {
        let families = try ScreenFamily.families(along: line) { [screen(Size(width: $0, height: line.height))] }
        let stretches = families.flatMap { SizeWalk(renderer).stretches(of: $0) }
        return SizeReport(stretches, renderer) { _ in true }
    }

    private static func planeReport(_ renderer: Renderer) throws -> PlaneReport {
        let strips = try FamilyStrip.strips(in: plane) { [screen($0)] }
        return PlaneReport(strips.flatMap { PlaneWalk(renderer).bands(of: $0) }, renderer) { _ in true }
    }

    private static func bruteForce(_ renderer: Renderer) {
        var width = line.widths.lowerBound
        while width <= line.widths.upperBound {
            _ = renderer.audit(renderer.layout(screen(Size(width: width, height: line.height))))
            width += 1
        }
    }

    /// Returns a form: rows with a picture, a single-line title, wrapping text and a button.
    private static func screen(_ size: Size) -> Screen {
        let viewport = Viewport(deviceName: "window", orientation: .portrait, size: size, scale: 2)
        let root = View("root", subviews: (0..<6).map(row))
        let constraints = (0..<6).flatMap { number in
            let (row, above) = (root.subviews[number], number == 0 ? nil : root.subviews[number - 1])
            return self.constraints(in: row) + [
                row.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
                root.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: 16),
                above.map { row.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: 12) }
                    ?? row.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            ]
        }
        return Screen(uncheckedName: "form", viewport: viewport, root: root, constraints: constraints)
    }

    private static func row(_ number: Int) -> View {
        let title = TextContent(titles[number], font: .system(size: 17))
        let button = Button(TextContent("Change", font: .system(size: 15)))
        var text = TextContent(texts[number], font: .system(size: 15))
        text.numberOfLines = 0
        return View(
            "row-\(number)",
            subviews: [
                View("picture-\(number)"),
                View(
                    "title-\(number)", content: .label(title, color: .black),
                    hugging: AxisPriorities(horizontal: .defaultLow, vertical: 251)),
                View("text-\(number)", content: .label(text, color: .black)),
                View("button-\(number)", content: .button(button)),
            ])
    }

    private static func constraints(in row: View) -> [Constraint] {
        let (picture, title, text, button) = (row.subviews[0], row.subviews[1], row.subviews[2], row.subviews[3])
        return [
            picture.leadingAnchor.constraint(equalTo: row.leadingAnchor),
            picture.topAnchor.constraint(equalTo: row.topAnchor),
            picture.widthAnchor.constraint(equalToConstant: 44),
            picture.heightAnchor.constraint(equalToConstant: 44),
            row.bottomAnchor.constraint(greaterThanOrEqualTo: picture.bottomAnchor),
            title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
            title.topAnchor.constraint(equalTo: row.topAnchor),
            button.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
            button.trailingAnchor.constraint(equalTo: row.trailingAnchor),
            button.centerYAnchor.constraint(equalTo: title.centerYAnchor),
            text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: row.trailingAnchor),
            text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            row.bottomAnchor.constraint(equalTo: text.bottomAnchor),
        ]
    }

    private static let titles = ["Name", "Languages and regions", "Notifications", "Storage", "Privacy", "About"]

    private static let texts = [
        "Others see it beside what you write.",
        "Texts, dates and numbers follow the first language that an app knows.",
        "Badges, banners and sounds.",
        "Pictures are kept for a week, then only what you marked.",
        "Nothing leaves this device unless you share it with somebody.",
        "Version, licenses and thanks.",
    ]
}
