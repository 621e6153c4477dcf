import LayoutSimGeometry
import LayoutSimNotation
package import LayoutSimViewTree

extension PropertyLine<View> {
    /// All inputs of the layout and picture of a view except its subviews, in the order of documents.
    ///
    /// A new property is declared in ViewTree and gets a line here; documents, the search for causes,
    /// and its name in messages follow from the line.
    package static let all: [PropertyLine<View>] =
        names + looks + parts + spaces + sizes + hosted + motions + classRules + layers + omissions + fillings
        + contents
        + bars

    /// Returns the groups of lines that can apply to a view, in order; lines for other kinds of views are left out.
    static func groups(of view: View) -> [[PropertyLine]] {
        [
            names, view.hasPlainLook ? [] : looks, view.ownPartLooks == nil ? [] : parts, spaces,
            view.hasPlainSize ? [] : sizes, view.hosted == nil && view.hosting == nil ? [] : hosted,
            view.motion == nil ? [] : motions, view.ownClassRules == nil ? [] : classRules,
            view.ownLayer == nil ? [] : layers, view.ownOmissions == nil ? [] : omissions,
            view.isGenerated || view.filling != nil || view.placement != nil ? fillings : [],
            lines(of: view.content), view.bars == nil ? [] : bars,
        ]
    }

    /// A view with UIKit's defaults.
    private static let blank = View("")

    private static let names: [PropertyLine] = [
        PropertyLine("name", Place({ $0.spokenName }, { $0.spokenName = $1 }), .name, .name).since(format: 2),
        PropertyLine("background", Place({ $0.backgroundColor }, { $0.backgroundColor = $1 }), .color, .paint),
    ]

    /// The lines of views without `hasPlainLook`.
    private static let looks: [PropertyLine] = [
        PropertyLine("hidden", Place({ $0.isHidden }, { $0.isHidden = $1 }), .truth),
        PropertyLine(
            "hidden-at-first", as: "hidden at first",
            Place({ $0.source.isHiddenAtFirst }, { $0.source.isHiddenAtFirst = $1 }), .truth, .paint),
        PropertyLine("alpha", Place({ $0.alpha }, { $0.alpha = $1 }), .number, .paint).omitted {
            $0.motion?.alpha != nil
        },
        PropertyLine("tint", Place({ $0.tintColor }, { $0.tintColor = $1 }), .color, .paint),
        PropertyLine(
            "corner-radius", Place({ $0.cornerRadius }, { $0.cornerRadius = $1 }), .number,
            PropertyTraits(isPaint: true, scaling: .points)),
        PropertyLine("border", Place({ $0.border }, { $0.border = $1 }), .border, .paint),
        PropertyLine(
            "part-colors", as: "colors of parts", Place({ $0.partColors }, { $0.partColors = $1 }), .partColors, .paint),
        PropertyLine("text-shadow", Place({ $0.textShadow }, { $0.textShadow = $1 }), .textShadow, .paint),
        PropertyLine("clips", Place({ $0.clipsToBounds }, { $0.clipsToBounds = $1 }), .truth, .paint),
    ]

    private static let spaces: [PropertyLine] = [
        PropertyLine("margins", Place({ $0.layoutMargins }, { $0.layoutMargins = $1 }), .margins),
        PropertyLine(
            "hugging",
            [
                PropertyRow(
                    "horizontal hugging", Place({ $0.hugging.horizontal }, { $0.hugging.horizontal = $1 }), .priority),
                PropertyRow(
                    "vertical hugging", Place({ $0.hugging.vertical }, { $0.hugging.vertical = $1 }), .priority),
            ]
        ).omitted { $0.hugging == blank.hugging }.since(format: 2),
        PropertyLine(
            "compression",
            [
                PropertyRow(
                    "horizontal compression resistance",
                    Place({ $0.compressionResistance.horizontal }, { $0.compressionResistance.horizontal = $1 }),
                    .priority),
                PropertyRow(
                    "vertical compression resistance",
                    Place({ $0.compressionResistance.vertical }, { $0.compressionResistance.vertical = $1 }), .priority),
            ]
        ).omitted { $0.compressionResistance == blank.compressionResistance }.since(format: 2),
    ]

