import Foundation
import LayoutSimArtwork
import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimPixels
import LayoutSimRaster
import Testing

@testable import UIKit

/// PDF documents, read back.
@MainActor @Suite struct PageDocumentTests {
    private let bounds = CGRect(x: 0, y: 0, width: 60, height: 40)

    private func data(_ draw: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
            context.beginPage()
            draw(context)
        }
    }

    /// Returns the first page in pixels.
    private func picture(_ data: Data) throws -> CGImage {
        let artwork = try #require(try VectorArtwork([UInt8](data), file: "a.pdf"))
        #expect(artwork.omissions == [] && artwork.picture.size == Size(width: 60, height: 40))
        return CGImage(try Rasterizer.bitmap(of: artwork.picture, width: 120, height: 80))
    }

    /// Returns the greatest difference between two pictures, in steps of a channel.
    private func difference(_ one: CGImage, _ other: CGImage) -> Int {
        guard one.width == other.width, one.height == other.height else { return 255 }
        return zip(one.bitmap.pixels, other.bitmap.pixels).map { one, other in
            let parts = [
                (one.red, other.red), (one.green, other.green), (one.blue, other.blue), (one.alpha, other.alpha),
            ]
            return parts.map { abs(Int($0.0) - Int($0.1)) }.max() ?? 0
        }.max() ?? 0
    }

    nonisolated static let drawings: [(name: String, draw: @MainActor (CGContext) -> Void)] = [
        ("a fill", { $0.fill(CGRect(x: 5, y: 5, width: 20, height: 10)) }),
        (
            "a color with opacity",
            {
                $0.setFillColor(UIColor.red.withAlphaComponent(0.5).cgColor)
                $0.fillEllipse(in: CGRect(x: 5, y: 5, width: 40, height: 30))
            }
        ),
        (
            "dashes",
            {
                $0.setLineWidth(4)
                $0.setLineDash(phase: 0, lengths: [6, 3])
                $0.stroke(CGRect(x: 10, y: 10, width: 40, height: 20))
            }
        ),
        ("letters", { _ in ("Page" as NSString).draw(at: CGPoint(x: 4, y: 4), withAttributes: nil) }),
        (
            "a clip in a turned space",
            {
                $0.translateBy(x: 30, y: 20)
                $0.rotate(by: 0.5)
                $0.clip(to: CGRect(x: -10, y: -10, width: 20, height: 20))
                $0.fill(CGRect(x: -30, y: -5, width: 60, height: 10))
            }
        ),
    ]

    @Test(arguments: drawings.indices) func `a page has what was drawn on it`(_ index: Int) throws {
        let drawing = Self.drawings[index]
        let page = try picture(data { drawing.draw($0.cgContext) })
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { drawing.draw($0.cgContext) }
        let pixels = try #require(image.cgImage)
        #expect(pixels.bitmap.pixels.contains { $0.alpha > 0 }, "\(drawing.name)")
        // Pictures draw glyphs at fractions of pixels.
        #expect(difference(page, pixels) <= (drawing.name == "letters" ? 128 : 8), "\(drawing.name)")
    }

    @Test func `pictures and gradients are pixels`() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let text = String(decoding: data { _ in picture.draw(in: bounds) }, as: UTF8.self)
        #expect(text.contains("/Subtype /Image") && text.contains("/I0 Do") && text.contains("/SMask"))
        let shaded = data { context in
            let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as NSArray
            let gradient = unsafe CGGradient(colorsSpace: nil, colors: colors, locations: nil)
            if let gradient {
                context.cgContext.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 60, y: 0), options: [])
            }
        }
        #expect(String(decoding: shaded, as: UTF8.self).contains("/Width 120 /Height 80"))
    }

    @Test func `pixels take no more of a page than they cover`() throws {
        let shaded = data { context in
            context.cgContext.setShadow(offset: .zero, blur: 2)
            context.fill(CGRect(x: 20, y: 10, width: 10, height: 10))
        }
        let text = String(decoding: shaded, as: UTF8.self)
        let width = try #require(text.firstMatch(of: /\/Width (\d+)/).flatMap { Int($0.1) })
        #expect(width >= 20 && width < 60, "\(width)")
    }

    @Test func `each page has its own size and drawing, and the same drawing the same bytes`() throws {
        let draw: (UIGraphicsPDFRendererContext) -> Void = { context in
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 30, height: 20), pageInfo: [:])
        }
        let text = String(decoding: data(draw), as: UTF8.self)
        #expect(text.contains("/Count 2") && text.contains("[0 0 60 40]") && text.contains("[0 0 30 20]"))
        #expect(text.split(separator: "\n").filter { $0 == "f" }.count == 1)
        #expect(data(draw) == data(draw))
    }

    @Test func `functions draw pages too`() throws {
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, bounds, nil)
        UIGraphicsBeginPDFPage()
        UIRectFill(CGRect(x: 0, y: 0, width: 60, height: 20))
        UIGraphicsEndPDFContext()
        let page = try picture(Data(referencing: data))
        #expect(page.bitmap[10, 10].alpha == 255 && page.bitmap[10, 60].alpha == 0)
    }
}
