import LayoutSimGeometry
import LayoutSimNotation
import LayoutSimViewTree

extension PropertyLine<Screen> {
    /// The lines of the screen's bars, other than the title.
    static let bars = lines(ofBars: \Screen.shownBars)
}

extension PropertyLine<View> {
    /// The lines of a bar that is a view, other than the title.
    static let bars = lines(ofBars: \View.bars)
}

extension Screen {
    fileprivate var shownBars: BarContents? {
        get { bars }
        set { bars = newValue ?? BarContents() }
    }
}

extension PropertyLine {
    fileprivate static func lines(ofBars bars: BarsPath) -> [PropertyLine] {
        (itemLines(bars) + navigationLines(bars) + toolLines(bars) + tabLines(bars)).map { $0.since(format: 2) }
    }

    fileprivate typealias BarsPath = Place<Owner, BarContents>.Path<Owner, BarContents?>

    private static func itemLines(_ bars: BarsPath) -> [PropertyLine] {
        [
            items("leading-item", as: "leading bar buttons", Place(bars, \.leading)),
            items("trailing-item", as: "trailing bar buttons", Place(bars, \.trailing)),
            items("center-item", as: "bar buttons in the middle", Place(bars, \.center)),
            items("tool-item", as: "tool bar buttons", Place(bars, \.tools)),
            items("tab-item", as: "tabs", Place(bars, \.tabs)),
            PropertyLine("selected-tab", Place(bars, \.selectedTab), .integer, omitting: 0, .paint),
            PropertyLine("back-button", Place(bars, \.hasBackButton), .truth, omitting: false, .paint),
            PropertyLine("back-title", Place(bars, \.backTitle), .quotation, omitting: "Back", .paint),
            PropertyLine("back-image", PropertyRow("back image", Place(bars, \.backImage), optional: .image, .paint)),
            PropertyLine(
                "back-looks",
                PropertyRow("back button looks", Place(bars, \.backLooks), optional: .barItemLooks, .paint)
            ),
        ]
    }

    private static func navigationLines(_ bars: BarsPath) -> [PropertyLine] {
        [
            PropertyLine(
                "title-place", Place(bars, \.isTitleLeading), .either("leading", "center"), omitting: false, .paint),
            PropertyLine("prompt", PropertyRow("prompt", Place(bars, \.prompt), optional: .quotation)),
            PropertyLine("bar-insets", Place(bars, \.insets), .insets, omitting: .zero, .paint),
            PropertyLine("bar-color", PropertyRow("bar color", Place(bars, \.barColor), optional: .color, .paint)),
        ] + lines(ofLooks: "bar", Place(bars, \.barLooks)) + [
            PropertyLine(
                "bar-style", Place(bars, \.isBlack), .either("black", "default"), omitting: false, .paint),
            PropertyLine("status-bar-style", Place(bars, \.statusBar), .word, omitting: .automatic, .paint),
            PropertyLine(
                "bar-title-color",
                [PropertyRow("bar title color", Place(bars, \.titleColor), optional: .color, .paint)]),
            PropertyLine(
                "bar-title-text",
                PropertyRow("bar title attributes", Place(bars, \.titleText), optional: .barText, .paint)),
            PropertyLine(
                "large-title-text",
                PropertyRow("large title attributes", Place(bars, \.largeTitleText), optional: .barText, .paint)),
            PropertyLine("bar-tint", PropertyRow("bar tint", Place(bars, \.tint), optional: .color, .paint)),
        ]
    }

    private static func toolLines(_ bars: BarsPath) -> [PropertyLine] {
        [
            PropertyLine("tool-tint", PropertyRow("tool bar tint", Place(bars, \.toolTint), optional: .color, .paint)),
            PropertyLine(
                "tool-color", PropertyRow("tool bar color", Place(bars, \.toolColor), optional: .color, .paint)),
        ] + lines(ofLooks: "tool", Place(bars, \.toolLooks))
    }

