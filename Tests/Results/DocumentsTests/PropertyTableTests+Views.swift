import LayoutSimGeometry
import LayoutSimProposalTree
import LayoutSimText
import LayoutSimViewTree

extension PropertyTableTests {
    private static func moving(_ number: MovingNumber) -> Screen {
        var view = View("box")
        view.motion = ViewMotion()
        view.motion?.x = number
        var screen = screen(view)
        screen.motions = motions
        return screen
    }

    static let views: [Owner] = [
        Owner(
            View("box"), in: screen, ignored: ["isGenerated", "ownAccessibility"],
            [
                ("id", { $0.id = "other" }), ("content", { $0.content = .scroll }),
                ("backgroundColor", { $0.backgroundColor = .white }),
                ("ownSubviews", { $0.subviews = [View("inner")] }),
                ("isHidden", { $0.isHidden = true }), ("hugging", { $0.hugging.vertical = 0.5 }),
                ("compressionResistance", { $0.compressionResistance.horizontal = 999.9 }),
                ("intrinsicSizeOverride", { $0.intrinsicSizeOverride.height = .points(third) }),
                ("renderedSize", { $0.renderedSize = Size(width: third, height: 2) }),
                ("preferredMaxLayoutWidth", { $0.preferredMaxLayoutWidth = third }),
                ("ownPartLooks", { $0.partLooks.ticks = [third] }),
                ("layoutMargins", { $0.layoutMargins.own = EdgeInsets(bottom: third) }),
                (
                    "ownAutoresizing",
                    {
                        let frame = Rect(x: third, y: 2, width: 3, height: 4)
                        $0.autoresizing = Autoresizing(
                            frame: frame, superviewSize: Size(width: 2 * third, height: 1), mask: .widthSizable)
                    }
                ),
                ("textShadow", { $0.textShadow = TextShadow(color: .black, offset: Point(x: third, y: -1)) }),
                ("alpha", { $0.alpha = third }), ("tintColor", { $0.tintColor = .black }),
                ("cornerRadius", { $0.cornerRadius = third }), ("border", { $0.border = Border(width: third) }),
                ("partColors", { $0.partColors = [.bar: .white] }), ("clipsToBounds", { $0.clipsToBounds = true }),
                ("layoutGuides", { $0.layoutGuides = ["a b", "c"] }), ("source", { $0.source.name = "Box" }),
                ("ownBars", { $0.bars = barContents }), ("filling", { $0.filling = .collection(CollectionFilling()) }),
                (
                    "motion",
                    {
                        $0.motion = ViewMotion()
                        $0.motion?.y = MovingNumber(end: third)
                    }
                ),
                ("hosted", { $0.hosted = HostedNode(.padding(EdgeInsets(top: third))) }),
                ("hosting", { $0.hosting = HostingRules() }),
                ("placement", { $0.placement = Placement(.content, size: .zero) }),
                ("ownOmissions", { $0.omissions.layout = ["UITabBar.itemWidth"] }),
                ("ownLayer", { $0.layer.hasContinuousCorners = true }),
                ("ownClassRules", { $0.classRules.firstBaseline = "a b" }),
            ]),
        Owner(
            HostingRules(), in: { screen(View("box").with(\.hosting, $0)) },
            [
                ("respectsSafeArea", { $0.respectsSafeArea = false }), ("sizesItself", { $0.sizesItself = true }),
                ("isRecorded", { $0.isRecorded = true }), ("keyboard", { $0.keyboard = third }),
            ]),
        Owner(
            HostedNode(.code(0)), in: { screen(View("box").with(\.hosted, $0)) }, ignored: ["line"],
            [
                ("kind", { $0.kind = .stack(.vertical, .leading, spacing: third) }), ("order", { $0.order = [1, 0] }),
                ("shape", { $0.shape = "Circle of \"1\"" }),
                (
                    "answers",
                    {
                        let proposal = ProposedSize(width: nil, height: .infinity)
                        let place = HostedPlace(0, at: Point(x: third, y: 2), ProposedSize(width: 3, height: 4))
                        let size = Size(width: third, height: 1)
                        $0.answers = [HostedAnswer(to: proposal, size: size, places: [place])]
                    }
                ),
            ]),
        Owner(
            MovingNumber(end: 1), in: moving,
            [
                ("end", { $0.end = third }),
                (
                    "tracks",
                    {
                        $0.tracks = [
                            .init(motion: 0, from: -third), .init(motion: 2, from: 2, through: [third, -4], to: third),
                        ]
                    }
                ),
            ]),
        Owner(
            ClassRules(), in: { screen(View("box").with(\.classRules, $0)) },
            [
                ("alignmentInsets", { $0.alignmentInsets = EdgeInsets(left: third) }),
                ("firstBaseline", { $0.firstBaseline = "a b" }), ("lastBaseline", { $0.lastBaseline = "c" }),
                ("additionalSafeArea", { $0.additionalSafeArea.top = third }),
                ("safeArea", { $0.safeArea = EdgeInsets(top: third) }),
                ("passesSafeArea", { $0.passesSafeArea = true }), ("turn", { $0.turn = 3 }),
                ("contentOffset", { $0.contentOffset = Point(x: third, y: -1) }),
            ]),
        Owner(
            table, in: { screen(View("box").with(\.filling, .table($0))) },
            [
                ("style", { $0.style = .insetGrouped }), ("hasSeparators", { $0.hasSeparators = false }),
                ("separatorColor", { $0.separatorColor = .white }),
                ("separatorInset", { $0.separatorInset = EdgeInsets(left: third) }),
                ("contentSize", { $0.contentSize = .small }), ("sections", { $0.sections = [] }),
            ]),
        Owner(
            table.sections[0],
            in: {
                var changed = table
                changed.sections[0] = $0
                return screen(View("box").with(\.filling, .table(changed)))
            },
            [("id", { $0.id = "a b" }), ("header", { $0.header = "" }), ("footer", { $0.footer = "The \"end\"" })]),
        Owner(
            CollectionFilling(), in: { screen(View("box").with(\.filling, .collection($0))) },
            [
                ("lineSpacing", { $0.lineSpacing = third }), ("itemSpacing", { $0.itemSpacing = third }),
                ("insets", { $0.insets.top = third }),
            ]),
        Owner(
            Placement(.content, size: Size(width: 1, height: 2)),
            in: { screen(View("box").with(\.placement, $0)) },
            [
                ("role", { $0.role = .row }), ("size", { $0.size.height = third }),
                ("sizesItself", { $0.sizesItself = true }), ("section", { $0.section = "a b" }),
                ("accessory", { $0.accessory = RowAccessory(.checkmark, width: third) }),
                ("separatorInset", { $0.separatorInset = EdgeInsets(left: third) }),
                ("bottomInset", { $0.bottomInset = third }),
            ]),
        Owner(
            RowAccessory(.checkmark, width: 1, margin: 8),
            in: {
                var placement = Placement(.content, size: .zero)
                placement.accessory = $0
                return screen(View("box").with(\.placement, placement))
            },
            [("kind", { $0.kind = .detailButton }), ("width", { $0.width = third }), ("margin", { $0.margin = nil })]),
        // The line in a file only helps people to find the view.
        Owner(
            ViewSource(), in: { screen(View("box").with(\.source, $0)) }, ignored: ["line"],
            [
                ("name", { $0.name = "a b" }),
                ("storedFrame", { $0.storedFrame = Rect(x: third, y: 2, width: 3, height: 4) }),
                ("isHiddenAtFirst", { $0.isHiddenAtFirst = true }),
            ]),
        Owner(
            LayoutMargins(), in: { screen(View("box").with(\.layoutMargins, $0)) },
            [
                ("ownInsets", { $0.own = .zero }), ("preservesSuperview", { $0.preservesSuperview = true }),
                ("preservedAxis", { $0.preservedAxis = .vertical }),
                ("insetsFromSafeArea", { $0.insetsFromSafeArea = false }),
            ]),
    ]

