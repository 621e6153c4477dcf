public import UIKit

/// Pictures of screens beside each other.
@MainActor public enum ContactSheet {
    /// Writes goldens of a package, by their names below its folder `Snapshots`, on one sheet there, `screens.png`; the
    /// file is one of the package's tests.
    public static func write(_ goldens: [String], of file: String = #filePath) throws {
        let snapshots = URL(filePath: file).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Snapshots")
        let pictures = try goldens.map { try Data(contentsOf: snapshots.appending(path: $0 + ".png")) }
        try png(of: pictures).write(to: snapshots.appending(path: "screens.png"))
    }

    /// A sheet of pictures that are files of PNG, in rows, each with a height in points.
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
