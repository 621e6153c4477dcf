import Foundation
import Testing
import UIKit

/// Draws all screens on one sheet, from their goldens.
@MainActor @Suite(.enabled(if: ProcessInfo.processInfo.environment["GIPHY_SHEET"] != nil)) struct ScreenSheet {
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
        "giphy-splash/iphone-6-portrait@2x-typical-dark-at-rest",
        "giphy-authentication/iphone-6-portrait@2x-typical-1-waiting",
        "giphy-authentication/iphone-6-portrait@2x-typical-2-authenticating",
        "giphy-authentication/iphone-6-portrait@2x-typical-3-refused",
        "giphy-loading/iphone-6-portrait@2x-typical-at-rest",
        "giphy-empty/iphone-6-portrait@2x-typical-at-rest", "giphy-error/iphone-6-portrait@2x-typical-at-rest",
        "giphy-list-375-2col/iphone-6-portrait@2x-typical-1-without-pictures",
        "giphy-list-375-2col/iphone-6-portrait@2x-typical-2-loaded",
        "giphy-list-ltr/iphone-6-portrait@2x-typical-loaded", "giphy-list-rtl/iphone-6-portrait@2x-typical-loaded",
        "giphy-list-header-footer/iphone-6-portrait@2x-typical-loaded",
        "giphy-two-sections-second-empty/iphone-6-portrait@2x-typical-loaded",
        "giphy-list-667-3col/iphone-6-landscape@2x-typical-loaded",
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
