import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimPixels
import LayoutSimRendering
import LayoutSimText
import LayoutSimViewTree
import Testing
@testable import UIKit

/// The display of resizable, tinted and flipped pictures and of symbols in image views and buttons.
@MainActor @Suite struct ImageLookTests {
    /// A picture of 3 by 1 points at scale 1: red, green, blue.
    private static let stripe = UIGraphicsImageRenderer(
        size: CGSize(width: 3, height: 1), format: UIGraphicsImageRendererFormat(scale: 1)
    ).image { context in
        for (place, color) in [UIColor.red, .green, .blue].enumerated() {
            color.setFill()
            context.fill(CGRect(x: place, y: 0, width: 1, height: 1))
        }
    }

    /// Returns the colors of the top row of an image view drawn at scale 3.
    private func row(_ image: UIImage, width: CGFloat, isRightToLeft: Bool = false) throws -> String {
        let view = UIImageView(image: image)
        if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
        view.frame = CGRect(x: 0, y: 0, width: width, height: 1)
        view.tintColor = .black
        let screen = view.frozen(named: "image")
        let renderer = try Renderer(era: .y2020)
        ShownPictures.supply(to: renderer)
        let bitmap = try renderer.bitmap(renderer.displayList(renderer.layout(screen)))
        return (0..<Int(width)).map { x in
            let pixel = bitmap[x * 3 + 1, 1]
            return switch (pixel.red, pixel.green, pixel.blue) {
            case (255, 0, 0): "r"
            case (0, 255, 0): "g"
            case (0, 0, 255): "b"
            case (0, 0, 0): "k"
            case (255, 255, 255): "w"
            default: "?"
            }
        }.joined()
    }

