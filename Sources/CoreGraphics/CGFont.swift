public import Foundation
package import LayoutSimTypography

/// A font by its name, or by the bytes of its file.
public final class CGFont: Sendable {
    private let names: (full: String, postScript: String)
    /// What its file describes; empty for a font by its name.
    package let fonts: [RegisteredFont]

    public init?(_ name: CFString) {
        names = ("\(name)", "\(name)")
        fonts = []
    }

    /// Reads a file of a font; `nil` if it is none.
    public init?(_ provider: CGDataProvider) {
        guard let data = provider.data, let fonts = try? RegisteredFont.fonts(in: [UInt8](Data(referencing: data))),
            let first = fonts.first
        else { return nil }
        self.fonts = [first]
        names = (first.fullName, first.name)
    }

    /// The name of the family and of the face; of a font by its name, that name.
    public var fullName: CFString? { NSString(string: names.full) }
    /// The name by which it is found.
    public var postScriptName: CFString? { NSString(string: names.postScript) }
}
