import LayoutSimAutoLayout
import LayoutSimAudits
import LayoutSimDevices
import LayoutSimFiles
import LayoutSimGeometry
import LayoutSimJSON
import LayoutSimNotation
package import LayoutSimRendering
import LayoutSimSizes
import LayoutSimViewTree

/// Screens in windows of all sizes as one self-contained HTML file that needs no network, in which the reader resizes
/// the window.
package struct SizePage {
    /// The contents of the file.
    package let text: String

    /// Creates a page whose title names the file; `before` are the screens before a change, by id.
    package init(
        _ screens: [SizedScreen], title: String, _ renderer: Renderer, before: [SizedScreen] = [],
        beforeRenderer: Renderer? = nil
    ) {
        var members = [JSON.Member("screens", SizePage.data(screens, renderer))]
        if let beforeRenderer, !before.isEmpty {
            members.append(JSON.Member("before", SizePage.data(before, beforeRenderer)))
        }
        members.append(JSON.Member("devices", SizePage.devices))
        text = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="\(SizePage.policy)">
            <title>\(htmlEscaped(title))</title>
            <style>
            \(SizePage.part("sizes.css"))</style>
            </head>
            <body>
            \(SizePage.part("body.html"))
            <script type="application/json" id="data">\(JSON.object(members).compact.replacing("</", with: "<\\/"))</script>
            <script>
            "use strict";
            \(SizePage.scripts.map(SizePage.part).joined())</script>
            </body>
            </html>

            """
    }

    private static let policy = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"

    /// The scripts, in order of dependency.
    private static let scripts = ["pieces.js", "drawing.js", "map.js", "corner.js"]

    private static func part(_ name: String) -> String {
        guard let file = EmbeddedFile("SizePage/\(name)") else {
            preconditionFailure("SizePage/\(name) is not embedded")
        }
        return String(decoding: file.contents, as: UTF8.self)
    }

    private static func data(_ screens: [SizedScreen], _ renderer: Renderer) -> JSON {
        var drawing = PieceDrawing(renderer)
        let drawn = screens.map { (screen: $0, pieces: drawing.pieces(of: $0.bands)) }
        var palette = drawing.palette
        let roots = drawn.map { root(of: $0.screen, $0.pieces, &palette) }
        return [
            "roots": .array(roots), "colors": .array(palette.colors.map { .string($0.css) }),
            "forms": .array(palette.forms.map(JSON.string)), "shapes": .array(palette.shapes.map(JSON.string)),
            "glyphs": .array(palette.outlines(renderer.outline).map(JSON.string)),
        ]
    }

    private static func root(of screen: SizedScreen, _ pieces: [PagePiece], _ palette: inout PagePalette) -> JSON {
        let layout = screen.bands.first?.line(at: screen.plane.heights.lowerBound).first?.layout
        let views = layout?.views ?? []
        var numbers: [String: Int] = [:]
        for place in views.indices where numbers[views[place].view.id] == nil { numbers[views[place].view.id] = place }
        let constraints = (layout?.authorsConstraints ?? []).map { solved -> JSON in
            let items = [solved.constraint.first.item] + (solved.constraint.second.map { [$0.item] } ?? [])
            let named = items.compactMap { numbers[$0.viewID] }
            return ["t": .string("\(solved.constraint)"), "v": .array(named.map { .number(Double($0)) })]
        }
        var drawn: [Int] = []
        return [
            "title": .string(screen.title), "id": .string(screen.id), "widths": json(screen.plane.widths),
            "heights": json(screen.plane.heights), "proven": .boolean(screen.bands.allSatisfy(\.isProven)),
            "views": .array(views.map { .string($0.view.pageLabel) }), "constraints": .array(constraints),
            "faults": .array(screen.faults.map { json($0, numbers) }),
            "pieces": .array(pieces.map { $0.json(&palette, views: numbers, after: &drawn) }),
        ]
    }

    private static func json(_ range: ClosedRange<Double>) -> JSON {
        [.number(range.lowerBound), .number(range.upperBound)]
    }

    private static func json(_ fault: SizedScreen.Fault, _ views: [String: Int]) -> JSON {
        func rounded(_ points: Double) -> JSON { .number((points * 1000).rounded() / 1000) }
        return [
            "rule": .string(fault.finding.rule.rawValue), "message": .string(fault.finding.message),
            "views": .array(fault.finding.views.compactMap { views[$0.id] }.map { .number(Double($0)) }),
            "areas": .array(
                fault.areas.map { .array($0.map { [rounded($0.width), rounded($0.height)] }) }),
        ]
    }

    private static var devices: JSON {
        .array(
            DeviceCatalog.embedded.devices.map { device in
                [.string(device.title), .number(device.points.width), .number(device.points.height)]
            })
    }
}

extension View {
    fileprivate var pageLabel: String { source.name ?? id }
}

extension Color {
    fileprivate var css: String {
        "rgba(\(red),\(green),\(blue),\(decimal((Double(alpha) / 255 * 1000).rounded() / 1000)))"
    }
}
