public import Foundation

extension CGContext {
    /// Sets the fill color, which may be a pattern color.
    public func setFillColor(_ color: CGColor) { state.fill = color }
    /// Sets the stroke color, which may be a pattern color.
    public func setStrokeColor(_ color: CGColor) { state.stroke = color }
    /// Sets the fill color from sRGB components.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Sets the stroke color from sRGB components.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Sets the fill color to a gray.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fill = CGColor(gray: gray, alpha: alpha) }
    /// Sets the stroke color to a gray.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.stroke = CGColor(gray: gray, alpha: alpha) }
    /// Sets the fill color from generic CMYK components.
    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        state.fill = CGColor(
            genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
    }
    /// Sets the stroke color from generic CMYK components.
    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        state.stroke = CGColor(
            genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
    }
    /// Sets the color space of subsequent fill color components; the fill color does not change until then.
    public func setFillColorSpace(_ space: CGColorSpace) { state.fillSpace = space }
    /// Sets the color space of subsequent stroke color components; the stroke color does not change until then.
    public func setStrokeColorSpace(_ space: CGColorSpace) { state.strokeSpace = space }
    /// Sets the fill color from components in the fill color space, gray by default, with alpha last.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        if let color = unsafe CGColor(colorSpace: state.fillSpace, components: components) { state.fill = color }
    }
    /// Sets the stroke color from components in the stroke color space, gray by default, with alpha last.
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        if let color = unsafe CGColor(colorSpace: state.strokeSpace, components: components) { state.stroke = color }
    }
}
