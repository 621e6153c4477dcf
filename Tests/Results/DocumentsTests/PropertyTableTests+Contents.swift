import LayoutSimGeometry
import LayoutSimText
import LayoutSimViewTree

extension PropertyTableTests {
    static let contents: [Owner] = {
        let text = TextContent("Go", font: .system(size: 17))
        let image = Image(.symbol("star"), size: Size(width: 8, height: 9), intrinsicSize: nil)
        let configuration = Button.Configuration()
        let subtitle = Button.Subtitle("and", font: .system(size: 13))
        return [
            Owner(
                Button(text, image: image), in: { screen(.button($0)) },
                [
                    ("style", { $0.style = .classic(contentInsets: EdgeInsets(top: third)) }),
                    ("title", { $0.title = nil }), ("titleColor", { $0.titleColor = .white }),
                    ("image", { $0.image = nil }), ("placement", { $0.placement.imageInsets.left = third }),
                    ("subtitle", { $0.subtitle = subtitle }), ("backgroundImage", { $0.backgroundImage = image }),
                    ("hasViewsOfParts", { $0.hasViewsOfParts = true }),
                ]),
            Owner(
                subtitle,
                in: { subtitle in
                    var button = Button(text)
                    button.subtitle = subtitle
                    return screen(.button(button))
                },
                [
                    ("text", { $0.text = "a  b" }), ("font", { $0.font.isItalic = true }),
                    ("lineLeading", { $0.lineLeading = third }), ("padding", { $0.padding = third }),
                    ("alignment", { $0.alignment = .right }),
                ]),
            Owner(
                configuration, in: { screen(.button(Button(text, style: .configuration($0)))) },
                [
                    ("background", { $0.background = .tinted }), ("contentInsets", { $0.contentInsets.top = third }),
                    ("imagePlacement", { $0.imagePlacement = .bottom }), ("imagePadding", { $0.imagePadding = third }),
                    ("baseBackgroundColor", { $0.baseBackgroundColor = .black }),
                    ("isCapsule", { $0.isCapsule = true }), ("backgroundColor", { $0.backgroundColor = .white }),
                    ("showsActivityIndicator", { $0.showsActivityIndicator = true }),
                    ("cornerRadius", { $0.cornerRadius = third }), ("stroke", { $0.stroke = Border(width: third) }),
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
                    ("imageInsets", { $0.imageInsets.right = third }), ("isMirrored", { $0.isMirrored = true }),
                    ("titleInsets", { $0.titleInsets.bottom = third }),
                ]),
            Owner(
                TextField(border: .line, text: text), in: { screen(.textField($0)) },
                [
                    ("border", { $0.border = .bezel }), ("text", { $0.text.text = "" }),
                    ("placeholder", { $0.placeholder = "a  b" }), ("color", { $0.color = .white }),
                    ("placeholderColor", { $0.placeholderColor = .white }),
                    ("isSecure", { $0.isSecure = true }),
                    ("textInsets", { $0.textInsets = EdgeInsets(left: third) }),
                    ("clearButton", { $0.clearButton = .at(Rect(x: third, y: 1, width: 2, height: 3)) }),
                    ("background", { $0.background = image }),
                ]),
            Owner(
                TextView(text), in: { screen(.textView($0)) },
                [
                    ("text", { $0.text.font.size = third }), ("color", { $0.color = .white }),
                    ("isScrollEnabled", { $0.isScrollEnabled = false }), ("insets", { $0.insets.left = third }),
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
                    ("isReversed", { $0.isReversed = true }),
                ]),
            Owner(
                Control.Segment("a"),
                in: { screen(.control(.segmented([$0], selected: nil, apportionsByContent: false))) },
                [
                    ("title", { $0.title = "" }), ("imageWidth", { $0.imageWidth = third }),
                    ("width", { $0.width = third }), ("image", { $0.image = image }),
                    ("looks", { $0.looks = SegmentLooks() }),
                ]),
            Owner(
                SegmentLooks(),
                in: { looks in
                    var segment = Control.Segment("a")
                    segment.looks = looks
                    return screen(.control(.segmented([segment], selected: nil, apportionsByContent: false)))
                },
                [
                    ("font", { $0.font = .system(size: third) }), ("shownFont", { $0.shownFont = .system(size: 9) }),
                    ("color", { $0.color = .white }), ("background", { $0.background = image }),
                ]),
            Owner(
                SliderLooks(), in: { screen(.control(.slider(value: third, looks: $0 == SliderLooks() ? nil : $0))) },
                [
                    ("minimumImage", { $0.minimumImage = image }), ("maximumImage", { $0.maximumImage = image }),
                    ("thumb", { $0.thumb = image }), ("minimumTrack", { $0.minimumTrack = image }),
                    ("maximumTrack", { $0.maximumTrack = image }),
                    ("frames", { $0.frames.track = Rect(x: third, y: 1, width: 2, height: 3) }),
                ]),
            Owner(
                PartLooks(), in: { screen(View("box", content: .control(.stepper)).with(\.partLooks, $0)) },
                [
                    ("progress", { $0.progress = image }), ("track", { $0.track = image }),
                    ("pages", { $0.pages = [nil, image] }), ("ticks", { $0.ticks = [0, third] }),
                    ("isDecrementDimmed", { $0.isDecrementDimmed = true }),
                    ("isIncrementDimmed", { $0.isIncrementDimmed = true }),
                    ("date", { $0.date = .fields(["1  May", ""]) }),
                ]),
            Owner(
                ShownDate.Wheel(rows: ["a"], share: 1, alignment: .left), in: { dated(.wheels([$0, $0])) },
                [
                    ("rows", { $0.rows = ["", "b  c"] }), ("share", { $0.share = third }),
                    ("alignment", { $0.alignment = .center }),
                ]),
            Owner(
                ShownDate.Month(title: "May", weekdays: ["M"], firstColumn: 0, days: 31, chosen: 1),
                in: { dated(.month($0, time: "9:41")) },
                [
                    ("title", { $0.title = "a  b" }), ("weekdays", { $0.weekdays = ["S", ""] }),
                    ("firstColumn", { $0.firstColumn = 6 }), ("days", { $0.days = 28 }),
                    ("chosen", { $0.chosen = 2 }),
                ]),
            Owner(
                SliderLooks.Frames(),
                in: { frames in
                    var looks = SliderLooks()
                    looks.thumb = image
                    looks.frames = frames
                    return screen(.control(.slider(value: 1, looks: looks)))
                },
                [
                    ("track", { $0.track = Rect(x: third, y: 1, width: 2, height: 3) }),
                    ("thumb", { $0.thumb = Rect(x: 1, y: third, width: 2, height: 3) }),
                    ("minimumImage", { $0.minimumImage = Rect(x: 1, y: 1, width: third, height: 3) }),
                    ("maximumImage", { $0.maximumImage = Rect(x: 1, y: 1, width: 2, height: third) }),
                ]),
        ]
    }()

    private static func dated(_ date: ShownDate) -> Screen {
        var looks = PartLooks()
        looks.date = date
        return screen(View("box", content: .control(.stepper)).with(\.partLooks, looks))
    }
}
