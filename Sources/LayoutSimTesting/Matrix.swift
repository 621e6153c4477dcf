import LayoutSimNotation
public import LayoutSimText
public import LayoutSimDevices
import LayoutSimSnapshots
public import LayoutSimViewTree

/// All variants that a screen is checked in: every device in every orientation with every content, appearance, direction
/// and text size.
///
/// It is a collection of its variants, so that a parameterised test has a case for each:
/// `@Test(arguments: try Matrix(contents: [.typical(ada), .longest(longName)]))`.
public struct Matrix<Content: Sendable>: Sendable {
    private var viewports: [Viewport]
    private var contents: [MatrixContent<Content>]
    private var settings: [VariantSettings]
    /// The names of all variants, in their order.
    let names: [String]

    /// Creates the matrix of devices by their names in Devices.json, such as `iphone-6`.
    ///
    /// Throws where a device is not known or two variants would have the same name.
    public init(
        devices: [String] = ["iphone-5", "iphone-6", "iphone-6-plus"],
        orientations: [Orientation] = Orientation.allCases, contents: [MatrixContent<Content>],
        appearances: [Appearance] = [.light], layoutDirections: [LayoutDirection] = [.leftToRight],
        contentSizes: [ContentSizeCategory] = [.large]
    ) throws {
        let devices = try devices.map { try DeviceCatalogue.embedded.device(named: $0) }
        let viewports = devices.flatMap { device in orientations.map { device.viewport($0) } }
        self.viewports = viewports
        self.contents = contents
        let settings = VariantSettings.all(appearances, layoutDirections, contentSizes)
        self.settings = settings
        names = viewports.flatMap { viewport in
            contents.flatMap { content in settings.map { variantName(viewport, content: content.name, $0) } }
        }
        try checkNames()
    }

    private func checkNames() throws(MatrixError) {
        guard !names.isEmpty else { throw .empty }
        var known: Set<String> = []
        for name in names where !known.insert(name).inserted { throw .repeated(name) }
        for content in contents where SnapshotKey("screen/variant\(content.name)") == nil {
            throw .contentName(content.name)
        }
    }
}

extension Matrix<Void> {
    /// Creates the matrix of a screen that is always filled with the same.
    public init(
        devices: [String] = ["iphone-5", "iphone-6", "iphone-6-plus"],
        orientations: [Orientation] = Orientation.allCases, appearances: [Appearance] = [.light],
        layoutDirections: [LayoutDirection] = [.leftToRight], contentSizes: [ContentSizeCategory] = [.large]
    ) throws {
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

    /// A variant by its place; devices change last, then orientations, contents, appearances, directions and text sizes.
    public subscript(position: Int) -> Variant<Content> {
        let (rest, setting) = position.quotientAndRemainder(dividingBy: settings.count)
        let (viewport, content) = rest.quotientAndRemainder(dividingBy: contents.count)
        return Variant(
            name: names[position], viewport: viewports[viewport], content: contents[content].value,
            contentName: contents[content].name, settings: settings[setting], matrix: names)
    }
}

/// `iphone-6-portrait@2x-longest-dark-rtl-xxl`; what is usual is left out.
private func variantName(_ viewport: Viewport, content: String, _ settings: VariantSettings) -> String {
    let device = "\(viewport.deviceName)-\(viewport.orientation.rawValue)@\(decimal(viewport.scale))x"
    return ([device, content] + settings.names).filter { !$0.isEmpty }.joined(separator: "-")
}
