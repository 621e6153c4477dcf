import LayoutSimDevices
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimGeometry
import LayoutSimScreens
import LayoutSimSizes
import LayoutSimViewTree

/// What a built-in screen does in all windows of a line.
struct ScreenSizes {
    let app: BadgeApp
    let screen: BuiltInScreen
    /// That of the device of the windows.
    let viewport: Viewport
    let line: SizeLine

    /// The screen at each width as the app makes it.
    func report() throws -> RootSizes {
        let families = try ScreenFamily.families(along: line) { width in
            var viewport = viewport
            viewport.size = Size(width: width, height: line.height)
            return [app.screen(screen, on: viewport)]
        }
        let stretches = families.flatMap { SizeWalk(app.renderer).stretches(of: $0) }
        let report = SizeReport(stretches, app.renderer) { _ in true }
        return RootSizes(title: screen.rawValue, id: screen.rawValue, line: line, report: report)
    }
}
