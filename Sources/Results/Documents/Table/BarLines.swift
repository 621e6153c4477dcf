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
    fileprivate static func lines(
        ofBars bars: Place<Owner, BarContents>.Path<Owner, BarContents?>
    ) -> [PropertyLine] {
        [
            items("leading-item", as: "leading bar buttons", Place(bars, \.leading)),
            items("trailing-item", as: "trailing bar buttons", Place(bars, \.trailing)),
            items("tool-item", as: "tool bar buttons", Place(bars, \.tools)),
            items("tab-item", as: "tabs", Place(bars, \.tabs)),
            PropertyLine("selected-tab", Place(bars, \.selectedTab), .integer, omitting: 0, .paint),
            PropertyLine("back-button", Place(bars, \.hasBackButton), .truth, omitting: false, .paint),
            PropertyLine("back-title", Place(bars, \.backTitle), .quotation, omitting: "Back", .paint),
            PropertyLine("prompt", PropertyRow("prompt", Place(bars, \.prompt), optional: .quotation)),
            PropertyLine("bar-insets", Place(bars, \.insets), .insets, omitting: .zero, .paint),
            PropertyLine("bar-color", PropertyRow("bar color", Place(bars, \.barColor), optional: .color, .paint)),
            PropertyLine(
                "bar-style", Place(bars, \.isBlack), .either("black", "default"), omitting: false, .paint),
            PropertyLine("status-bar-style", Place(bars, \.statusBar), .word, omitting: .automatic, .paint),
            PropertyLine(
                "bar-title-color",
                [PropertyRow("bar title color", Place(bars, \.titleColor), optional: .color, .paint)]),
            PropertyLine("bar-tint", PropertyRow("bar tint", Place(bars, \.tint), optional: .color, .paint)),
            PropertyLine("tab-tint", PropertyRow("tab tint", Place(bars, \.tabTint), optional: .color, .paint)),
            PropertyLine("tab-ink", PropertyRow("tab ink", Place(bars, \.tabInk), optional: .color, .paint)),
            PropertyLine("tab-color", PropertyRow("tab bar color", Place(bars, \.tabColor), optional: .color, .paint)),
        ]
        .map { $0.since(format: 2) }
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

extension Spelling<[BarContents.Item]> {
    fileprivate static var barItems: Spelling {
        Spelling(
            write: { $0.map(Spelling<BarContents.Item>.barItem.write).joined(separator: ", ") }, read: { _ in nil })
    }
}

extension Spelling<BarContents.Item> {
    /// The title, the style, anything that differs from a plain button, and the picture.
    fileprivate static var barItem: Spelling {
        Spelling(
            write: { item in
                let words = [
                    quoted(item.title), item.style.rawValue, item.isFlexibleSpace ? "flexible" : nil,
                    item.width.map { "width \(exact($0))" },
                    item.tint.map { "tint \($0)" }, item.image.map { $0.text(nil) },
                    item.image?.artwork.map { "artwork \($0)" },
                ]
                return words.compactMap(\.self).joined(separator: " ")
            },
            read: { words in
                guard let title = words.name(), let style: BarButton.Style = words.value() else { return nil }
                var item = BarContents.Item(title)
                item.style = style
                item.isFlexibleSpace = words.skip("flexible")
                if words.skip("width") { item.width = words.number() }
                if words.skip("tint") { item.tint = words.color() }
                if !words.isAtEnd { item.image = words.image()?.image }
                if words.skip("artwork") { item.image?.artwork = words.name() }
                return item
            })
    }
}
