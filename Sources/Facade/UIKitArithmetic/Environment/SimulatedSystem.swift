import LayoutSimGeometry
package import LayoutSimText
package import LayoutSimViewTree

/// An iOS version and the values that depend on it.
package struct SimulatedSystem: Sendable {
    /// The version, such as `26.0`.
    package let version: String
    /// The generation of the system font.
    package let era: FontEra
    /// The layout rules of devices, on which items without an intrinsic size have no length across a stack view.
    package let rules: SystemRules

    /// Creates the values of a version; those of iOS 26 for a text that begins with no number.
    package init(version: String) {
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
