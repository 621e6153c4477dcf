import LayoutSimDevices
import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimText
import LayoutSimViewTree
import Testing

/// How bars are drawn with the backgrounds, attributes and arrangements that apps give them.
@Suite struct BarLooksTests {
    private static let red = Color(hex: 0xFF0000)
    private static let star = Image(.symbol("star"), size: Size(width: 20, height: 6), intrinsicSize: nil)

    private func picture(_ change: (inout BarContents) -> Void) throws -> DisplayList {
        let viewport = try DeviceCatalog.embedded.device(named: "iphone-5").viewport(.portrait)
        var screen = Screen(
            uncheckedName: "test", viewport: viewport, root: View("view"), constraints: [],
            navigationBar: NavigationBar(title: "Plants"))
        screen.hasTabBar = true
        screen.bars.tabs = [BarContents.Item("one"), BarContents.Item("two")]
        change(&screen.bars)
        return try PaintingTests.picture(screen)
    }

    private func fills(of bar: String = "navigation-bar", _ change: (inout BarContents) -> Void) throws -> [String] {
        try picture(change).lines(of: bar).filter { !$0.hasPrefix("glyphs") }
    }

    @Test func `a bar's line has its color, or there is none`() throws {
        #expect(
            try fills { $0.barLooks.shadowColor = Self.red } == [
                "fill rect 0,0 320x64 #F8F8F8", "fill rect 0,64 320x0.5 #FF0000",
            ])
        #expect(try fills { $0.barLooks.shadowColor = .clear } == ["fill rect 0,0 320x64 #F8F8F8"])
        #expect(
            try fills {
                $0.barColor = .clear
                $0.barLooks.shadowColor = Self.red
            } == ["fill rect 0,64 320x0.5 #FF0000"])
        #expect(try fills { $0.barColor = .clear }.isEmpty)
    }

    @Test func `a color is in front of a blur`() throws {
        let lines = try fills {
            $0.barColor = Self.red.withAlpha(100)
            $0.barLooks.effect = .dark
        }
        #expect(lines.count == 3 && lines[0].hasPrefix("composited"))
        #expect(lines[0].contains("\(BlurMaterial.dark.color(in: .light))"))
        #expect(lines[1] == "fill rect 0,0 320x64 \(Self.red.withAlpha(100))")
    }

    @Test func `images fill a bar and follow its edge`() throws {
        let usual = try fills { _ in }
        let filled = try fills { $0.barLooks.image = Self.star }
        #expect(filled.first == usual.first && filled.last == usual.last && filled.count > usual.count)
        let shadow = try fills { $0.barLooks.shadowImage = Self.star }
        #expect(shadow.first == usual.first && !shadow.contains(usual[1]) && shadow.count > 1)
    }

    @Test func `a title has its font, color and offset`() throws {
        func start(_ text: BarText?) throws -> (x: Double, y: Double, line: String) {
            let line = try #require(
                try picture { $0.titleText = text }.lines(of: "navigation-bar").first { $0.hasPrefix("glyphs 6") })
            let place = line.split(separator: " at ").last?.split(separator: " ").first?.split(separator: ",") ?? []
            return (try #require(Double(place[0])), try #require(Double(place[1])), line)
        }
        var text = BarText(RunStyle(font: .system(size: 17, weight: .semibold)))
        text.style.color = Self.red
        let usual = try start(nil)
        let colored = try start(text)
        #expect(colored.x == usual.x && colored.y == usual.y && colored.line.contains("#FF0000"))
        text.offset = Point(x: 4, y: -3)
        let moved = try start(text)
        #expect(moved.x == usual.x + 4 && moved.y == usual.y - 3)
        text.style.font = .system(size: 12)
        #expect(try start(text).x > moved.x)
    }

    @Test func `a title has a shadow`() throws {
        var text = BarText(RunStyle(font: .system(size: 17)))
        text.shadow = TextShadow(color: Self.red, offset: Point(x: 0, y: 1))
        #expect(try fills { $0.titleText = text }.contains { $0.hasPrefix("composited") && $0.contains("#FF0000") })
    }

    @Test func `buttons have a background, a plate and insets`() throws {
        func button(_ change: (inout BarItemLooks) -> Void) throws -> [String] {
            var item = BarContents.Item("", image: Self.star)
            var looks = BarItemLooks()
            change(&looks)
            item.looks = looks
            return Array(try fills { $0.leading = [item] }.dropFirst(2))
        }
        let usual = try button { _ in }
        #expect(usual.count == 1)
        #expect(try button { $0.isSelected = true }.first?.contains("11,27 32x30") == true)
        #expect(try button { $0.background = Self.star }.count == 2)
        #expect(try button { $0.imageInsets = EdgeInsets(left: 4, right: -4) } != usual)
        #expect(try button { $0.imageInsets = EdgeInsets(left: 40) }.isEmpty)
    }

    @Test func `a back button has an image and attributes`() throws {
        func lines(_ change: (inout BarContents) -> Void) throws -> [String] {
            try picture {
                $0.hasBackButton = true
                change(&$0)
            }.lines(of: "navigation-bar")
        }
        let usual = try lines { _ in }
        #expect(try lines { $0.backImage = Self.star } != usual)
        var looks = BarItemLooks()
        looks.text = BarText(RunStyle(font: .system(size: 17)))
        looks.text?.style.color = Self.red
        #expect(try lines { $0.backLooks = looks }.contains { $0.hasPrefix("glyphs 4") && $0.contains("#FF0000") })
    }

    @Test func `a title at the leading end follows the buttons there`() throws {
        let leading = BarContents.Item("", image: Self.star)
        func start(_ change: (inout BarContents) -> Void) throws -> Double {
            let line = try picture {
                $0.leading = [leading]
                change(&$0)
            }.lines(of: "navigation-bar").first { $0.hasPrefix("glyphs 6") }
            return try #require(
                (line?.split(separator: " at ").last?.split(separator: ",").first).flatMap { Double($0) })
        }
        #expect(try start { _ in } > 100)
        // The side margin, an image and a gap.
        #expect(try (46...48).contains(start { $0.isTitleLeading = true }))
    }

    @Test func `a tab has a badge at the corner of its icon`() throws {
        func badge(_ change: (inout BarBadge) -> Void) throws -> [String] {
            var badge = BarBadge("3")
            change(&badge)
            var item = BarContents.Item("one")
            item.looks = BarItemLooks()
            item.looks?.badge = badge
            return try picture { $0.tabs = [item, BarContents.Item("two")] }.lines(of: "tab-bar")
        }
        let plate = " 83,521 "
        #expect(try badge { _ in }.contains { $0.contains(plate) && $0.hasSuffix("#FF3B30") })
        #expect(try badge { $0.color = Self.red }.contains { $0.contains(plate) && $0.hasSuffix("#FF0000") })
        #expect(try badge { $0.offset = Point(x: 2, y: 1) }.contains { $0.contains(" 85,522 ") })
        #expect(try badge { $0.textOffset = Point(x: 2, y: 1) } != badge { _ in })
    }

    @Test func `centered tabs have a width and a space`() throws {
        var layout = TabBarLayout()
        layout.isCentered = true
        (layout.itemWidth, layout.itemSpacing) = (50, 20)
        #expect(layout.places(of: 2, in: 320).map(\.x) == [100, 170])
        #expect(layout.places(of: 2, in: 100).map(\.x) == [0, 50])
        #expect(TabBarLayout().places(of: 4, in: 320).map(\.x) == [0, 80, 160, 240])
        #expect(try fills(of: "tab-bar") { $0.tabLayout = layout } == fills(of: "tab-bar") { _ in })
        #expect(
            try fills(of: "tab-bar") {
                $0.tabLayout = layout
                $0.tabSelectionColor = Self.red
            }.contains { $0.contains("102,521 46x45") && $0.hasSuffix("#FF0000") })
    }
}
