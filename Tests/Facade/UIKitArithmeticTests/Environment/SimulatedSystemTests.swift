import LayoutSimGeometry
import LayoutSimText
import LayoutSimUIKitArithmetic
import LayoutSimViewTree
import Testing

/// What depends on a version of iOS.
@Suite struct SimulatedSystemTests {
    @Test(arguments: [
        ("9.3", FontEra.y2015, 51.0), ("11.4", .y2015, 51), ("12.0", .y2018, 51), ("13.7", .y2018, 51),
        ("14", .y2020, 51), ("18.2", .y2020, 51), ("26.0", .y2020, ControlMetrics().toggle.width),
        ("next", .y2020, ControlMetrics().toggle.width),
    ]) func `a version has a generation of fonts and sizes of controls`(
        _ version: String, _ era: FontEra, _ toggle: Double
    ) {
        let system = SimulatedSystem(version: version)
        #expect(system.version == version)
        #expect(system.era == era)
        #expect(system.rules.controls.toggle.width == toggle)
        #expect(!system.rules.stacksStretchOpenItems)
    }

    @Test func `bars are higher since iOS 26`() {
        #expect(ControlMetrics().toggle.width != 51)
        #expect(SimulatedSystem(version: "18.0").rules.controls.navigationBarHeight == 44)
        #expect(SimulatedSystem(version: "26.0").rules.controls == ControlMetrics())
    }
}
