public import LayoutSimDevices
import LayoutSimText

extension Matrix<Void> {
    /// All readers of a screen: a small and a large phone, both orientations, all text sizes, some languages, and the direction
    /// from right to left where none of these has it.
    ///
    /// Languages are those of a matrix. Throws a `MatrixError` if a device or a language is unknown, or a list is empty.
    public static func everyone(
        devices: [String] = ["iphone-5", "iphone-16-pro-max"], orientations: [Orientation] = Orientation.allCases,
        languages: [String] = ["Base"]
    ) throws(MatrixError) -> Matrix<Void> {
        let isMirrored = languages.contains { Language($0)?.isRightToLeft == true }
        return try Matrix(
            devices: devices, orientations: orientations, contentSizes: ContentSizeCategory.allCases,
            languages: languages + (isMirrored || languages.isEmpty ? [] : ["right-to-left"]))
    }
}
