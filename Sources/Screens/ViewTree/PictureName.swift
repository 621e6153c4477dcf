/// The name of an image that an app shows: the name it was loaded by, and a hash that distinguishes it from others of
/// that name.
///
/// A process may hold several images of one name, for light and dark or from two bundles; the order in which they were
/// first shown must not matter.
package enum PictureName {
    /// Returns the name of an image with a title and a prefix of the hash of its pixels.
    package static func unique(_ title: String, hash: String) -> String { "\(title)#\(hash)" }

    /// Returns the title in a name; file names are titles themselves.
    package static func title(of name: String) -> String {
        guard let sign = name.lastIndex(of: "#"), name.distance(from: sign, to: name.endIndex) == hashLength + 1,
            name[sign...].dropFirst().allSatisfy(\.isHexDigit)
        else { return name }
        return String(name[..<sign])
    }

    private static let hashLength = 8
}