    private static func tabLines(_ bars: BarsPath) -> [PropertyLine] {
        [
            PropertyLine("tab-tint", PropertyRow("tab tint", Place(bars, \.tabTint), optional: .color, .paint)),
            PropertyLine("tab-ink", PropertyRow("tab ink", Place(bars, \.tabInk), optional: .color, .paint)),
            PropertyLine("tab-color", PropertyRow("tab bar color", Place(bars, \.tabColor), optional: .color, .paint)),
        ] + lines(ofLooks: "tab", Place(bars, \.tabLooks)) + [
            PropertyLine(
                "tab-layout", as: "arrangement of tabs", Place(bars, \.tabLayout), .tabBarLayout,
                omitting: TabBarLayout(), .paint),
            PropertyLine(
                "tab-selection",
                PropertyRow("image of the selected tab", Place(bars, \.tabSelection), optional: .image, .paint)),
            PropertyLine(
                "tab-selection-color",
                [
                    PropertyRow(
                        "color behind the selected tab", Place(bars, \.tabSelectionColor), optional: .color, .paint)
                ]),
        ]
    }

    /// Returns the lines of a bar's background and shadow, whose names begin with that of the bar.
    private static func lines(ofLooks bar: String, _ looks: Place<Owner, BarLooks>) -> [PropertyLine] {
        func kind(_ text: String) -> PropertyKind { PropertyKind(rawValue: "\(bar) bar \(text)") }
        return [
            PropertyLine(
                "\(bar)-effect", PropertyRow(kind("effect"), looks.part(\.effect), optional: .word, .paint)),
            PropertyLine("\(bar)-image", PropertyRow(kind("image"), looks.part(\.image), optional: .image, .paint)),
            PropertyLine(
                "\(bar)-image-mode", as: kind("image mode"), looks.part(\.imageMode), .word, omitting: .scaleToFill,
                .paint),
            PropertyLine(
                "\(bar)-shadow", PropertyRow(kind("shadow"), looks.part(\.shadowColor), optional: .color, .paint)),
            PropertyLine(
                "\(bar)-shadow-image",
                PropertyRow(kind("shadow image"), looks.part(\.shadowImage), optional: .image, .paint)),
        ]
    }

    /// Returns the lines of the bar button items, one for each.
    private static func items(
        _ name: String, as kind: PropertyKind, _ place: Place<Owner, [BarContents.Item]>
    ) -> PropertyLine {
        PropertyLine(
            name: name, rows: [PropertyRow(kind, place, .barItems, .paint)],
            values: { (place.get($0) ?? []).map(Spelling<BarContents.Item>.barItem.write) },
            read: { owner, words in
                guard let item = Spelling<BarContents.Item>.barItem.read(&words) else { return false }
                return place.set(&owner, (place.get(owner) ?? []) + [item])
            })
    }
}

extension Place {
    /// Creates a property of bars, which is empty for owners without bars.
    fileprivate init(_ bars: Path<Owner, BarContents?>, _ path: Path<BarContents, Value>) {
        self.init(
            get: { ($0[keyPath: bars] ?? BarContents())[keyPath: path] },
            set: { owner, value in
                var changed = owner[keyPath: bars] ?? BarContents()
                changed[keyPath: path] = value
                owner[keyPath: bars] = changed
                return true
            })
    }
}

extension Place {
    /// Returns the place of a property of the value.
    fileprivate func part<Part>(_ path: Path<Value, Part>) -> Place<Owner, Part> {
        Place<Owner, Part>(
            get: { get($0)?[keyPath: path] },
            set: { owner, part in
                guard var value = get(owner) else { return false }
                value[keyPath: path] = part
                return set(&owner, value)
            })
    }
}

extension Spelling<TabBarLayout> {
    /// What differs from the system's arrangement.
    fileprivate static var tabBarLayout: Spelling {
        Spelling(
            write: { layout in
                let words = [
                    layout.isInline ? "inline" : "stacked", layout.isCentered ? "centered" : nil,
                    layout.itemWidth.map { "width \(exact($0))" }, layout.itemSpacing.map { "spacing \(exact($0))" },
                ]
                return words.compactMap(\.self).joined(separator: " ")
            },
            read: { words in
                var layout = TabBarLayout()
                layout.isInline = words.skip("inline")
                if !layout.isInline, !words.skip("stacked") { return nil }
                layout.isCentered = words.skip("centered")
                if words.skip("width") { layout.itemWidth = words.number() }
                if words.skip("spacing") { layout.itemSpacing = words.number() }
                return layout
            })
    }
}
