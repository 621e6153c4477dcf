import LayoutSimNotation
import LayoutSimText
import LayoutSimGeometry
import LayoutSimViewTree

/// One of the values that differ between versions of the system, as a property of a document.
struct SystemRule: Sendable {
    var name: String
    var text: @Sendable (SystemRules) -> String
    var take: @Sendable (inout SystemRules, inout WordReader) -> Bool

    static let all: [SystemRule] = [
        SystemRule("rule-switch", \.controls.toggle), SystemRule("rule-switch-insets", \.controls.toggleInsets),
        SystemRule("rule-slider", \.controls.sliderHeight),
        SystemRule("rule-slider-insets", \.controls.sliderInsets), SystemRule("rule-stepper", \.controls.stepper),
        SystemRule("rule-segments", \.controls.segmentedHeight),
        SystemRule("rule-segments-insets", \.controls.segmentedInsets),
        SystemRule("rule-segment-font", \.controls.segmentFont),
        SystemRule("rule-segment-padding", \.controls.segmentPadding),
        SystemRule("rule-segment-separator", \.controls.segmentSeparator),
        SystemRule("rule-progress", \.controls.progressHeight),
        SystemRule("rule-page-control", \.controls.pageControlHeight),
        SystemRule("rule-rounded-field", \.controls.roundedFieldHeight),
        SystemRule("rule-plain-field", \.controls.plainFieldPadding),
        SystemRule("rule-search-bar", \.controls.searchBarHeight),
        SystemRule("rule-navigation-bar", \.controls.navigationBarHeight),
        SystemRule("rule-large-navigation-bar", \.controls.largeNavigationBarHeight),
        SystemRule("rule-margins-include-safe-area", \.marginsIncludeSafeArea),
        SystemRule("rule-proportional-stacks-count-spacing", \.proportionalStacksCountSpacing),
        SystemRule("rule-edge-scale", \.edgeScale),
    ]

    private typealias Place<Value> = any WritableKeyPath<SystemRules, Value> & Sendable

    private init<Value>(
        _ name: String, _ place: Place<Value>, text: @escaping @Sendable (Value) -> String,
        read: @escaping @Sendable (inout WordReader) -> Value?
    ) {
        self.name = name
        self.text = { text($0[keyPath: place]) }
        take = { rules, words in read(&words).take { rules[keyPath: place] = $0 } }
    }

    private init(_ name: String, _ place: Place<Double>) {
        self.init(name, place, text: decimal, read: { $0.number() })
    }

    private init(_ name: String, _ place: Place<Double?>) {
        self.init(
            name, place, text: { $0.map(decimal) ?? "none" }, read: { $0.skip("none") ? .some(nil) : $0.number() })
    }

    private init(_ name: String, _ place: Place<Bool>) {
        self.init(
            name, place, text: { $0 ? "true" : "false" },
            read: { $0.skip("true") ? true : $0.skip("false") ? false : nil })
    }

    private init(_ name: String, _ place: Place<Size>) {
        self.init(name, place, text: LayoutDocument.Property.text, read: { $0.size() })
    }

    private init(_ name: String, _ place: Place<EdgeInsets>) {
        self.init(name, place, text: LayoutDocument.Property.text, read: { $0.insets() })
    }

    private init(_ name: String, _ place: Place<Font>) {
        self.init(name, place, text: \.description, read: { $0.font() })
    }
}