    private static let ends = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)

    @Test func `resizable pictures`() throws {
        let image = Self.stripe
        #expect(try row(image.resizableImage(withCapInsets: Self.ends, resizingMode: .stretch), width: 8) == "rggggggb")
        #expect(try row(image.resizableImage(withCapInsets: Self.ends), width: 5) == "rgggb")
        #expect(try row(image.resizableImage(withCapInsets: .zero), width: 8) == "rgbrgbrg")
        let near = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 0)
        #expect(try row(image.resizableImage(withCapInsets: near, resizingMode: .tile), width: 8) == "rgbgbgbg")
        #expect(try row(image.resizableImage(withCapInsets: near, resizingMode: .stretch), width: 9).hasPrefix("rgg"))
    }

    @Test func `resizable pictures that code draws`() throws {
        let image = Self.stripe.resizableImage(withCapInsets: .zero)
        let drawn = UIGraphicsImageRenderer(
            size: CGSize(width: 7, height: 1), format: UIGraphicsImageRendererFormat(scale: 1)
        ).image { _ in image.draw(in: CGRect(x: 0, y: 0, width: 7, height: 1)) }
        #expect(try row(drawn, width: 7) == "rgbrgbr")
    }

    /// The corners of a picture of 3 by 3 points are of one point each; what lies between is tiled or stretched.
    @Test(arguments: [UIImage.ResizingMode.tile, .stretch])
    func `a rendered layer keeps the corners of a resizable picture`(_ mode: UIImage.ResizingMode) throws {
        let picture = UIGraphicsImageRenderer(
            size: CGSize(width: 3, height: 3), format: UIGraphicsImageRendererFormat(scale: 2)
        ).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 3))
            context.fill(CGRect(x: 0, y: 1, width: 3, height: 1))
        }
        let caps = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        let view = UIImageView(image: picture.resizableImage(withCapInsets: caps, resizingMode: mode))
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 6)
        let drawn = UIGraphicsImageRenderer(bounds: view.bounds, format: UIGraphicsImageRendererFormat(scale: 2))
            .image { view.layer.render(in: $0.cgContext) }
        let bitmap = try #require(drawn.cgImage).bitmap
        for y in 0..<12 {
            for x in 0..<20 {
                let isCorner = (x < 2 || x >= 18) && (y < 2 || y >= 10)
                #expect(bitmap[x, y].bits == (isCorner ? 0xFFFF_0000 : 0xFF00_00FF), "\(x), \(y)")
            }
        }
    }

    @Test func `colors and sides`() throws {
        let image = Self.stripe
        #expect(try row(image, width: 3) == "rgb")
        #expect(try row(image.withRenderingMode(.alwaysTemplate), width: 3) == "kkk")
        #expect(try row(image.withTintColor(.blue), width: 3) == "bbb")
        #expect(try row(image.withTintColor(.blue, renderingMode: .alwaysTemplate), width: 3) == "kkk")
        let flipping = image.imageFlippedForRightToLeftLayoutDirection()
        #expect(try row(flipping, width: 3) == "rgb")
        #expect(try row(flipping, width: 3, isRightToLeft: true) == "bgr")
        #expect(try row(image, width: 3, isRightToLeft: true) == "rgb")
    }

    /// The image view's stored values for a symbol.
    @Test(
        arguments: [
            (UIImage(systemName: "star"), nil, nil, 22),
            (
                UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(weight: .bold)), "bold", nil,
                22
            ),
            (UIImage(systemName: "star")?.withTintColor(.red), "regular", UIColor.red, 22),
            (UIImage(systemName: "star")?.withTintColor(.red, renderingMode: .alwaysTemplate), nil, nil, 22),
            (UIImage(systemName: "star")?.withRenderingMode(.alwaysOriginal), "regular", .black, 22),
            (
                UIImage(
                    systemName: "star",
                    withConfiguration: UIImage.SymbolConfiguration(pointSize: 34).applying(
                        UIImage.SymbolConfiguration(paletteColors: [.green, .red]))), "regular", .green, 44
            ),
            (
                UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(hierarchicalColor: .blue)),
                "regular", .blue, 22
            ),
        ] as [(UIImage?, String?, UIColor?, Int)])
    func symbols(image: UIImage?, weight: String?, color: UIColor?, side: Int) throws {
        let view = UIImageView(image: image)
        guard case .image(let value, _) = view.contentValue() else {
            Issue.record("no picture")
            return
        }
        #expect(Int(value.size.width.rounded()) == side)
        guard case .symbol(let shownWeight, let shownColor) = value.look else {
            #expect(value.look == nil && weight == nil && color == nil)
            return
        }
        #expect(shownWeight.rawValue == weight)
        #expect(shownColor == color?.geometryColor())
    }

    @Test func `the preferred configuration fills what the symbol leaves open`() {
        let view = UIImageView(image: UIImage(systemName: "star"))
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold)
        #expect(view.intrinsicContentSize.width > 39)
        view.image = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
        #expect(view.intrinsicContentSize.width < 23)
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "star"), for: .normal)
        button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 34), forImageIn: .normal)
        #expect(button.intrinsicContentSize.width > 39)
    }

    @Test func `alignment insets lie outside of what constraints place`() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
            .withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIImageView(image: image)
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10).isActive = true
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 8, y: 9, width: 30, height: 20))
    }

    @Test func `pictures of one name are told apart, whichever is shown first`() throws {
        let pictures = [UIColor.red, .blue].map { color in
            UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image {
                color.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            }
        }
        let pixels = pictures.compactMap(\.cgImage)
        let names = pixels.map { ShownPictures.name(of: $0, called: "lamp") }
        #expect(Set(names).count == 2 && names.map(PictureName.title) == ["lamp", "lamp"])
        #expect(pixels.reversed().map { ShownPictures.name(of: $0, called: "lamp") } == names.reversed())
        #expect(PictureName.title(of: "Issue #12.png") == "Issue #12.png")
    }
}

extension UIGraphicsImageRendererFormat {
    fileprivate convenience init(scale: CGFloat) {
        self.init()
        self.scale = scale
    }
}
