package import LayoutSimDevices
package import LayoutSimDocuments
import LayoutSimGeometry
package import LayoutSimRendering
package import LayoutSimViewTree

extension SizePartition {
    /// Returns the partitions of the roots of a file in windows of all widths in a range, in points, with the height of
    /// a viewport and the bars and scale of its device; in the order of the roots, of which `screens` always returns
    /// the same number.
    ///
    /// Throws a `DeviceError` if the device is not in the catalog, and otherwise only the errors of `screens`.
    package static func partitions(
        of widths: ClosedRange<Double>, like viewport: Viewport, renderer: Renderer,
        screens: @escaping (Viewport) throws -> [Screen]
    ) throws -> [SizePartition] {
        let device = try DeviceCatalog.embedded.device(named: viewport.deviceName)
        let line = SizeLine(widths: widths, height: viewport.size.height)
        let families = try ScreenFamily.families(along: line) { width in
            var window = device.window(of: Size(width: width, height: line.height), viewport.orientation)
            window.scale = viewport.scale
            return try screens(window)
        }
        let walk = SizeWalk(renderer)
        return families.map { SizePartition(walk.stretches(of: $0)) }
    }
}
