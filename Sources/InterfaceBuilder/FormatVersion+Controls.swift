import LayoutSimText
internal import LayoutSimGeometry
internal import LayoutSimViewTree

extension FormatVersion {
    /// The sizes of controls in the canvas; Docs/interface-builder.md has the evidence for each step.
    var controlMetrics: ControlMetrics {
        var metrics = ControlMetrics()
        if self < 24_063 {
            metrics.toggle = Size(width: 51, height: 31)
            metrics.sliderInsets = EdgeInsets(left: 2, bottom: 1, right: 2)
            metrics.segmentSeparator = 1
            metrics.pageControlHeight = self < 17_000 ? 37 : 26
            metrics.searchBarHeight = searchBarHeight
            metrics.navigationBarHeight = 44
            metrics.largeNavigationBarHeight = 96
        }
        if self < 23_000 { metrics.sliderHeight = 31 }
        if self < 17_000 {
            metrics.progressHeight = 2
            metrics.plainFieldPadding = nil
        }
        if self < 15_000 { metrics.roundedFieldHeight = 30 }
        if self < 15_000 {
            metrics.stepper = Size(width: 94, height: 29)
            metrics.segmentedHeight = 29
            metrics.segmentFont = .system(size: 13)
            metrics.segmentPadding = 14
        }
        return metrics
    }

    private var searchBarHeight: Double {
        if contentSize == .extraSmall { return 51 }
        return self < 14_000 ? 44 : 56
    }

    /// The rules of layout that differ between versions, for a file with or without safe areas.
    func systemRules(usesSafeAreas: Bool) -> SystemRules {
        var rules = SystemRules()
        rules.controls = controlMetrics
        rules.marginsIncludeSafeArea = usesSafeAreas || self >= 14_790
        rules.proportionalStacksCountSpacing = self >= 20_000
        return rules
    }
}
