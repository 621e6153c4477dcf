import LayoutSimFiles
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimJSON
import LayoutSimPixels
import LayoutSimViewTree

/// A file of contents for the views and constraints of a storyboard or xib.
struct ContentOverrides {
    /// By object id, outlet or user label.
    var values: [String: ContentOverride] = [:]

    /// Reads a file; throws a `FileError` or a `JSONError`.
    init(contentsOf file: File) throws {
        for (name, node) in try JSONDocument(contentsOf: file).root.named("the content").members() {
            values[name] = try ContentOverrides.override(node.named("the content of '\(name)'"))
        }
    }

    private static func override(_ node: JSONNode) throws -> ContentOverride {
        try node.allowKeys(["text", "font", "image", "hidden", "constant", "priority"])
        var override = ContentOverride()
        override.text = try node.optionalMember("text")?.string()
        override.isHidden = try node.optionalMember("hidden")?.boolean()
        override.constant = try node.optionalMember("constant")?.number(in: -100_000...100_000)
        if let priority = try node.optionalMember("priority")?.number(in: 0.001...1000) {
            override.priority = Priority(rawValue: Float(priority))
        }
        if let font = try node.optionalMember("font") {
            try font.allowKeys(["size", "weight"])
            override.fontSize = try font.optionalMember("size")?.number(in: 1...1000)
            override.fontWeight = try font.optionalMember("weight")?.choice()
        }
        override.image = try node.optionalMember("image").map { try image(File($0.nonEmptyString())) }
        return override
    }

    /// A picture with a pixel a point.
    private static func image(_ file: File) throws -> Image {
        let picture = try Bitmap(png: file.contents(), file: file.path)
        let size = Size(width: Double(picture.width), height: Double(picture.height))
        return Image(.file(file.path), size: size, intrinsicSize: size)
    }
}