    private static let table: TableFilling = {
        var table = TableFilling()
        table.sections = [TableFilling.Section(id: "first", header: "One"), TableFilling.Section(id: "second")]
        return table
    }()

    static let texts: [Owner] = {
        let text = TextContent("Sign in", font: .system(size: 17))
        return [
            Owner(
                text, in: { screen(.label($0, color: .black)) },
                [
                    ("text", { $0.text = "Sign\nout" }), ("font", { $0.font.size = 17 + third }),
                    ("alignment", { $0.alignment = .right }), ("numberOfLines", { $0.numberOfLines = 0 }),
                    ("lineBreakMode", { $0.lineBreakMode = .byClipping }),
                    ("lineBreakStrategy", { $0.lineBreakStrategy = .hangulWordPriority }),
                    ("minimumScaleFactor", { $0.minimumScaleFactor = third }),
                    ("lineLeading", { $0.lineLeading = 20 + third }), ("lineHeight", { $0.lineHeight = 20 + third }),
                    ("isRightToLeft", { $0.isRightToLeft = true }),
                    ("runs", { $0.runs = [StyledRun(length: 2, style: RunStyle(font: .system(size: third)))] }),
                    ("exclusions", { $0.exclusions = [TextExclusion(.rect(.zero), margin: third)] }),
                    ("allowsTightening", { $0.allowsTightening = true }),
                    ("baselineAdjustment", { $0.baselineAdjustment = .none }),
                ]),
            Owner(
                RunStyle(font: .system(size: 17)), in: { styled($0) },
                [
                    ("font", { $0.font.isItalic = true }), ("lineLeading", { $0.lineLeading = 22 }),
                    ("color", { $0.color = .white }), ("background", { $0.background = .clear }),
                    ("kern", { $0.kern = third }), ("baselineOffset", { $0.baselineOffset = -third }),
                    ("underline", { $0.underline = TextDecoration() }),
                    ("strikethrough", { $0.strikethrough = TextDecoration(.double, color: .white) }),
                    ("attachment", { $0.attachment = InlineAttachment(width: third, height: 2) }),
                    ("shadow", { $0.shadow = RunShadow(color: .white, offset: .zero) }),
                    ("strokeWidth", { $0.strokeWidth = -third }), ("strokeColor", { $0.strokeColor = .white }),
                    ("paragraph", { $0.paragraph.lineSpacing = 1 }),
                ]),
            Owner(
                TextDecoration(),
                in: { decoration in
                    var style = RunStyle(font: .system(size: 17))
                    style.underline = decoration
                    return styled(style)
                },
                [
                    ("line", { $0.line = .thick }), ("pattern", { $0.pattern = .dashDot }),
                    ("color", { $0.color = .white }),
                ]),
            Owner(
                RunShadow(color: .black, offset: .zero),
                in: { shadow in
                    var style = RunStyle(font: .system(size: 17))
                    style.shadow = shadow
                    return styled(style)
                },
                [
                    ("color", { $0.color = .white }), ("offset", { $0.offset.y = third }),
                    ("radius", { $0.radius = third }),
                ]),
            Owner(
                InlineAttachment(width: 8, height: 9),
                in: { attachment in
                    var style = RunStyle(font: .system(size: 17))
                    style.attachment = attachment
                    return styled(style)
                },
                [
                    ("picture", { $0.picture = "a star" }), ("width", { $0.width = third }),
                    ("height", { $0.height = third }), ("rise", { $0.rise = -third }),
                ]),
            Owner(
                ParagraphStyle(),
                in: { paragraph in
                    var style = RunStyle(font: .system(size: 17))
                    style.paragraph = paragraph
                    return styled(style)
                },
                [
                    ("alignment", { $0.alignment = .center }), ("lineSpacing", { $0.lineSpacing = third }),
                    ("paragraphSpacing", { $0.paragraphSpacing = third }),
                    ("paragraphSpacingBefore", { $0.paragraphSpacingBefore = third }),
                    ("firstLineHeadIndent", { $0.firstLineHeadIndent = third }),
                    ("headIndent", { $0.headIndent = third }), ("tailIndent", { $0.tailIndent = -third }),
                    ("minimumLineHeight", { $0.minimumLineHeight = third }),
                    ("maximumLineHeight", { $0.maximumLineHeight = third }),
                    ("lineHeightMultiple", { $0.lineHeightMultiple = third }),
                    ("isRightToLeft", { $0.isRightToLeft = false }),
                    ("tabStops", { $0.tabStops = [TabStop(at: third), TabStop(.right, at: 9, until: ".\" ")] }),
                    ("tabStops", { $0.tabStops = [] }), ("defaultTabInterval", { $0.defaultTabInterval = third }),
                ]),
            Owner(
                Font(family: .named("Menlo"), size: 12),
                in: { screen(.label(TextContent("a", font: $0), color: .white)) },
                [
                    ("family", { $0.family = .system }), ("size", { $0.size = 12.0001 }),
                    ("weight", { $0.weight = .black }), ("isItalic", { $0.isItalic = true }),
                    ("hasMonospacedDigits", { $0.hasMonospacedDigits = true }),
                ]),
        ]
    }()

    private static func styled(_ style: RunStyle) -> Screen {
        var text = TextContent("Sign in", font: .system(size: 17))
        text.runs = [StyledRun(length: 4, style: style), StyledRun(length: 3, style: RunStyle(font: text.font))]
        return screen(.label(text, color: .black))
    }

    static let pictures: [Owner] = {
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
                    ("look", { $0.look = .stretched(EdgeInsets(top: 1, left: third, bottom: 2, right: 3)) }),
                    ("look", { $0.look = .tiled(EdgeInsets(top: 1, left: 2, bottom: third, right: 3)) }),
                    ("look", { $0.look = .symbol(.bold, nil) }), ("look", { $0.look = .symbol(.regular, .white) }),
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
}

extension View {
    func with<Value>(_ path: WritableKeyPath<View, Value>, _ value: Value) -> View {
        var view = self
        view[keyPath: path] = value
        return view
    }
}
