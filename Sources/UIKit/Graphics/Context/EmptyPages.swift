import Foundation

/// A document of PDF whose pages have sizes and nothing on them.
struct EmptyPages {
    private let sizes: [CGSize]

    /// Sizes in points.
    init(_ sizes: [CGSize]) { self.sizes = sizes }

    var data: Data {
        let kids = sizes.indices.map { "\($0 + 3) 0 R" }.joined(separator: " ")
        var objects = [
            "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [\(kids)] /Count \(sizes.count) >>",
        ]
        objects += sizes.map { size in
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(Double(size.width)) \(Double(size.height))] /Resources << >> >>"
        }
        var text = "%PDF-1.4\n"
        var offsets: [Int] = []
        for (index, object) in objects.enumerated() {
            offsets.append(text.utf8.count)
            text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
        }
        let start = text.utf8.count
        text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
        for offset in offsets { text += EmptyPages.padded(offset) + " 00000 n \n" }
        text += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n"
        return Data(text.utf8)
    }

    private static func padded(_ number: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: 10 - digits.count) + digits
    }
}
