import LayoutSimGoldenTesting
import LayoutSimText
import LayoutSimUIKitTesting
import LayoutSimViewTree
import Testing

/// The goldens of charts, in large letters, in the dark, and from right to left.
@MainActor @Suite struct ChartGoldens {
    nonisolated static var sizes: Matrix<Void> {
        get throws {
            try Matrix(
                devices: ["iphone-xr"], orientations: [.portrait], contentSizes: [.large, .accessibilityMedium])
        }
    }

    nonisolated static var turned: Matrix<Void> {
        get throws {
            try Matrix(devices: ["iphone-xr"], orientations: [.portrait], appearances: [.dark], languages: ["ar"])
        }
    }

    @Test(arguments: try sizes) func `charts match their golden`(_ variant: Variant<Void>) throws {
        try expectGolden(of: ChartGallery(), named: "charts", as: variant)
    }

    @Test(arguments: try turned) func `charts in the dark from right to left match theirs`(
        _ variant: Variant<Void>
    ) throws { try expectGolden(of: ChartGallery(), named: "charts", as: variant) }
}
