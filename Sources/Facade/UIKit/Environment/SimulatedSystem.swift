import LayoutSimGeometry
import LayoutSimText
import LayoutSimViewTree

/// An iOS version and the values that depend on it.
struct SimulatedSystem {
    let version: String
    let era: FontEra
    /// The layout rules of devices, on which items without an intrinsic size have no length across a stack view.
    let rules: SystemRules

    init(version: String) {
        self.version = version
        let major = version.split(separator: ".").first.flatMap { Int($0) } ?? 26
        era = major < 12 ? .y2015 : major < 14 ? .y2018 : .y2020
        var rules = SystemRules()
        rules.stacksStretchOpenItems = false
        if major < 26 { rules.controls.takeSizesBefore26() }
        self.rules = rules
    }
}

extension ControlMetrics {
    /// The sizes of controls and bars before iOS 26, which the canvas of Xcode 15 and 16 has too
    /// (Docs/interface-builder.md).
    fileprivate mutating func takeSizesBefore26() {
        toggle = Size(width: 51, height: 31)
        sliderInsets = EdgeInsets(left: 2, bottom: 1, right: 2)
        segmentSeparator = 1
        plainFieldHeight = 0
        pageControlHeight = 26
        searchBarHeight = 56
        navigationBarHeight = 44
        largeNavigationBarHeight = 96
    }
}
