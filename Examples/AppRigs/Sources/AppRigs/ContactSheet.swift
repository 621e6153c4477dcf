public import UIKit

/// A sheet of pictures in rows.
@MainActor public enum ContactSheet {
    /// Returns a PNG of the PNG pictures in rows; the height of a picture is in points.
    public static func png(of pictures: [Data], height: CGFloat = 320, columns: Int = 7) -> Data {
        let images = pictures.compactMap { UIImage(data: $0) }
        let gap = CGFloat(12)
        let rows = stride(from: 0, to: images.count, by: columns).map {
            Array(images[$0..<min($0 + columns, images.count)])
        }
        func width(_ image: UIImage) -> CGFloat { (height * image.size.width / image.size.height).rounded() }
        let widths = rows.map { $0.reduce(gap) { $0 + width($1) + gap } }
        let size = CGSize(width: widths.max() ?? 1, height: gap + CGFloat(rows.count) * (height + gap))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).pngData { context in
            UIColor(white: 0.75, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            for (row, images) in rows.enumerated() {
                var x = gap
                for image in images {
                    let y = gap + CGFloat(row) * (height + gap)
                    image.draw(in: CGRect(x: x, y: y, width: width(image), height: height))
                    x += width(image) + gap
                }
            }
        }
    }
}
