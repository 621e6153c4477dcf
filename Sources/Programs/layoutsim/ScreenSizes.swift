import LayoutSimAudits
import LayoutSimRendering
import LayoutSimScreens
import LayoutSimSizePages
import LayoutSimSizes

/// The behavior of a built-in screen in all windows of a line or a plane.
struct ScreenSizes {
    let app: BadgeApp
    let screen: BuiltInScreen
    let windows: SizedWindows

    /// Returns the screen as the app creates it in each window, with the requested page and map.
    func file(_ pictures: SizesOutput.Pictures, _ waivers: [AuditWaiver]) throws -> SizedFile {
        let name = screen.rawValue
        let sized = try windows.reports(with: app.renderer) {
            [app.screen(screen, on: $0)]
        } isFullScreen: {
            _, _ in
            true
        }.map { found in
            let root = RootSizes(
                title: name, subject: AuditReport.Subject(file: name, isFile: false, root: name),
                windows: windows.plane, report: found.report)
            return (root: root, bands: found.bands)
        }
        let screens = sized.map { $0.root.screen($0.bands, waivers) }
        var file = SizedFile(roots: sized.map(\.root))
        if pictures.page != nil { file.page = SizePage(screens, title: name, app.renderer).text }
        if let path = pictures.map {
            file.map = try app.renderer.pngData(SizeMap(screens, app.renderer).displayList, file: path)
        }
        return file
    }
}
