internal import LayoutSimDevices
internal import LayoutSimGeometry
import LayoutSimXML

extension CanvasDevice {
    /// Creates the device that the file names.
    init(of document: InterfaceBuilderDocument, catalog: DeviceCatalog, warnings: inout [InterfaceBuilderWarning]) {
        version = document.version
        isOverride = false
        guard let element = document.device, let id = element["id"] else {
            viewport = CanvasDevice.unnamedViewport(version)
            traits = .any
            return
        }
        let orientation: Orientation = element["orientation"] == "landscape" ? .landscape : .portrait
        guard let device = catalog.device(interfaceBuilderID: id) else {
            warnings.append(
                InterfaceBuilderWarning(
                    file: document.file, line: element.line,
                    message:
                        "the device '\(id)' is unknown; the scenes keep their sizes, with the bars and size classes of an iPhone 8"
                ))
            viewport = CanvasDevice.unknownViewport(orientation)
            traits = SizeTraits(horizontal: .compact, vertical: .regular)
            return
        }
        self.id = id
        viewport = device.viewport(orientation)
        uprightSafeArea = device.viewport(.portrait).safeArea
        traits = SizeTraits(of: viewport)
        let layout = element["layout"] ?? element.child("adaptation")?["id"] ?? "fullscreen"
        if layout == "slideover" || layout.hasPrefix("splitview1") { traits.horizontal = .compact }
    }

    /// Creates the device that the user requests.
    init(viewport: Viewport, version: FormatVersion) {
        self.viewport = viewport
        self.version = version
        traits = SizeTraits(of: viewport)
        isOverride = true
    }

    /// Returns the screen of files without a device: a square of any size in whole points for old ones, an iPhone 8 for
    /// later ones.
    private static func unnamedViewport(_ version: FormatVersion) -> Viewport {
        version < 11_500
            ? Viewport(deviceName: "any", size: Size(width: 600, height: 600), scale: 1)
            : Viewport(deviceName: "any", size: Size(width: 375, height: 667), scale: 2)
    }

    private static func unknownViewport(_ orientation: Orientation) -> Viewport {
        let size = Size(width: 375, height: 667)
        return Viewport(
            deviceName: "any", orientation: orientation, size: orientation == .portrait ? size : size.transposed)
    }
}

extension SizeTraits {
    init(of viewport: Viewport) {
        self.init(horizontal: viewport.horizontalSizeClass, vertical: viewport.verticalSizeClass)
    }
}
