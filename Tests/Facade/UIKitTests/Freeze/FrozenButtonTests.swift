import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimRendering
import LayoutSimText
import LayoutSimViewTree
import Testing

@testable import UIKit

/// Buttons of objects measure their parts, and their subviews draw them.
@MainActor @Suite struct FrozenButtonTests {
    private func list(_ button: UIButton, _ size: CGSize = CGSize(width: 260, height: 60)) throws -> [String] {
        button.frame = CGRect(origin: .zero, size: size)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        root.addSubview(button)
        root.tintColor = .blue
        let renderer = try Renderer(era: .y2020)
        let screen = root.frozen(named: "button")
        return renderer.displayList(renderer.layout(screen)).items.map { "\($0.operation)" }
    }

    @Test func `a title in a color of its own is drawn once, without the tint`() throws {
        let button = UIButton(type: .system)
        button.setTitle("OK", for: .normal)
        button.setTitleColor(.red, for: .normal)
        let drawn = try list(button)
        #expect(drawn.count == 1)
        #expect(drawn.allSatisfy { $0.hasSuffix("#FF0000") })
    }

    @Test func `a button of a configuration has its background and its title once`() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "OK"
        configuration.baseBackgroundColor = .green
        let drawn = try list(UIButton(configuration: configuration))
        #expect(drawn.count == 2)
        #expect(drawn.first?.hasSuffix("#00FF00") == true)
        #expect(drawn.last?.hasSuffix("#FFFFFF") == true)
    }

    @Test func `a picture is drawn once, in the tint in buttons of the system alone`() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
        }
        for (type, tint) in [(UIButton.ButtonType.system, true), (.custom, false)] {
            let button = UIButton(type: type)
            button.setImage(picture, for: .normal)
            let drawn = try list(button)
            #expect(drawn.count == 1)
            #expect(drawn.first?.contains("in #0000FF") == tint)
        }
    }

    @Test func `a background of a state lies behind the title`() throws {
        let plate = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        let button = UIButton(type: .custom)
        button.setTitle("OK", for: .normal)
        button.setTitle("On", for: .selected)
        button.setTitleColor(.red, for: .selected)
        button.setBackgroundImage(plate, for: .selected)
        #expect(try list(button).count == 1)
        button.isSelected = true
        let drawn = try list(button)
        #expect(drawn.count == 2)
        #expect(drawn.first?.hasPrefix("image") == true)
        #expect(drawn.first?.hasSuffix("0,0 260x60") == true)
        #expect(drawn.last?.hasSuffix("#FF0000") == true)
    }

    @Test func `the shadow of a title is that of its label`() throws {
        let button = UIButton(type: .custom)
        button.setTitle("OK", for: .normal)
        button.setTitleShadowColor(.red, for: .normal)
        #expect(try list(button).count == 1)
        button.titleLabel?.shadowOffset = CGSize(width: 0, height: 1)
        let drawn = try list(button)
        #expect(drawn.count == 2)
        #expect(drawn.first?.contains("#FF0000") == true)
    }

    struct Texts: Sendable {
        var alignment: UIButton.Configuration.TitleAlignment
        var title: CGRect
        var subtitle: CGRect
    }

    /// Frames of the labels in a button of 260 by 60 points, read on an iPhone 16 with iOS 26.1.
    nonisolated static let texts = [
        Texts(
            alignment: .automatic, title: CGRect(x: 92.333, y: 11.333, width: 75, height: 20.333),
            subtitle: CGRect(x: 92.333, y: 32.667, width: 23.667, height: 15.667)),
        Texts(
            alignment: .center, title: CGRect(x: 92.333, y: 11.333, width: 75, height: 20.333),
            subtitle: CGRect(x: 118, y: 32.667, width: 23.667, height: 15.667)),
        Texts(
            alignment: .leading, title: CGRect(x: 92.333, y: 11.333, width: 75, height: 20.333),
            subtitle: CGRect(x: 92.333, y: 32.667, width: 23.667, height: 15.667)),
    ]

    @Test(arguments: texts) func `title and subtitle stand where iOS puts them`(_ texts: Texts) throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Configure"
        configuration.subtitle = "Sub"
        configuration.titleAlignment = texts.alignment
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 260, height: 60)
        button.layoutIfNeeded()
        let frames = try [#require(button.titleLabel).frame, #require(button.subtitleLabel).frame]
        for (frame, measured) in zip(frames, [texts.title, texts.subtitle]) {
            // Widths are those of another font with corrected advances.
            #expect(abs(frame.minX - measured.minX) < 1)
            #expect(abs(frame.minY - measured.minY) < 0.51)
            #expect(abs(frame.width - measured.width) < 1)
            #expect(abs(frame.height - measured.height) < 0.34)
        }
        #expect(button.subtitleLabel?.font.pointSize == 13)
        #expect(button.titleLabel?.textColor == button.subtitleLabel?.textColor)
    }

    @Test func `a subtitle is measured and drawn below its title`() throws {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Configure"
        let low = UIButton(configuration: configuration).intrinsicContentSize.height
        configuration.subtitle = "Sub"
        let button = UIButton(configuration: configuration)
        #expect(button.intrinsicContentSize.height > low + 15)
        #expect(try list(button).count == 2)
    }
}
