import LayoutSimRendering

extension Acceptance {
    /// Draws the sheets of screens anew from their goldens.
    package func drawSheets(of screens: [String]) throws {
        let lock = try project.goldens.lock()
        let renderer = try Renderer()
        for screen in screens {
            try SnapshotSheet(folder: project.goldens, screen: screen, lock: lock).write(renderer: renderer)
        }
    }
}
