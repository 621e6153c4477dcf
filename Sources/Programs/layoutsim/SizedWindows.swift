import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimRendering
import LayoutSimSizes
import LayoutSimViewTree

/// The windows to examine: those of a device, of all sizes in a range, or of specific sizes that a system provides.
struct SizedWindows: Sendable {
    let device: Device
    /// The scale in pixels per point that replaces the device's; `nil` for the device's.
    let scale: Double?
    let plane: SizePlane
    /// The windows within the plane, if only some exist; `nil` if any size is possible.
    var given: GivenWindows?

    var smallest: Size { Size(width: plane.widths.lowerBound, height: plane.heights.lowerBound) }

    /// Returns the window with a size in points.
    func viewport(_ size: Size) -> Viewport {
        var viewport = device.window(of: size, .portrait)
        viewport.scale = scale ?? viewport.scale
        return viewport
    }

    /// Returns the reports on roots in the windows; `screens` reads them in a window, and `isFullScreen` returns
    /// whether bars cover a root.
    func reports(
        with renderer: Renderer, _ screens: @escaping (Viewport) throws -> [Screen],
        isFullScreen: @escaping (_ root: Int, Layout) -> Bool
    ) throws -> [(report: RootSizes.Report, bands: [Band])] {
        if let given {
            return try given.reports(with: renderer, scale: scale, screens, isFullScreen: isFullScreen)
                .map { (.windows($0, on: given.system), []) }
        }
        return try reports(with: renderer, { try screens(viewport($0)) }, isFullScreen: isFullScreen)
    }

    private func reports(
        with renderer: Renderer, _ screens: @escaping (Size) throws -> [Screen],
        isFullScreen: @escaping (_ root: Int, Layout) -> Bool
    ) throws -> [(report: RootSizes.Report, bands: [Band])] {
        let height = plane.heights.lowerBound
        guard height == plane.heights.upperBound else {
            return try FamilyStrip.strips(in: plane, screens: screens).enumerated().map { root, strips in
                let bands = PlaneWalk(renderer).bands(of: strips)
                return (.plane(PlaneReport(bands, renderer) { isFullScreen(root, $0) }), bands)
            }
        }
        // Two lines begin in the same window.
        var known: [Double: [Screen]] = [:]
        func families(_ widths: ClosedRange<Double>) throws -> [[ScreenFamily]] {
            try ScreenFamily.families(along: SizeLine(widths: widths, height: height)) { width in
                if let screens = known[width] { return screens }
                let found = try screens(Size(width: width, height: height))
                known[width] = found
                return found
            }
        }
        func look(_ root: Int, _ stretches: [Stretch]) -> SizeReport {
            SizeReport(stretches, renderer) { isFullScreen(root, $0) }
        }
        let walk = SizeWalk(renderer)
        let lines = try families(plane.widths).map(walk.stretches)
        let reports = lines.enumerated().map { look($0, $1) }
        let least = plane.widths.lowerBound
        // Only screens without faults have a margin.
        let narrower =
            reports.contains { $0.faults.isEmpty } ? try families(max(1, least - SizeMargin.extent)...least) : []
        return zip(lines, reports).enumerated().map { root, found in
            let (stretches, report) = found
            let band = Band(stretches, at: height)
            let below = report.faults.isEmpty ? look(root, walk.stretches(of: narrower[root])) : nil
            return (.line(report, below: below), [band])
        }
    }
}
