import LayoutSimGeometry
import LayoutSimNotation
import LayoutSimText
import LayoutSimViewTree

extension PropertyLine<View> {
    /// The contents of lists and containers and how they are laid out; the results of that layout are in the frames.
    static let fillings: [PropertyLine] = ([generated] + tables + [flow] + placements).map { $0.since(format: 3) }

    private static let generated = PropertyLine(
        "generated", Place({ $0.isGenerated }, { $0.isGenerated = $1 }), .truth, omitting: false)

    private static let tables: [PropertyLine] = [
        PropertyLine("table-style", Place(\.table, \.style, blank: TableFilling()), .word),
        PropertyLine(
            "separators",
            [
                PropertyRow("separators", Place(\View.table, \.hasSeparators), .truth, omitting: true, .paint)
            ]),
        PropertyLine(
            "separator-color",
            [PropertyRow("separator color", Place(\View.table, \.separatorColor), optional: .color, .paint)]),
        PropertyLine(
            "separator-inset", [PropertyRow("separator inset", Place(\View.table, \.separatorInset), optional: .insets)]
        ),
        PropertyLine("text-size", Place(\.table, \.contentSize), .word, omitting: .large),
        PropertyLine(
            name: "section", rows: [.sections, .texts("section header", \.header), .texts("section footer", \.footer)],
            values: { view in
                (view.table?.sections ?? []).map {
                    "\(quotedIfNeeded($0.id)) \(quoted($0.header)) \(quoted($0.footer))"
                }
            },
            read: { view, words in
                guard view.table != nil, let id = words.name(), let header = words.name(), let footer = words.name()
                else { return false }
                view.table?.sections.append(TableFilling.Section(id: id, header: header, footer: footer))
                return true
            }),
    ]

    private static let flow = PropertyLine(
        "flow",
        [
            PropertyRow(
                "line spacing", Place(\View.collection, \.lineSpacing, blank: CollectionFilling()), .number, .length),
            PropertyRow("item spacing", Place(\View.collection, \.itemSpacing), .number, .length),
            PropertyRow("section inset", Place(\View.collection, \.insets), .insets),
        ])

    private static let placements: [PropertyLine] = [
        PropertyLine(
            "placement",
            [
                PropertyRow("placement", Place(\View.placement, \.role, blank: Placement(.row, size: .zero)), .word),
                PropertyRow("stored width", Place(\View.placement, \.size.width), .number, .length),
                PropertyRow("stored height", Place(\View.placement, \.size.height), .number, .length),
                PropertyRow(
                    "automatic height", Place(\View.placement, \.sizesItself), .flag("automatic"), omitting: false),
            ]),
        PropertyLine(
            "in-section", [PropertyRow("section", Place(\View.placement, \.section), optional: .name)]),
        PropertyLine(
            "accessory", [PropertyRow("accessory", Place(\View.placement, \.accessory), optional: .accessory)]),
        PropertyLine(
            "line-inset",
            [PropertyRow("inset of the line below", Place(\View.placement, \.separatorInset), optional: .insets)]),
        PropertyLine("bottom-inset", Place(\.placement, \.bottomInset), .number, omitting: 0),
    ]
}

extension View {
    /// The rows of a table view.
    fileprivate var table: TableFilling? {
        get { if case .table(let table)? = filling { table } else { nil } }
        set { filling = newValue.map { .table($0) } }
    }

    /// The items of a collection view.
    fileprivate var collection: CollectionFilling? {
        get { if case .collection(let collection)? = filling { collection } else { nil } }
        set { filling = newValue.map { .collection($0) } }
    }
}

extension Screen {
    /// Returns the oldest document format that can represent the screen and its views.
    func leastFormat(for views: [View]) -> Int {
        let isLed = !constraints.isEmpty && views.contains { $0.motion?.movesFrame ?? false }
        return views.reduce(motions.isEmpty ? 2 : isLed ? 5 : 4) { max($0, $1.leastFormat) }
    }
}

extension View {
    /// The oldest document format that can represent the view, without its subviews.
    fileprivate var leastFormat: Int {
        if hosted != nil || hosting != nil { return 7 }
        if let motion { return motion.base == .shown ? 4 : 5 }
        return filling != nil || placement != nil || (ownClassRules?.contentOffset ?? .zero) != .zero ? 3 : 2
    }
}

extension LayoutDocument.Node {
    /// Whether layout generated the view, which is then not an input.
    var isGenerated: Bool { properties.contains { $0.name == "generated" } }
}

extension PropertyRow<View> {
    /// The sections of a table, identified by their titles where they have any.
    fileprivate static let sections = PropertyRow(
        kind: "sections", traits: .layout,
        differs: { old, new in
            guard let old = old.table, let new = new.table else { return false }
            return old.sections.map(\.id) != new.sections.map(\.id)
        },
        text: { view in
            view.table.map { table in
                table.sections.isEmpty
                    ? "none"
                    : table.sections.map { $0.header.isEmpty ? $0.id : quoted($0.header) }.joined(separator: ", ")
            }
        },
        copy: { old, new in
            guard let sections = old.table?.sections, let known = new.table?.sections else { return }
            new.table?.sections = sections.map { section in known.first { $0.id == section.id } ?? section }
        },
        write: { _ in nil }, read: { _, _ in true })

    /// Returns the titles of sections that both tables have.
    fileprivate static func texts(
        _ kind: PropertyKind, _ text: any WritableKeyPath<TableFilling.Section, String> & Sendable
    ) -> PropertyRow {
        PropertyRow(
            kind: kind, traits: .layout,
            differs: { old, new in
                let known = old.table?.sections ?? []
                return (new.table?.sections ?? []).contains { section in
                    known.contains { $0.id == section.id && $0[keyPath: text] != section[keyPath: text] }
                }
            },
            text: { view in
                let texts = (view.table?.sections ?? []).map { $0[keyPath: text] }.filter { !$0.isEmpty }
                return texts.isEmpty ? "none" : texts.map(quoted).joined(separator: ", ")
            },
            copy: { old, new in
                for section in old.table?.sections ?? [] {
                    guard let place = new.table?.sections.firstIndex(where: { $0.id == section.id }) else { continue }
                    new.table?.sections[place][keyPath: text] = section[keyPath: text]
                }
            },
            write: { _ in nil }, read: { _, _ in true })
    }
}

extension Spelling<RowAccessory> {
    /// The kind of the accessory, its width and the margin beside it.
    fileprivate static var accessory: Spelling {
        Spelling(
            write: { "\($0.kind.rawValue) \(exact($0.width)) \($0.margin.map(exact) ?? "none")" },
            read: { words in
                guard let kind: CellAccessory = words.value(), let width = words.number() else { return nil }
                let margin = words.number()
                guard margin != nil || words.skip("none") else { return nil }
                return RowAccessory(kind, width: width, margin: margin)
            },
            text: { $0.kind.rawValue })
    }
}
