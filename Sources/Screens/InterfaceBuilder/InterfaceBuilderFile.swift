internal import LayoutSimDevices
internal import LayoutSimErrors
package import LayoutSimText
internal import LayoutSimViewTree
import LayoutSimXML

/// A storyboard or xib.
package struct InterfaceBuilderFile: Sendable {
    let document: InterfaceBuilderDocument

    /// Reads a file; an `InterfaceBuilderError` names `file` and the line.
    package init(parsing bytes: [UInt8], file: String) throws {
        let root: XMLElement
        do {
            root = try XMLElement(parsing: bytes)
        } catch {
            throw InterfaceBuilderError(error, file: file)
        }
        document = try InterfaceBuilderDocument(root, file: file)
    }

    init(_ document: InterfaceBuilderDocument) {
        self.document = document
    }

    /// The names of the file's asset catalog colors, in order.
    package var namedColors: [String] {
        document.element.children(of: "resources").filter { $0.name == "namedColor" }.compactMap { $0["name"] }
    }

    /// The names of the pictures that the file has from the project, in order.
    package var namedPictures: [String] {
        document.element.children(of: "resources").filter { $0.name == "image" && $0["catalog"] != "system" }
            .compactMap { $0["name"] }
    }

    /// The names and lines of the project's font files that the file uses, in order.
    package var fontFiles: [(name: String, line: Int)] {
        document.element.children(of: "customFonts").compactMap { element in element["key"].map { ($0, element.line) } }
    }

    /// The system font of the version that wrote the file.
    package var era: FontEra { document.version.fontEra }

    /// Whether the file is only for tablets, by its runtime or by the device in its canvas.
    package var isForTablets: Bool {
        document.element["targetRuntime"] == "iOS.CocoaTouch.iPad"
            || document.device?["id"]?.hasPrefix("ipad") == true
    }

    /// Returns the requested layout roots, in the order of the file, with warnings about what was not understood.
    ///
    /// Throws an `InterfaceBuilderError` if the file has no scene with the requested name, or a text too long to set.
    package func roots(
        for request: InterfaceBuilderRequest = InterfaceBuilderRequest()
    ) throws -> (roots: [InterfaceBuilderRoot], warnings: [InterfaceBuilderWarning]) {
        var reader = FileReader(document: document, request: request, devices: .embedded)
        let roots = try reader.roots()
        for root in roots { try root.screen.root.checkTexts(in: document.file) }
        return (roots, reader.warnings)
    }
}
