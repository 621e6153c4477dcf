import CoreGraphics
public import Foundation

extension UIColor {
    /// Gets the grayscale components; returns `false` if the color is not gray.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let color = cgColor
        let parts = color.standardComponents
        guard color.colorSpace?.model == .monochrome || (parts[0] == parts[1] && parts[1] == parts[2]) else {
            return false
        }
        unsafe white?.pointee = parts[0]
        unsafe alpha?.pointee = parts[3]
        return true
    }

    /// Gets the sRGB components; returns `false` if the color is a pattern.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        guard color.pattern == nil else { return false }
        let parts = color.standardComponents
        unsafe red?.pointee = parts[0]
        unsafe green?.pointee = parts[1]
        unsafe blue?.pointee = parts[2]
        unsafe alpha?.pointee = parts[3]
        return true
    }

    /// Gets the HSB components; returns `false` if the color is a pattern.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        guard color.pattern == nil else { return false }
        let parts = color.standardComponents
        let tone = HueSaturationBrightness(red: parts[0], green: parts[1], blue: parts[2])
        unsafe hue?.pointee = tone.hue
        unsafe saturation?.pointee = tone.saturation
        unsafe brightness?.pointee = tone.brightness
        unsafe alpha?.pointee = parts[3]
        return true
    }
}

/// A color in the HSB color space; all components are from 0 to 1.
struct HueSaturationBrightness {
    var hue: CGFloat
    var saturation: CGFloat
    var brightness: CGFloat

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        self.hue = hue
        self.saturation = saturation
        self.brightness = brightness
    }

    init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        let most = max(red, green, blue)
        let range = most - min(red, green, blue)
        brightness = most
        saturation = most > 0 ? range / most : 0
        guard range > 0 else {
            hue = 0
            return
        }
        let sixth =
            if most == red { (green - blue) / range } else if most == green {
                2 + (blue - red) / range
            } else { 4 + (red - green) / range }
        hue = (sixth < 0 ? sixth + 6 : sixth) / 6
    }

    var red: CGFloat { channel(5) }
    var green: CGFloat { channel(3) }
    var blue: CGFloat { channel(1) }

    private func channel(_ offset: CGFloat) -> CGFloat {
        let turn = min(max(hue, 0), 1) * 6
        let k = (offset + turn).truncatingRemainder(dividingBy: 6)
        let saturation = min(max(saturation, 0), 1)
        return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
}
