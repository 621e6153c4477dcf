public import CoreGraphics
import LayoutSimInertness

extension Font {
    func changed(_ change: FontChange) -> Font { Font(.changed(self, change)) }

    /// Returns the font in a weight.
    public func weight(_ weight: Weight) -> Font { changed(.weight(weight)) }
    /// Returns the font in bold.
    public func bold() -> Font { changed(.bold(true)) }
    /// Returns the font in bold or not.
    public func bold(_ isActive: Bool) -> Font { changed(.bold(isActive)) }
    /// Returns the font in italics.
    public func italic() -> Font { changed(.italic(true)) }
    /// Returns the font in italics or not.
    public func italic(_ isActive: Bool) -> Font { changed(.italic(isActive)) }
    /// Returns the font with letters of one width.
    public func monospaced() -> Font { changed(.monospaced(true)) }
    /// Returns the font with letters of one width or not.
    public func monospaced(_ isActive: Bool) -> Font { changed(.monospaced(isActive)) }
    /// Returns the font with digits of one width.
    public func monospacedDigit() -> Font { changed(.monospacedDigit) }
    /// Returns the font in a width, which is not drawn here.
    public func width(_ width: Width) -> Font {
        inert(.looks, in: Font.self)
        return changed(.width(width))
    }
    /// Returns the font in a width, which is not drawn here.
    public func width(_ width: CGFloat) -> Font { self.width(Width(width)) }
    /// Returns the font with a distance of lines.
    public func leading(_ leading: Leading) -> Font { changed(.leading(leading)) }
    /// Returns the font in a size in points.
    public func pointSize(_ size: CGFloat) -> Font { changed(.size(size)) }
    /// Returns the font larger or smaller.
    public func scaled(by factor: CGFloat) -> Font { changed(.scale(factor)) }
    /// Returns the font with small capital letters, which are not drawn here.
    public func smallCaps() -> Font {
        inert(.looks, in: Font.self)
        return changed(.smallCaps)
    }
    /// Returns the font with small capital letters or not; they are not drawn here.
    public func smallCaps(_ isActive: Bool) -> Font { isActive ? smallCaps() : self }
    /// Returns the font with small capital letters for small ones, which are not drawn here.
    public func lowercaseSmallCaps() -> Font { smallCaps() }
    /// Returns the font with small capital letters for small ones or not; they are not drawn here.
    public func lowercaseSmallCaps(_ isActive: Bool) -> Font { smallCaps(isActive) }
    /// Returns the font with small capital letters for capital ones, which are not drawn here.
    public func uppercaseSmallCaps() -> Font { smallCaps() }
    /// Returns the font with small capital letters for capital ones or not; they are not drawn here.
    public func uppercaseSmallCaps(_ isActive: Bool) -> Font { smallCaps(isActive) }
}
