public import Foundation

extension CGContext {
    public func setFillColor(_ color: CGColor) { state.fill = color }
    public func setStrokeColor(_ color: CGColor) { state.stroke = color }
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fill = CGColor(gray: gray, alpha: alpha) }
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.stroke = CGColor(gray: gray, alpha: alpha) }
    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        state.fill = CGColor(
            genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
    }
    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        state.stroke = CGColor(
            genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
    }
    public func setFillColorSpace(_ space: CGColorSpace) { state.fillSpace = space }
    public func setStrokeColorSpace(_ space: CGColorSpace) { state.strokeSpace = space }
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        if let color = unsafe CGColor(colorSpace: state.fillSpace, components: components) { state.fill = color }
    }
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        if let color = unsafe CGColor(colorSpace: state.strokeSpace, components: components) { state.stroke = color }
    }
}
