public import LayoutSimDevices
public import LayoutSimText
import LayoutSimSnapshots
public import LayoutSimViewTree

/// All variants in which a screen is checked: every device in every orientation with every content, appearance,
/// direction, text size and language.
///
/// It is a collection of its variants, so a parameterized test has one case for each:
/// `@Test(arguments: try Matrix(contents: [.typical(ada), .longest(longName)]))`.
public struct Matrix<Content: Sendable>: Sendable {
    private let viewports: [Viewport]
    private let deviceCount: Int
    private let contents: [MatrixContent<Content>]
    private let settings: [VariantSettings]
    /// The names of all variants, in order.
    package let names: [String]

    /// Creates the matrix of the devices with these names, such as `iphone-6`; `layoutsim devices` lists them.
    ///
    /// Languages are named as their `.lproj` folders; `Base` is the one that the app or file is written in, and
    /// `double-length`, `accented`, `bounded`, `right-to-left` and `longest` are made of the texts at hand.
    ///
    /// Throws a `MatrixError` if a device or a language is unknown, a list is empty, or two variants would have the
    /// same name.
    public init(
        devices: [String] = ["iphone-5", "iphone-6", "iphone-6-plus"],
        orientations: [Orientation] = Orientation.allCases, contents: [MatrixContent<Content>],
        appearances: [Appearance] = [.light], layoutDirections: [LayoutDirection] = [.leftToRight],
        contentSizes: [ContentSizeCategory] = [.large], languages: [String] = ["Base"]
    ) throws(MatrixError) {
        try self.init(
            devices: devices, orientations: { _ in orientations }, contents: contents, appearances: appearances,
            layoutDirections: layoutDirections, contentSizes: contentSizes, languages: languages)
    }

    /// Creates the matrix of devices, each in orientations of its own.
    init(
        devices: [String], orientations: (Device) -> [Orientation], contents: [MatrixContent<Content>],
        appearances: [Appearance] = [.light], layoutDirections: [LayoutDirection] = [.leftToRight],
        contentSizes: [ContentSizeCategory], languages: [String]
    ) throws(MatrixError) {
        var settings = VariantSettings.all([VariantSettings()], \.language, try languages.map(variantLanguage))
        settings = VariantSettings.all(settings, \.appearance, appearances)
        settings = VariantSettings.all(settings, \.layoutDirection, layoutDirections)
        settings = VariantSettings.all(settings, \.contentSize, contentSizes)
        try self.init(
            viewports: devices.map { device throws(MatrixError) in try heldViewports(of: device, orientations) },
            contents: contents, settings: settings, deviceName: \.deviceName)
    }

    /// Creates the matrix of devices under names of their own; throws a `MatrixError` as above.
    package init(
        devices: [String], deviceName: (Viewport) -> String, contents: [MatrixContent<Content>]
    ) throws(MatrixError) {
        try self.init(
            viewports: devices.map { device throws(MatrixError) in
                try heldViewports(of: device) { _ in Orientation.allCases }
            },
            contents: contents, settings: [VariantSettings()], deviceName: deviceName)
    }

    /// A list of viewports for each device.
    private init(
        viewports: [[Viewport]], contents: [MatrixContent<Content>], settings: [VariantSettings],
        deviceName: (Viewport) -> String
    ) throws(MatrixError) {
        deviceCount = viewports.count
        self.viewports = viewports.flatMap(\.self)
        self.contents = contents
        self.settings = settings
        names = self.viewports.flatMap { viewport in
            contents.flatMap { content in
                settings.map {
                    VariantName(viewport, device: deviceName(viewport), content: content.name, settings: $0).description
                }
            }
        }
        try checkNames()
    }

    private func checkNames() throws(MatrixError) {
        guard !names.isEmpty else { throw .empty }
        var known: Set<String> = []
        for name in names where !known.insert(name).inserted { throw .repeatedVariant(name: name) }
        for content in contents where SnapshotKey("screen/variant\(content.name)") == nil {
            throw .invalidContentName(name: content.name)
        }
    }
}

extension Matrix<Void> {
    /// Creates the matrix of a screen whose content never changes.
    ///
    /// Throws a `MatrixError` if a device is unknown, a list is empty, or two variants would have the same name.
    public init(
        devices: [String] = ["iphone-5", "iphone-6", "iphone-6-plus"],
        orientations: [Orientation] = Orientation.allCases, appearances: [Appearance] = [.light],
        layoutDirections: [LayoutDirection] = [.leftToRight], contentSizes: [ContentSizeCategory] = [.large],
        languages: [String] = ["Base"]
    ) throws(MatrixError) {
        try self.init(
            devices: devices, orientations: orientations, contents: [MatrixContent("", ())],
            appearances: appearances, layoutDirections: layoutDirections, contentSizes: contentSizes,
            languages: languages)
    }
}

extension Matrix: RandomAccessCollection {
    /// 0.
    public var startIndex: Int { 0 }

    /// The number of variants.
    public var endIndex: Int { names.count }

    /// The variant at a position; devices change last, then orientations, contents, languages, appearances,
    /// directions and text sizes.
    public subscript(position: Int) -> Variant<Content> {
        let (rest, setting) = position.quotientAndRemainder(dividingBy: settings.count)
        let (viewport, content) = rest.quotientAndRemainder(dividingBy: contents.count)
        return Variant(
            name: names[position], viewport: viewports[viewport], content: contents[content].value,
            contentName: contents[content].name, settings: settings[setting], matrix: names)
    }

    /// The variants as a table, where all devices have the same orientations: a row for each orientation, content and
    /// setting, a column for each device.
    package var rows: [[Variant<Content>]] {
        let rowCount = count / deviceCount
        return (0..<rowCount).map { row in (0..<deviceCount).map { self[$0 * rowCount + row] } }
    }
}

private func heldViewports(
    of device: String, _ orientations: (Device) -> [Orientation]
) throws(MatrixError) -> [Viewport] {
    do {
        let device = try DeviceCatalog.embedded.device(named: device)
        return orientations(device).map { device.viewport($0) }
    } catch {
        throw .device(error: error)
    }
}

/// The language of a name; `nil` for `Base`.
private func variantLanguage(_ name: String) throws(MatrixError) -> Language? {
    if name == "Base" { return nil }
    guard let language = Language(name) else { throw .invalidLanguage(name: name) }
    return language
}
