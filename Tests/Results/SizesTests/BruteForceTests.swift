import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimRendering
import LayoutSimSceneAssembly
import LayoutSimViewTree
import Testing

@testable import LayoutSimSizes

/// The report on all widths agrees with windows that are laid out individually.
@Suite struct BruteForceTests {
    private static let files = ["Main.storyboard", "Welcome.storyboard"]

    @Test(arguments: files) func `faults are those of each window by itself`(file: String) throws {
        let example = try ExampleStoryboard(file, SizeLine(widths: 320...700, height: 667))
        let reports = try example.reports()
        var width = 320.0
        while width <= 700 {
            for (screen, report) in zip(try example.screens(at: width), reports) where !report.isAtAnEnd(width) {
                let renderer = example.assembly.renderer
                let expected = Set(renderer.audit(renderer.layout(screen)).map(FaultName.init))
                #expect(report.faults(at: width) == expected, "\(screen.root.id) at \(width)")
            }
            width += 9.5
        }
    }

    @Test func `cells are known at every width, though their contents have other frames at each`() throws {
        let example = try ExampleStoryboard("Main.storyboard", SizeLine(widths: 320...700, height: 667))
        let cells = zip(example.assembly.layoutRoots, try example.reports()).filter { $0.0.kind == .cell }
        #expect(cells.count == 3)
        #expect(cells.allSatisfy { $0.1.isProven })
    }

    @Test(arguments: files) func `frames are those of each window by itself`(file: String) throws {
        let example = try ExampleStoryboard(file, SizeLine(widths: 320...700, height: 667))
        let renderer = example.assembly.renderer
        for (place, families) in try example.families().enumerated() {
            for stretch in SizeWalk(renderer).stretches(of: families) where stretch.isProven {
                let middle = (stretch.widths.lowerBound + stretch.widths.upperBound) / 2
                let expected = renderer.layout(try example.screens(at: middle)[place]).views.map(\.screenFrame)
                let found = stretch.layout(at: middle).views.map(\.screenFrame)
                #expect(found.count == expected.count)
                #expect(zip(found, expected).allSatisfy { $0.isNear($1) }, "\(place) at \(middle)")
            }
        }
    }
}

extension Rect {
    /// Returns whether rectangles are equal except for a length that was rounded to another pixel.
    fileprivate func isNear(_ other: Rect) -> Bool {
        [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY].allSatisfy { abs($0) < 1e-3 }
    }
}
