/// The four sizes of a badge's image.
package enum BadgeIconSize: String, CaseIterable, Hashable, Sendable {
    case small, compact, email, large

    /// The side length of the image, in pixels.
    package var pixels: Int {
        switch self {
        case .small: 40
        case .compact: 60
        case .email: 70
        case .large: 512
        }
    }
}

/// The address of an image, and the information in its file name.
package struct BadgeIcon: Hashable, Sendable {
    /// The address as the catalog gives it.
    package let address: String
    /// The last path component of the address, without a query, such as `fact-checker-512x512.png`.
    package let fileName: String
    /// The file name without size and extension, which is the same for all images of a badge, such as `fact-checker`.
    package let stem: String
    /// The size at the end of the file name, in pixels; `nil` if there is none.
    package let pixelSize: PixelSize?

    /// A width and a height in pixels.
    package struct PixelSize: Hashable, Sendable, CustomStringConvertible {
        /// The width, in pixels.
        package var width: Int
        /// The height, in pixels.
        package var height: Int

        /// Creates a size in pixels.
        package init(width: Int, height: Int) {
            self.width = width
            self.height = height
        }

        /// The size as text, such as `512x512`.
        package var description: String { "\(width)x\(height)" }
    }

    /// Creates an icon from its address.
    package init(address: String) {
        // UTF-8 instead of characters, for speed: a catalog holds a thousand addresses.
        let path = address.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        let fileName = path.lastIndex(of: UInt8(ascii: "/")).map { path[path.index(after: $0)...] } ?? path
        let base = fileName.lastIndex(of: UInt8(ascii: ".")).map { fileName[..<$0] } ?? fileName
        let dash = base.lastIndex(of: UInt8(ascii: "-")) ?? base.endIndex
        let ending = Substring(base[dash...].dropFirst())
        let pixelSize = PixelSize(parsing: ending)
        let tellsSize = pixelSize != nil || BadgeIconSize(rawValue: String(ending)) != nil
        self.address = address
        self.fileName = String(Substring(fileName))
        self.stem = String(Substring(tellsSize ? base[..<dash] : base))
        self.pixelSize = pixelSize
    }
}

extension BadgeIcon.PixelSize {
    /// Parses a size such as `512x512`.
    fileprivate init?(parsing text: Substring) {
        guard let middle = text.utf8.firstIndex(of: UInt8(ascii: "x")),
            let width = Int(text[..<middle]), let height = Int(text[text.utf8.index(after: middle)...]),
            width > 0, height > 0
        else { return nil }
        self.init(width: width, height: height)
    }
}
