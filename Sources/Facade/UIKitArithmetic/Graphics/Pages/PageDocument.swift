package import Foundation
package import LayoutSimDrawing

/// A PDF document under construction; the same drawing always results in the same bytes.
///
/// Paths and glyphs remain vectors, as in ISO 32000-1; content that PDF expresses differently from the recorded
/// operations, such as gradients, shadows, and blend modes, is rasterized.
package struct PageDocument {
    /// The objects from number 3 on; numbers 1 and 2 are the catalog and the page list.
    private var objects: [Data] = []
    private var pages: [Int] = []

    /// Creates a document without pages.
    package init() {}

    /// Adds a page of a size in points with drawing operations, whose origin is at the top left; without operations,
    /// the page is empty.
    package mutating func addPage(_ size: CGSize, _ operations: [DrawingOperation], _ renderer: PageRenderer) {
        var content = PageContent(size, renderer)
        content.draw(operations)
        var resources = ""
        for (index, alpha) in content.alphas.enumerated() {
            resources += "/G\(index) << /ca \(PageContent.number(Double(alpha) / 255)) >> "
        }
        var pictures = ""
        for (index, picture) in content.pictures.enumerated() { pictures += "/I\(index) \(add(picture)) 0 R " }
        let stream = addStream("", Data(content.text.utf8))
        let box = "[0 0 \(PageContent.number(Double(size.width))) \(PageContent.number(Double(size.height)))]"
        pages.append(
            add(
                Data(
                    """
                    << /Type /Page /Parent 2 0 R /MediaBox \(box) /Contents \(stream) 0 R \
                    /Resources << /ExtGState << \(resources)>> /XObject << \(pictures)>> >> >>
                    """.utf8)))
    }

    /// Adds the color and alpha channels of an image.
    private mutating func add(_ picture: Picture) -> Int {
        var (colors, opacity) = (Data(), Data())
        for pixel in picture.pixels {
            let alpha = pixel >> 24
            for shift: UInt32 in [16, 8, 0] {
                let part = pixel >> shift & 0xFF
                colors.append(alpha == 0 ? 0 : UInt8(min(255, (part * 255 + alpha / 2) / alpha)))
            }
            opacity.append(UInt8(alpha))
        }
        let size =
            "/Type /XObject /Subtype /Image /Width \(picture.width) /Height \(picture.height) /BitsPerComponent 8"
        let mask = addStream("\(size) /ColorSpace /DeviceGray ", opacity)
        return addStream("\(size) /ColorSpace /DeviceRGB /SMask \(mask) 0 R ", colors)
    }

    private mutating func addStream(_ entries: String, _ data: Data) -> Int {
        add(Data("<< \(entries)/Length \(data.count) >>\nstream\n".utf8) + data + Data("\nendstream".utf8))
    }

    private mutating func add(_ object: Data) -> Int {
        objects.append(object)
        return objects.count + 2
    }

    /// The data of the document.
    package var data: Data {
        let kids = pages.map { "\($0) 0 R" }.joined(separator: " ")
        let all =
            [
                Data("<< /Type /Catalog /Pages 2 0 R >>".utf8),
                Data("<< /Type /Pages /Kids [\(kids)] /Count \(pages.count) >>".utf8),
            ] + objects
        var data = Data("%PDF-1.4\n".utf8)
        var table = "xref\n0 \(all.count + 1)\n0000000000 65535 f \n"
        for (index, object) in all.enumerated() {
            let offset = String(data.count)
            table += String(repeating: "0", count: max(0, 10 - offset.count)) + offset + " 00000 n \n"
            data += Data("\(index + 1) 0 obj\n".utf8) + object + Data("\nendobj\n".utf8)
        }
        let end = "trailer\n<< /Size \(all.count + 1) /Root 1 0 R >>\nstartxref\n\(data.count)\n%%EOF\n"
        return data + Data((table + end).utf8)
    }
}
