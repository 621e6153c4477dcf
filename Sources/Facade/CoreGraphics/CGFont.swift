public import Foundation
package import LayoutSimTypography

/// A font, identified by its name or read from the bytes of a font file.
public final class CGFont: Sendable {
    private let names: (full: String, postScript: String)
    /// The fonts in the file; empty for a font created by name.
    package let fonts: [RegisteredFont]

    /// Creates a font by name; never `nil` here, since the name is not looked up.
    public init?(_ name: CFString) {
        names = ("\(name)", "\(name)")
        fonts = []
    }

    /// Creates a font from the bytes of a font file; `nil` if they are not a font.
    public init?(_ provider: CGDataProvider) {
        guard let data = provider.data, let fonts = try? RegisteredFont.fonts(in: [UInt8](Data(referencing: data))),
            let first = fonts.first
        else { return nil }
        self.fonts = [first]
        names = (first.fullName, first.name)
    }

    /// The full name, family and face; for a font created by name, that name.
    public var fullName: CFString? { NSString(string: names.full) }
    /// The PostScript name.
    public var postScriptName: CFString? { NSString(string: names.postScript) }
}
