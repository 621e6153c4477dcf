internal import LayoutSimGeometry
internal import LayoutSimText
internal import LayoutSimViewTree
import LayoutSimXML

/// The version of Interface Builder's iOS plug-in that wrote a file, which determines the behavior of its canvas.
struct FormatVersion: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral {
    /// The leading number, such as 17703; it is close to `toolsVersion`, which is a placeholder in unreleased versions.
    var number: Int

    init(integerLiteral number: Int) {
        self.number = number
    }

    /// Reads the version of a document: that of its plug-in, otherwise of its tools, otherwise a recent one.
    init(of document: XMLElement) {
        let plugIn = document.children(of: "dependencies").first { element in
            element.name == "plugIn" && element["identifier"] == "com.apple.InterfaceBuilder.IBCocoaTouchPlugin"
        }
        number = leadingNumber(plugIn?["version"]) ?? leadingNumber(document["toolsVersion"]) ?? 22_684
    }

    static func < (left: FormatVersion, right: FormatVersion) -> Bool { left.number < right.number }

    /// The system font whose tables the canvas used.
    var fontEra: FontEra {
        self < 13_000 ? .y2015 : self < 17_000 ? .y2018 : .y2020
    }

    /// The content size of text styles: Xcode 12.5 to 13.4 used the smallest one.
    var contentSize: ContentSizeCategory {
        (18_093...20_037).contains(self) ? .extraSmall : .large
    }
}

/// Returns `17703` for `17703.1`.
private func leadingNumber(_ text: String?) -> Int? {
    text.flatMap { Int($0.prefix { $0 != "." }) }
}

extension FormatVersion {
    /// The sizes of controls in the canvas; Docs/interface-builder.md has the evidence for each step.
    var controlMetrics: ControlMetrics {
        var metrics = ControlMetrics()
        if self < 24_063 {
            metrics.toggle = Size(width: 51, height: 31)
            metrics.sliderHeight = 31
            metrics.sliderInsets = EdgeInsets(left: 2, bottom: 1, right: 2)
            metrics.segmentSeparator = 1
            metrics.plainFieldHeight = 0
            metrics.pageControlHeight = self < 17_000 ? 37 : self < 21_000 ? 27.5 : 26
            metrics.searchBarHeight = searchBarHeight
            metrics.navigationBarHeight = 44
            metrics.largeNavigationBarHeight = 96
        }
        if self < 17_000 {
            metrics.progressHeight = 2
            metrics.plainFieldPadding = nil
        }
        if self < 8_000 { metrics.wheelsHeight = 162 }
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

    /// Returns the layout rules that differ between versions, for a file with or without safe areas.
    func systemRules(usesSafeAreas: Bool) -> SystemRules {
        var rules = SystemRules()
        rules.controls = controlMetrics
        if self < 8_000 { rules.wideSideMargin = 16 }
        rules.marginsIncludeSafeArea = usesSafeAreas || self >= 14_790
        return rules
    }
}
