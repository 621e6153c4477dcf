package import LayoutSimDevices
package import LayoutSimDocuments
import LayoutSimGeometry
package import LayoutSimRendering
package import LayoutSimViewTree

extension SizePartition {
    /// The partitions of the roots of a file in windows of all widths between two, in points, that are as high as a viewport
    /// and have its device's bars and pixels; in the order of the roots, of which `screens` always gives as many.
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
