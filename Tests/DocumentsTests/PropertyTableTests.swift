import LayoutSimDevices
import LayoutSimDocuments
import LayoutSimGeometry
import LayoutSimRendering
import LayoutSimText
import LayoutSimViewTree
import Testing

/// Every stored property of what a screen is made of, changed by itself: documents tell of it, and exactly.
@Suite struct PropertyTableTests {
    /// A type, and for each of its stored properties screens that differ in it alone.
    struct Owner: Sendable, CustomTestStringConvertible {
        var name: String
        var labels: Set<String>
        var base: Screen
        var changes: [(property: String, screen: Screen)]
        /// What no layout and no picture depends on.
        var ignored: Set<String>
        /// Whether a document holds all of it, and not only a hash.
        var readsBack: Bool
        var testDescription: String { name }

        init<Value>(
            _ value: Value, in screen: (Value) -> Screen, ignored: Set<String> = [], readsBack: Bool = true,
            _ changes: [(String, (inout Value) -> Void)]
        ) {
            name = "\(Value.self)"
            labels = Set(Mirror(reflecting: value).children.compactMap(\.label))
            base = screen(value)
            self.changes = changes.map { property, change in
                var changed = value
                change(&changed)
                return (property, screen(changed))
            }
            self.ignored = ignored
            self.readsBack = readsBack
        }
    }

