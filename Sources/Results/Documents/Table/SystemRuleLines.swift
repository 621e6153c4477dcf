import LayoutSimGeometry
import LayoutSimText
import LayoutSimViewTree

extension PropertyLine<Screen> {
    /// The rules that differ between iOS versions, printed unless they are the current ones.
    static let systemRules: [PropertyLine] = [
        rule("rule-switch", \.controls.toggle, .size), rule("rule-switch-insets", \.controls.toggleInsets, .insets),
        rule("rule-slider", \.controls.sliderHeight, .number),
        rule("rule-slider-insets", \.controls.sliderInsets, .insets), rule("rule-stepper", \.controls.stepper, .size),
        rule("rule-segments", \.controls.segmentedHeight, .number),
        rule("rule-segments-insets", \.controls.segmentedInsets, .insets),
        rule("rule-segment-font", \.controls.segmentFont, .font),
        rule("rule-segment-padding", \.controls.segmentPadding, .number),
        rule("rule-segment-separator", \.controls.segmentSeparator, .number),
        rule("rule-progress", \.controls.progressHeight, .number),
        rule("rule-wheels", \.controls.wheelsHeight, .number),
        rule("rule-page-control", \.controls.pageControlHeight, .number),
        rule("rule-rounded-field", \.controls.roundedFieldHeight, .number),
        rule("rule-plain-field", \.controls.plainFieldPadding, Spelling<Double>.number.orNone),
        rule("rule-plain-field-height", \.controls.plainFieldHeight, .number),
        rule("rule-search-bar", \.controls.searchBarHeight, .number),
        rule("rule-navigation-bar", \.controls.navigationBarHeight, .number),
        rule("rule-large-navigation-bar", \.controls.largeNavigationBarHeight, .number),
        rule("rule-margins-include-safe-area", \.marginsIncludeSafeArea, .truth),
        rule("rule-wide-side-margin", \.wideSideMargin, .number),
        rule("rule-proportional-stacks-count-spacing", \.proportionalStacksCountSpacing, .truth),
        rule("rule-stacks-stretch-open-items", \.stacksStretchOpenItems, .truth).since(format: 3),
        rule("rule-edge-scale", \.edgeScale, Spelling<Double>.number.orNone),
    ]

    private static func rule<Value: Equatable & Sendable>(
        _ name: String, _ path: any WritableKeyPath<SystemRules, Value> & Sendable, _ spelling: Spelling<Value>
    ) -> PropertyLine {
        let place = Place<Screen, Value>(
            get: { $0.rules[keyPath: path] },
            set: { screen, value in
                screen.rules[keyPath: path] = value
                return true
            })
        return PropertyLine(name, place, spelling, omitting: SystemRules()[keyPath: path])
    }
}
