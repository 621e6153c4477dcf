import LayoutSimArguments
import LayoutSimDevices
import LayoutSimGeometry

extension ValueFormat where Value == Size {
    /// A size in points, such as `512x640`.
    static let windowSize = ValueFormat(placeholder: "WxH") { text throws(ValueProblem) in
        let length = ValueFormat<Double>.number(in: 1...10_000)
        let lengths = text.split(separator: "x", omittingEmptySubsequences: false)
        guard lengths.count == 2 else { throw .other("is not a width and a height such as 512x640") }
        return Size(width: try length.read(String(lengths[0])), height: try length.read(String(lengths[1])))
    }
}

extension Device {
    /// Returns the whole screen, or a window with a size in points.
    func viewport(_ orientation: Orientation, size: Size?) -> Viewport {
        size.map { window(of: $0, orientation) } ?? viewport(orientation)
    }
}
