import LayoutSimText
import LayoutSimDocuments
import LayoutSimGeometry
import LayoutSimRendering
import LayoutSimViewTree

/// Values of inputs as documents print them.
enum InputText {
    static func font(_ font: Font) -> String { property("font", of: .label(TextContent("", font: font), .black)) }

    static func image(_ image: Image) -> String {
        var image = image
        if case .drawing(let drawing) = image.source {
            image.source = .drawing(VectorImage(name: drawing.name, size: drawing.size, layers: []))
        }
        return property("image", of: .button(Button(nil, image: image)))
    }

    static func details(_ content: Content) -> String {
        LayoutDocument.properties(of: View("", content: content))
            .filter {
                !["text", "font", "lines", "scale", "leading", "line-height", "direction", "image"].contains($0.name)
            }
            .map { "\($0.name) \($0.value)" }.joined(separator: ", ")
    }

    static func margins(_ margins: LayoutMargins) -> String {
        property("margins") { $0.layoutMargins = margins }
    }

    static func ownSize(_ size: IntrinsicSizeOverride) -> String {
        property("own-size") { $0.intrinsicSizeOverride = size }
    }

    static func autoresizing(_ autoresizing: Autoresizing) -> String {
        property("autoresizing") { $0.autoresizing = autoresizing }
    }

    private static func property(_ name: String, of content: Content) -> String {
        property(name) { $0.content = content }
    }

    private static func property(_ name: String, change: (inout View) -> Void) -> String {
        var view = View("")
        change(&view)
        let value = LayoutDocument.properties(of: view).first { $0.name == name }?.value ?? "default"
        // The colour of a label's text is an input of its own.
        return name == "font" ? value.replacing(" #000000", with: "") : value
    }
}
