import LayoutSimGeometry
import LayoutSimText
import LayoutSimViewTree

extension PropertyTableTests {
    static let bars: [Owner] = [
        Owner(
            barContents, in: { barred($0) },
            [
                ("leading", { $0.leading = [] }), ("trailing", { $0.trailing = [BarContents.Item("a  b")] }),
                ("center", { $0.center = [BarContents.Item("b")] }),
                ("tools", { $0.tools = [BarContents.Item(""), BarContents.Item("c")] }),
                ("tabs", { $0.tabs = [BarContents.Item("d")] }), ("selectedTab", { $0.selectedTab = 1 }),
                ("hasBackButton", { $0.hasBackButton = true }), ("backTitle", { $0.backTitle = "" }),
                ("backImage", { $0.backImage = picture }), ("backLooks", { $0.backLooks = BarItemLooks() }),
                ("isTitleLeading", { $0.isTitleLeading = true }), ("prompt", { $0.prompt = "" }),
                ("insets", { $0.insets = EdgeInsets(top: -third) }), ("barColor", { $0.barColor = .white }),
                ("barLooks", { $0.barLooks.shadowColor = .clear }), ("toolLooks", { $0.toolLooks.image = picture }),
                ("tabLooks", { $0.tabLooks.effect = .dark }),
                ("isBlack", { $0.isBlack = true }), ("statusBar", { $0.statusBar = .light }),
                ("titleColor", { $0.titleColor = .white }), ("titleText", { $0.titleText = text }),
                ("largeTitleText", { $0.largeTitleText = text }),
                ("tint", { $0.tint = .white }), ("toolTint", { $0.toolTint = .white }),
                ("toolColor", { $0.toolColor = .white }), ("tabTint", { $0.tabTint = .white }),
                ("tabInk", { $0.tabInk = .white }), ("tabColor", { $0.tabColor = .white }),
                ("tabLayout", { $0.tabLayout.isInline = true }), ("tabSelection", { $0.tabSelection = picture }),
                ("tabSelectionColor", { $0.tabSelectionColor = .white }),
            ]),
        Owner(
            BarContents.Item("tint"), in: { item in barred { $0.tools = [item] } },
            [
                ("title", { $0.title = "" }), ("isFlexibleSpace", { $0.isFlexibleSpace = true }),
                ("width", { $0.width = third }), ("style", { $0.style = .done }), ("tint", { $0.tint = .white }),
                ("image", { $0.image = picture }), ("ownLooks", { $0.looks = BarItemLooks() }),
            ]),
        Owner(
            BarLooks(), in: { looks in barred { $0.barLooks = looks } },
            [
                ("effect", { $0.effect = .systemThinMaterial }), ("image", { $0.image = picture }),
                ("imageMode", { $0.imageMode = .topLeft }), ("shadowColor", { $0.shadowColor = .white }),
                ("shadowImage", { $0.shadowImage = picture }),
            ]),
        Owner(
            BarItemLooks(),
            in: { looks in
                var item = BarContents.Item("a", image: picture)
                item.looks = looks
                return barred { $0.tabs = [item, BarContents.Item("b")] }
            },
            [
                ("text", { $0.text = text }), ("background", { $0.background = picture }),
                ("backgroundOffset", { $0.backgroundOffset.x = third }),
                ("imageInsets", { $0.imageInsets.left = third }), ("badge", { $0.badge = BarBadge("9 of 9") }),
                ("isSelected", { $0.isSelected = true }),
            ]),
        Owner(
            BarText(RunStyle(font: .system(size: third))), in: { text in barred { $0.titleText = text } },
            [
                ("style", { $0.style.kern = third }), ("offset", { $0.offset.y = -third }),
                ("shadow", { $0.shadow = TextShadow(color: .black, offset: Point(x: third, y: 1)) }),
                ("shadowBlur", { $0.shadowBlur = third }),
            ]),
        Owner(
            BarBadge("1"),
            in: { badge in
                var item = BarContents.Item("a")
                item.looks = BarItemLooks()
                item.looks?.badge = badge
                return barred { $0.tabs = [item] }
            },
            [
                ("text", { $0.text = "" }), ("color", { $0.color = .white }),
                ("style", { $0.style = RunStyle(font: .system(size: third)) }), ("offset", { $0.offset.y = third }),
                ("textOffset", { $0.textOffset.x = -third }),
            ]),
        Owner(
            TabBarLayout(), in: { layout in barred { $0.tabLayout = layout } },
            [
                ("isInline", { $0.isInline = true }), ("isCentered", { $0.isCentered = true }),
                ("itemWidth", { $0.itemWidth = third }), ("itemSpacing", { $0.itemSpacing = third }),
            ]),
    ]

    static let barContents: BarContents = {
        var bars = BarContents()
        bars.leading = [BarContents.Item("Edit")]
        return bars
    }()

    private static let text: BarText = {
        var style = RunStyle(font: .system(size: 20))
        style.color = .black
        style.underline = TextDecoration(.double)
        var text = BarText(style)
        text.offset.x = 2
        return text
    }()

    private static let picture: Image = {
        let size = Size(width: third, height: 9)
        var picture = Image(.symbol("star"), size: size, intrinsicSize: size)
        picture.artwork = "0123abcd"
        return picture
    }()

    private static func barred(_ contents: BarContents) -> Screen {
        var screen = DocumentsTests.screen(View("root"), navigationBar: NavigationBar(title: "a"))
        screen.hasTabBar = true
        screen.hasToolBar = true
        screen.bars = contents
        return screen
    }

    private static func barred(_ change: (inout BarContents) -> Void) -> Screen {
        var contents = BarContents()
        change(&contents)
        return barred(contents)
    }
}