    @Test(arguments: [screens, views, texts, pictures, contents].flatMap(\.self))
    func `documents tell every property exactly`(_ owner: Owner) throws {
        #expect(owner.labels == Set(owner.changes.map(\.property)).union(owner.ignored))
        let base = try document(owner.base).description
        for (property, screen) in owner.changes {
            let document = try document(screen)
            #expect(document.description != base, "\(owner.name).\(property)")
            let recorded = try #require(LayoutDocument(parsing: document.description).recordedScreen)
            #expect(recorded.unread == [], "\(owner.name).\(property)")
            if owner.readsBack { #expect(recorded.screen == screen, "\(owner.name).\(property)") }
        }
    }

    private static let third = 1.0 / 3

    private static func screen(_ view: View) -> Screen {
        RenderingTests.screen(View("root", subviews: [view]))
    }

    private static func screen(_ content: Content) -> Screen { screen(View("box", content: content)) }

    private static let screens: [Owner] = {
        let bar = NavigationBar(title: "a", trailingButton: BarButton("b"))
        var screen = RenderingTests.screen(View("root"), navigationBar: bar)
        screen.hasTabBar = true
        screen.hasToolBar = true
        let constraint = Constraint(
            .init(.view("root"), .width), .lessThanOrEqual, .init(.view("root"), .height), constant: 3)
        return [
            Owner(
                screen, in: { $0 },
                [
                    ("name", { $0.name = "other" }), ("viewport", { $0.viewport.scale = 3 }),
                    ("root", { $0.root.id = "other" }), ("constraints", { $0.constraints = [constraint] }),
                    ("navigationBar", { $0.navigationBar = nil }), ("hasTabBar", { $0.hasTabBar = false }),
                    ("hasToolBar", { $0.hasToolBar = false }), ("rootKind", { $0.rootKind = .standalone }),
                    ("appearance", { $0.appearance = .dark }), ("isRightToLeft", { $0.isRightToLeft = true }),
                    ("rules", { $0.rules.edgeScale = 1 }),
                    ("bars", { $0.bars.tint = .black }),
                ]),
            // Size classes decide what is read from a file; nothing asks for the corners of a display.
            Owner(
                screen.viewport,
                in: {
                    var changed = screen
                    changed.viewport = $0
                    return changed
                }, ignored: ["horizontalSizeClass", "verticalSizeClass", "cornerRadius"],
                [
                    ("deviceName", { $0.deviceName = "other" }), ("orientation", { $0.orientation = .landscape }),
                    ("size", { $0.size.width = 100 + third }), ("scale", { $0.scale = 1 + third }),
                    ("statusBarHeight", { $0.statusBarHeight = third }), ("safeArea", { $0.safeArea.left = third }),
                    ("navigationBarHeight", { $0.navigationBarHeight = third }),
                    ("tabBarHeight", { $0.tabBarHeight = third }), ("toolBarHeight", { $0.toolBarHeight = third }),
                ]),
            Owner(
                bar, in: { RenderingTests.screen(View("root"), navigationBar: $0) },
                [("title", { $0.title = "x" }), ("trailingButton", { $0.trailingButton?.style = .done })]),
            Owner(
                bars,
                in: {
                    var changed = screen
                    changed.bars = $0
                    return changed
                },
                [
                    ("leading", { $0.leading = [] }), ("trailing", { $0.trailing = [BarContents.Item("a  b")] }),
                    ("tools", { $0.tools = [BarContents.Item(""), BarContents.Item("c")] }),
                    ("tabs", { $0.tabs = [BarContents.Item("d")] }), ("selectedTab", { $0.selectedTab = 1 }),
                    ("hasBackButton", { $0.hasBackButton = true }), ("barColor", { $0.barColor = .white }),
                    ("isBlack", { $0.isBlack = true }), ("titleColor", { $0.titleColor = .white }),
                    ("tint", { $0.tint = .white }),
                ]),
            Owner(
                BarContents.Item("tint"),
                in: { item in
                    var changed = screen
                    changed.bars.tools = [item]
                    return changed
                },
                [
                    ("title", { $0.title = "" }), ("isFlexibleSpace", { $0.isFlexibleSpace = true }),
                    ("style", { $0.style = .done }), ("tint", { $0.tint = .white }),
                    (
                        "image",
                        {
                            let size = Size(width: third, height: 9)
                            $0.image = Image(.symbol("star"), size: size, intrinsicSize: size)
                            $0.image?.artwork = "0123abcd"
                        }
                    ),
                ]),
            Owner(
                constraint, in: { RenderingTests.screen(View("root"), [$0]) },
                [
                    ("identifier", { $0.identifier = "a b" }), ("first", { $0.first.attribute = .height }),
                    ("relation", { $0.relation = .equal }),
                    ("second", { $0.second?.item = .guide(.margins, owner: "root") }),
                    ("multiplier", { $0.multiplier = third }), ("constant", { $0.constant = -third }),
                    ("priority", { $0.priority = 999.9 }), ("priority", { $0.priority = 0 }),
                ]),
            Owner(
                SystemRules(),
                in: {
                    var changed = screen
                    changed.rules = $0
                    return changed
                },
                [
                    ("controls", { $0.controls.stepper.width += third }),
                    ("marginsIncludeSafeArea", { $0.marginsIncludeSafeArea.toggle() }),
                    ("proportionalStacksCountSpacing", { $0.proportionalStacksCountSpacing.toggle() }),
                    ("edgeScale", { $0.edgeScale = third }),
                ]),
            Owner(
                ControlMetrics(),
                in: {
                    var changed = screen
                    changed.rules.controls = $0
                    return changed
                },
                [
                    ("toggle", { $0.toggle.height = third }), ("toggleInsets", { $0.toggleInsets.top = third }),
                    ("sliderHeight", { $0.sliderHeight = third }), ("sliderInsets", { $0.sliderInsets.top = third }),
                    ("stepper", { $0.stepper.height = third }), ("segmentedHeight", { $0.segmentedHeight = third }),
                    ("segmentedInsets", { $0.segmentedInsets.top = third }),
                    ("segmentFont", { $0.segmentFont.size = third }), ("segmentPadding", { $0.segmentPadding = third }),
                    ("segmentSeparator", { $0.segmentSeparator = third }),
                    ("progressHeight", { $0.progressHeight = third }),
                    ("pageControlHeight", { $0.pageControlHeight = third }),
                    ("roundedFieldHeight", { $0.roundedFieldHeight = third }),
                    ("plainFieldPadding", { $0.plainFieldPadding = nil }),
                    ("searchBarHeight", { $0.searchBarHeight = third }),
                    ("navigationBarHeight", { $0.navigationBarHeight = third }),
                    ("largeNavigationBarHeight", { $0.largeNavigationBarHeight = third }),
                ]),
        ]
    }()

    private static let bars: BarContents = {
        var bars = BarContents()
        bars.leading = [BarContents.Item("Edit")]
        return bars
    }()

    private static let views: [Owner] = [
        Owner(
            View("box"), in: screen,
            [
                ("id", { $0.id = "other" }), ("content", { $0.content = .scroll }),
                ("backgroundColor", { $0.backgroundColor = .white }), ("subviews", { $0.subviews = [View("inner")] }),
                ("isHidden", { $0.isHidden = true }), ("hugging", { $0.hugging.vertical = 0.5 }),
                ("compressionResistance", { $0.compressionResistance.horizontal = 999.9 }),
                ("intrinsicSizeOverride", { $0.intrinsicSizeOverride.height = .points(third) }),
                ("renderedSize", { $0.renderedSize = Size(width: third, height: 2) }),
                ("preferredMaxLayoutWidth", { $0.preferredMaxLayoutWidth = third }),
                ("layoutMargins", { $0.layoutMargins.own = EdgeInsets(bottom: third) }),
                (
                    "autoresizing",
                    {
                        let frame = Rect(x: third, y: 2, width: 3, height: 4)
                        $0.autoresizing = Autoresizing(
                            frame: frame, superviewSize: Size(width: 2 * third, height: 1), mask: .widthSizable)
                    }
                ),
                ("alpha", { $0.alpha = third }), ("tintColor", { $0.tintColor = .black }),
                ("cornerRadius", { $0.cornerRadius = third }), ("border", { $0.border = Border(width: third) }),
                ("partColors", { $0.partColors = [.bar: .white] }), ("clipsToBounds", { $0.clipsToBounds = true }),
                ("layoutGuides", { $0.layoutGuides = ["a b", "c"] }), ("source", { $0.source.name = "Box" }),
                ("bars", { $0.bars = bars }),
            ]),
        // The line in a file is for those who look for the view.
        Owner(
            ViewSource(), in: { screen(View("box").with(\.source, $0)) }, ignored: ["line"],
            [
                ("name", { $0.name = "a b" }),
                ("storedFrame", { $0.storedFrame = Rect(x: third, y: 2, width: 3, height: 4) }),
            ]),
        Owner(
            LayoutMargins(), in: { screen(View("box").with(\.layoutMargins, $0)) },
            [
                ("own", { $0.own = .zero }), ("preservesSuperview", { $0.preservesSuperview = true }),
                ("insetsFromSafeArea", { $0.insetsFromSafeArea = false }),
            ]),
    ]

    private static let texts: [Owner] = {
        let text = TextContent("Sign in", font: .system(size: 17))
        return [
            Owner(
                text, in: { screen(.label($0, color: .black)) },
                [
                    ("text", { $0.text = "Sign\nout" }), ("font", { $0.font.size = 17 + third }),
                    ("alignment", { $0.alignment = .right }), ("numberOfLines", { $0.numberOfLines = 0 }),
                    ("lineBreakMode", { $0.lineBreakMode = .byClipping }),
                    ("minimumScaleFactor", { $0.minimumScaleFactor = third }),
                    ("lineLeading", { $0.lineLeading = 20 + third }), ("lineHeight", { $0.lineHeight = 20 + third }),
                    ("isRightToLeft", { $0.isRightToLeft = true }),
                ]),
            Owner(
                Font(family: .named("Menlo"), size: 12),
                in: { screen(.label(TextContent("a", font: $0), color: .white)) },
                [
                    ("family", { $0.family = .system }), ("size", { $0.size = 12.0001 }),
                    ("weight", { $0.weight = .black }), ("isItalic", { $0.isItalic = true }),
                ]),
        ]
    }()

    private static let pictures: [Owner] = {
        let size = Size(width: 8, height: 9)
        let layer = VectorImage.Layer(.rect(Rect(origin: .zero, size: size)), .black)
        let image = Image(.missing("sun"), size: size, intrinsicSize: size)
        return [
            Owner(
                image, in: { screen(.image($0, contentMode: .center)) },
                [
                    ("source", { $0.source = .file("a b.png") }), ("size", { $0.size.width = third }),
                    ("intrinsicSize", { $0.intrinsicSize = nil }), ("isTemplate", { $0.isTemplate = true }),
                    ("artwork", { $0.artwork = "0123abcd" }),
                ]),
            Owner(
                VectorImage(name: "sun", size: size, layers: [layer]),
                in: { screen(.image(Image(.drawing($0), size: size, intrinsicSize: nil), contentMode: .center)) },
                readsBack: false,
                [
                    ("name", { $0.name = "moon" }), ("size", { $0.size.width = third }),
                    ("layers", { $0.layers[0].color = .white }),
                ]),
        ]
    }()

    private static let contents: [Owner] = {
        let text = TextContent("Go", font: .system(size: 17))
        let image = Image(.symbol("star"), size: Size(width: 8, height: 9), intrinsicSize: nil)
        let configuration = Button.Configuration()
        return [
            Owner(
                Button(text, image: image), in: { screen(.button($0)) },
                [
                    ("style", { $0.style = .classic(contentInsets: EdgeInsets(top: third)) }),
                    ("title", { $0.title = nil }), ("titleColor", { $0.titleColor = .white }),
                    ("image", { $0.image = nil }), ("placement", { $0.placement.imageInsets.left = third }),
                ]),
            Owner(
                configuration, in: { screen(.button(Button(text, style: .configuration($0)))) },
                [
                    ("background", { $0.background = .tinted }), ("contentInsets", { $0.contentInsets.top = third }),
                    ("imagePlacement", { $0.imagePlacement = .bottom }), ("imagePadding", { $0.imagePadding = third }),
                    ("baseBackgroundColor", { $0.baseBackgroundColor = .black }),
                    ("isCapsule", { $0.isCapsule = true }),
                ]),
            Owner(
                Button.Placement(),
                in: { placement in
                    var button = Button(text)
                    button.placement = placement
                    return screen(.button(button))
                },
                [
                    ("horizontal", { $0.horizontal = .fill }), ("vertical", { $0.vertical = .fill }),
                    ("imageInsets", { $0.imageInsets.right = third }),
                    ("titleInsets", { $0.titleInsets.bottom = third }),
                ]),
            Owner(
                TextField(border: .line, text: text), in: { screen(.textField($0)) },
                [
                    ("border", { $0.border = .bezel }), ("text", { $0.text.text = "" }),
                    ("placeholder", { $0.placeholder = "a  b" }), ("color", { $0.color = .white }),
                ]),
            Owner(
                TextView(text), in: { screen(.textView($0)) },
                [
                    ("text", { $0.text.font.size = third }), ("color", { $0.color = .white }),
                    ("isScrollEnabled", { $0.isScrollEnabled = false }),
                ]),
            Owner(
                StackView(arranged: []), in: { screen(View("box", content: .stack($0), subviews: [View("a b")])) },
                [
                    ("axis", { $0.axis = .vertical }), ("distribution", { $0.distribution = .equalCentering }),
                    ("alignment", { $0.alignment = .trailing }), ("spacing", { $0.spacing = .points(third) }),
                    ("arranged", { $0.arranged = ["a b"] }),
                    ("customSpacing", { $0.customSpacing = ["a b": .points(third)] }),
                    ("isLayoutMarginsRelative", { $0.isLayoutMarginsRelative = true }),
                    ("isBaselineRelative", { $0.isBaselineRelative = true }),
                ]),
            Owner(
                Control.Segment("a"),
                in: { screen(.control(.segmented([$0], selected: nil, apportionsByContent: false))) },
                [("title", { $0.title = "" }), ("imageWidth", { $0.imageWidth = third })]),
        ]
    }()
}

extension View {
    fileprivate func with<Value>(_ path: WritableKeyPath<View, Value>, _ value: Value) -> View {
        var view = self
        view[keyPath: path] = value
        return view
    }
}
