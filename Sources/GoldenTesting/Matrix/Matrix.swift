public import LayoutSimDevices
public import LayoutSimText
import LayoutSimSnapshots
public import LayoutSimViewTree

/// All variants in which a screen is checked: every device in every orientation with every content, appearance,
/// direction and text size.
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
    /// Throws a `MatrixError` if a device is unknown, a list is empty, or two variants would have the same name.
    public init(
        devices: [String] = ["iphone-5", "iphone-6", "iphone-6-plus"],
        orientations: [Orientation] = Orientation.allCases, contents: [MatrixContent<Content>],
        appearances: [Appearance] = [.light], layoutDirections: [LayoutDirection] = [.leftToRight],
        contentSizes: [ContentSizeCategory] = [.large]
    ) throws(MatrixError) {
        try self.init(
            viewports: devices.map { device throws(MatrixError) in try heldViewports(of: device, orientations) },
            contents: contents, settings: VariantSettings.all(appearances, layoutDirections, contentSizes),
            deviceName: \.deviceName)
    }

    /// Creates the matrix of devices under names of their own; throws a `MatrixError` as above.
    package init(
        devices: [String], deviceName: (Viewport) -> String, contents: [MatrixContent<Content>]
    ) throws(MatrixError) {
        try self.init(
            viewports: devices.map { device throws(MatrixError) in try heldViewports(of: device, Orientation.allCases)
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
        layoutDirections: [LayoutDirection] = [.leftToRight], contentSizes: [ContentSizeCategory] = [.large]
    ) throws(MatrixError) {
        try self.init(
            devices: devices, orientations: orientations, contents: [MatrixContent("", ())],
            appearances: appearances, layoutDirections: layoutDirections, contentSizes: contentSizes)
    }
}

extension Matrix: RandomAccessCollection {
    /// 0.
    public var startIndex: Int { 0 }

    /// The number of variants.
    public var endIndex: Int { names.count }

    /// The variant at a position; devices change last, then orientations, contents, appearances, directions and text
    /// sizes.
    public subscript(position: Int) -> Variant<Content> {
        let (rest, setting) = position.quotientAndRemainder(dividingBy: settings.count)
        let (viewport, content) = rest.quotientAndRemainder(dividingBy: contents.count)
        return Variant(
            name: names[position], viewport: viewports[viewport], content: contents[content].value,
            contentName: contents[content].name, settings: settings[setting], matrix: names)
    }

    /// The variants as a table: a row for each orientation, content and setting, a column for each device.
    package var rows: [[Variant<Content>]] {
        let rowCount = count / deviceCount
        return (0..<rowCount).map { row in (0..<deviceCount).map { self[$0 * rowCount + row] } }
    }
}

private func heldViewports(of device: String, _ orientations: [Orientation]) throws(MatrixError) -> [Viewport] {
    do {
        let device = try DeviceCatalog.embedded.device(named: device)
        return orientations.map { device.viewport($0) }
    } catch {
        throw .device(error: error)
    }
}
