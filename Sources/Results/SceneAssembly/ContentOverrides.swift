package import LayoutSimFiles
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimJSON
import LayoutSimPixels
import LayoutSimText
import LayoutSimViewTree

extension [String: ContentOverride] {
    /// Reads a JSON file of contents for the views and constraints of a storyboard or xib, by object id, outlet or user
    /// label. Throws a `FileError`, a `JSONError`, or a `PictureError` for a picture.
    package init(contentsOf file: File) throws {
        self.init()
        for (name, node) in try JSONDocument(contentsOf: file).root.named("the content").members() {
            self[name] = try ContentOverride(node.named("the content of '\(name)'"))
        }
    }
}

extension ContentOverride {
    fileprivate init(_ node: JSONNode) throws {
        try node.allowKeys(["text", "font", "image", "hidden", "constant", "priority"])
        self.init()
        text = try node.optionalMember("text")?.string()
        isHidden = try node.optionalMember("hidden")?.boolean()
        constant = try node.optionalMember("constant")?.number(in: -100_000...100_000)
        if let value = try node.optionalMember("priority")?.number(in: 0.001...1000) {
            priority = Priority(rawValue: Float(value))
        }
        if let font = try node.optionalMember("font") {
            try font.allowKeys(["size", "weight"])
            fontSize = try font.optionalMember("size")?.number(in: 1...1000)
            fontWeight = try font.optionalMember("weight")?.choice()
        }
        image = try node.optionalMember("image").map { try Image(pixelPerPointOf: File($0.nonEmptyString())) }
    }
}

extension Image {
    /// Creates a picture from a file, with one pixel per point.
    fileprivate init(pixelPerPointOf file: File) throws {
        let picture = try Bitmap(picture: file.contents(), file: file.path)
        let size = Size(width: Double(picture.width), height: Double(picture.height))
        self.init(.file(file.path), size: size, intrinsicSize: size)
    }
}
