import Foundation
import Testing
import UIKit

/// Draws all screens on one sheet, from their goldens.
@MainActor @Suite(.enabled(if: ProcessInfo.processInfo.environment["PHOTOS_SHEET"] != nil)) struct ScreenSheet {
    private static let height: CGFloat = 320
    private static let gap: CGFloat = 12

    @Test func draw() throws {
        let snapshots = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Snapshots")
        let images = try Self.names.map { name in
            let path = snapshots.appending(path: name + ".png").path
            return try #require(UIImage(contentsOfFile: path), "there is no \(path)")
        }
        let rows = stride(from: 0, to: images.count, by: 7).map { Array(images[$0..<min($0 + 7, images.count)]) }
        try Self.sheet(rows).write(to: snapshots.appending(path: "screens.png"))
    }

    private static let names = [
        "px-page-loading/iphone-6-portrait@2x-typical-at-rest",
        "px-grid4-375/iphone-6-portrait@2x-typical-at-rest",
        "px-grid2-375/iphone-6-portrait@2x-typical-at-rest",
        "px-one-375-top/iphone-6-portrait@2x-typical-at-rest",
        "px-one-375-capped-280/iphone-6-portrait@2x-typical-at-rest",
        "px-one-375-image-missing-square/iphone-6-portrait@2x-typical-at-rest",
        "px-last-page/iphone-6-portrait@2x-typical-at-rest",
        "px-button-pressed-0.95/iphone-6-portrait@2x-typical-2-pressed",
        "px-info-373/iphone-6-portrait@2x-typical-at-rest",
        "px-info-no-description/iphone-6-portrait@2x-typical-at-rest",
        "px-info-long-user-two-lines/iphone-6-portrait@2x-typical-at-rest",
        "px-grid4-768/ipad-9-7-portrait@2x-typical-at-rest",
        "px-grid4-667-landscape/iphone-6-landscape@2x-typical-at-rest",
        "px-info-540/iphone-6-landscape@2x-typical-at-rest",
    ]

    private static func width(_ image: UIImage) -> CGFloat {
        (height * image.size.width / image.size.height).rounded()
    }

    private static func sheet(_ rows: [[UIImage]]) -> Data {
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
