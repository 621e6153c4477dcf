public import LayoutSimDevices
import LayoutSimText

extension Matrix<Void> {
    /// All readers of a screen: a small and a large device, their orientations, all text sizes, some languages, and the
    /// direction from right to left where none of these has it.
    ///
    /// What is not given is that of the app's Xcode project under `layoutsim swift test`, or else an iPhone 5 and the
    /// largest iPhone, both orientations, and the language of development. Languages are those of a matrix. Throws a
    /// `MatrixError` if a device or a language is unknown, or a list is empty.
    public static func everyone(
        devices: [String]? = nil, orientations: [Orientation]? = nil, languages: [String]? = nil
    ) throws(MatrixError) -> Matrix<Void> {
        try everyone(devices: devices, orientations: orientations, languages: languages, of: .current)
    }

    static func everyone(
        devices: [String]? = nil, orientations: [Orientation]? = nil, languages: [String]? = nil, of readers: AppReaders
    ) throws(MatrixError) -> Matrix<Void> {
        let languages = languages ?? readers.languages
        let isMirrored = languages.contains { Language($0)?.isRightToLeft == true }
        return try Matrix(
            devices: devices ?? readers.devices, orientations: { orientations ?? readers.orientations(on: $0) },
            contents: [MatrixContent("", ())], contentSizes: ContentSizeCategory.allCases,
            languages: languages + (isMirrored || languages.isEmpty ? [] : ["right-to-left"]))
    }
}
