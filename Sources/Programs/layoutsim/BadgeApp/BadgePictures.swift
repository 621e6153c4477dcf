import LayoutSimCatalog
import LayoutSimDevices
import LayoutSimGoldenTesting
import LayoutSimDrawing
import LayoutSimRendering
import LayoutSimScreens
import LayoutSimViewTree

extension BadgeApp {
    /// Returns the image of a screen.
    func picture(_ screen: BuiltInScreen, on viewport: Viewport, overlay: Bool) -> Picture {
        let request = request(screen, on: viewport)
        let requested = requested(request)
        let list = renderer.displayList(renderer.layout(requested.screen), overlay: overlay)
        return Picture(list: list, name: "\(screen.rawValue)-\(request.variantName).png", notes: requested.notes)
    }

    /// Returns all variants of a screen on a contact sheet.
    func sheet(_ screen: BuiltInScreen, overlay: Bool) throws -> Picture {
        let rows = try BadgeMatrix.matrix.rows.map { row in
            row.map { variant in
                let screen = requested(request(screen, on: variant.viewport, content: variant.content)).screen
                let list = renderer.displayList(renderer.layout(screen), overlay: overlay)
                return ContactSheet.Cell(label: variant.label, size: list.size) { try renderer.bitmap(list) }
            }
        }
        let list = try renderer.displayList(ContactSheet(rows: rows))
        return Picture(list: list, name: "\(screen.rawValue)-all.png", notes: [])
    }
}

extension RequestedScreen {
    /// The device, and the records from which the texts come.
    fileprivate var notes: [String] {
        let viewport = screen.viewport
        let device = "\(screen.name) on \(viewport.deviceName), \(viewport.orientation.rawValue)"
        let texts = [("title", title?.title, title), ("description", description?.description, description)]
        return [device]
            + texts.compactMap { name, text, record in
                record.map { "\(name): \(text ?? "") [\($0.name)]" }
            }
    }
}