    /// The lines of views without `hasPlainSize`.
    private static let sizes: [PropertyLine] = [
        PropertyLine("own-size", Place({ $0.intrinsicSizeOverride }, { $0.intrinsicSizeOverride = $1 }), .ownSize),
        PropertyLine("rendered-size", Place({ $0.renderedSize }, { $0.renderedSize = $1 }), .size).since(format: 2),
        PropertyLine("autoresizing", Place({ $0.autoresizing }, { $0.autoresizing = $1 }), .autoresizing).omitted {
            $0.motion.map { $0.movesFrame && $0.base == .shown } ?? false
        },
        PropertyLine("stored-frame", Place({ $0.source.storedFrame }, { $0.source.storedFrame = $1 }), .rect).since(
            format: 2),
        PropertyLine(
            "wraps-at", as: "wrapping width",
            Place({ $0.preferredMaxLayoutWidth }, { $0.preferredMaxLayoutWidth = $1 }), .number,
            PropertyTraits(scaling: .points, breaksLines: true)),
        PropertyLine("guides", Place({ $0.layoutGuides }, { $0.layoutGuides = $1 }), .names),
    ]

    /// What a device would show besides; changes of it move nothing here.
    private static let omissions: [PropertyLine] = [
        PropertyLine(
            "not-drawn", as: "not drawn", Place({ $0.omissions.drawing }, { $0.omissions.drawing = $1 }), .names,
            omitting: [], .paint),
        PropertyLine(
            "not-laid-out", as: "not laid out", Place({ $0.omissions.layout }, { $0.omissions.layout = $1 }), .names,
            omitting: [], .paint),
    ]

    private static let classRules: [PropertyLine] = [
        PropertyLine(
            "alignment-insets", Place({ $0.classRules.alignmentInsets }, { $0.classRules.alignmentInsets = $1 }),
            .insets
        ).since(format: 2),
        PropertyLine(
            "first-baseline", as: "view of the first baseline",
            Place({ $0.classRules.firstBaseline }, { $0.classRules.firstBaseline = $1 }), .name
        )
        .since(format: 2),
        PropertyLine(
            "last-baseline", as: "view of the last baseline",
            Place({ $0.classRules.lastBaseline }, { $0.classRules.lastBaseline = $1 }), .name
        )
        .since(format: 2),
        PropertyLine(
            "additional-safe-area",
            Place({ $0.classRules.additionalSafeArea }, { $0.classRules.additionalSafeArea = $1 }), .insets
        ).since(format: 2),
        PropertyLine(
            "passes-safe-area", Place({ $0.classRules.passesSafeArea }, { $0.classRules.passesSafeArea = $1 }), .truth
        ).since(format: 2),
        PropertyLine("safe-area", Place({ $0.classRules.safeArea }, { $0.classRules.safeArea = $1 }), .insets).since(
            format: 2),
        PropertyLine(
            "content-offset", Place({ $0.classRules.contentOffset }, { $0.classRules.contentOffset = $1 }), .point
        ).since(format: 2),
        PropertyLine("turn", Place({ $0.classRules.turn }, { $0.classRules.turn = $1 }), .integer).since(format: 2),
    ]

    /// Creates a line of one property, printed unless it has UIKit's default.
    private init<Value: Equatable & Sendable>(
        _ name: String, as kind: PropertyKind? = nil, _ place: Place<View, Value>, _ spelling: Spelling<Value>,
        _ traits: PropertyTraits = .layout
    ) {
        self.init(name, as: kind, place, spelling, omitting: place.get(Self.blank), traits)
    }

    /// Creates a line of one property, printed if the view has it.
    private init<Value: Equatable & Sendable>(
        _ name: String, as kind: PropertyKind? = nil, _ place: Place<View, Value?>, _ spelling: Spelling<Value>,
        _ traits: PropertyTraits = .layout
    ) {
        self.init(name, as: kind, place, spelling.orNone, omitting: .some(nil), traits)
    }
}

extension View {
    /// Whether all of `looks` are UIKit's defaults, as in most views.
    fileprivate var hasPlainLook: Bool {
        !isHidden && !source.isHiddenAtFirst && alpha == 1 && tintColor == nil && cornerRadius == 0 && border == nil
            && partColors.isEmpty
            && textShadow == nil && !clipsToBounds
    }

