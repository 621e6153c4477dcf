/// The name of a picture that an app shows: what it was asked for by, and a hash that tells it from others of that name.
///
/// The pictures of one name for light and dark, or of two bundles, are in one process at a time; which of them was shown first
/// must not matter.
package enum PictureName {
    /// The name of a picture with a title and the beginning of the hash of its pixels.
    package static func unique(_ title: String, hash: String) -> String { "\(title)#\(hash)" }

    /// The title in a name; names of files are titles themselves.
    package static func title(of name: String) -> String {
        guard let sign = name.lastIndex(of: "#"), name.distance(from: sign, to: name.endIndex) == hashLength + 1,
            name[sign...].dropFirst().allSatisfy(\.isHexDigit)
        else { return name }
        return String(name[..<sign])
    }

    private static let hashLength = 8
}