    /// Whether all of `sizes` are UIKit's defaults, as in most views that constraints place.
    fileprivate var hasPlainSize: Bool {
        autoresizing == nil && source.storedFrame == nil && renderedSize == nil && preferredMaxLayoutWidth == nil
            && layoutGuides.isEmpty && intrinsicSizeOverride == IntrinsicSizeOverride()
    }

    /// The view's display name, if it differs from the id.
    fileprivate var spokenName: String? {
        get { source.name == id ? nil : source.name }
        set { source.name = newValue }
    }
}

extension Spelling<Border> {
    /// Width and color.
    static var border: Spelling {
        Spelling(
            write: { "\(exact($0.width)) \($0.color)" },
            read: { words in words.number().flatMap { width in words.color().map { Border(width: width, color: $0) } } }
        )
    }
}

extension Spelling<TextShadow> {
    /// Offset and color.
    static var textShadow: Spelling {
        Spelling(
            write: { "\(exact($0.offset.x)) \(exact($0.offset.y)) \($0.color)" },
            read: { words in
                guard let x = words.number(), let y = words.number(), let color = words.color() else { return nil }
                return TextShadow(color: color, offset: Point(x: x, y: y))
            })
    }
}

extension Spelling<[ControlPart: Color]> {
    /// The parts of a control, each followed by its color.
    static var partColors: Spelling {
        Spelling(
            write: { colors in
                ControlPart.allCases.compactMap { part in colors[part].map { "\(part.rawValue) \($0)" } }
                    .joined(separator: " ")
            },
            read: { words in
                var colors: [ControlPart: Color] = [:]
                while let part: ControlPart = words.value() { colors[part] = words.color() }
                return colors.isEmpty ? nil : colors
            })
    }
}

extension Spelling<LayoutMargins> {
    /// The view's own insets or `default`, then anything that differs from UIKit's defaults.
    static var margins: Spelling {
        Spelling(
            write: { margins in
                (margins.own.map(Spelling<EdgeInsets>.insets.write) ?? "default")
                    + (margins.preservesSuperview ? " preserving-superview" : "")
                    + (margins.preservedAxis.map { " along \($0.rawValue)" } ?? "")
                    + (margins.insetsFromSafeArea ? "" : " ignoring-safe-area")
            },
            read: { words in
                var margins = LayoutMargins()
                if !words.skip("default") {
                    guard let own = words.insets() else { return nil }
                    margins.own = own
                }
                margins.preservesSuperview = words.skip("preserving-superview")
                if words.skip("along") { margins.preservedAxis = words.value() }
                margins.insetsFromSafeArea = !words.skip("ignoring-safe-area")
                return margins
            })
    }
}

extension Spelling<IntrinsicSizeOverride> {
    /// The width and the height.
    static var ownSize: Spelling {
        Spelling(
            write: { "\(length.write($0.width)) \(length.write($0.height))" },
            read: { words in
                guard let width = length.read(&words), let height = length.read(&words) else { return nil }
                return IntrinsicSizeOverride(width: width, height: height)
            })
    }

    private static var length: Spelling<IntrinsicSizeOverride.Length> {
        Spelling<IntrinsicSizeOverride.Length>(
            write: { length in
                switch length {
                case .content: "content"
                case .none: "none"
                case .points(let points): exact(points)
                }
            },
            read: { words in
                if words.skip("content") { return .content }
                return words.skip("none") ? IntrinsicSizeOverride.Length.none : words.number().map { .points($0) }
            })
    }
}

extension Spelling<Autoresizing> {
    /// The frame, the size of the superview for which it was given, and the bits of the mask.
    static var autoresizing: Spelling {
        Spelling(
            write: { autoresizing in
                let frame = Spelling<Rect>.rect.write(autoresizing.frame)
                let size = Spelling<Size>.size.write(autoresizing.superviewSize)
                return "\(frame) in \(size) mask \(autoresizing.mask.rawValue)"
            },
            read: { words in
                guard let frame = Spelling<Rect>.rect.read(&words), words.skip("in"), let size = words.size(),
                    words.skip("mask"), let mask = words.word().flatMap({ UInt8($0) })
                else { return nil }
                return Autoresizing(frame: frame, superviewSize: size, mask: Autoresizing.Mask(rawValue: mask))
            })
    }
}
