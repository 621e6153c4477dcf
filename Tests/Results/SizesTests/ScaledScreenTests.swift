import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimRendering
import LayoutSimViewTree
import Testing

@testable import LayoutSimSizes

/// A screen whose numbers change with the window is known in the examined windows, and not between them.
@Suite struct ScaledScreenTests {
    /// Returns a screen with a box at a tenth of the scaling length from the top left corner.
    private func screen(_ size: Size, by scale: Scale) -> Screen {
        let length = scale.length(size)
        let box = View("box")
        let root = View("root", subviews: [box])
        let constraints = [
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: length / 10),
            box.topAnchor.constraint(equalTo: root.topAnchor, constant: length / 10),
            box.widthAnchor.constraint(equalToConstant: 50),
            box.heightAnchor.constraint(equalToConstant: 50),
        ]
        return window(root, constraints, width: size.width, height: size.height)
    }

    /// The length by which a screen is scaled.
    enum Scale {
        case nothing, width, narrowWindows, wideWindows, height, shorterSide

        /// Returns the length in points.
        func length(_ size: Size) -> Double {
            switch self {
            case .nothing: 200
            case .width: size.width
            case .narrowWindows: min(size.width, 220)
            case .wideWindows: max(size.width, 220)
            case .height: size.height
            case .shorterSide: min(size.width, size.height)
            }
        }
    }

    @Test(
        arguments: [
            (Scale.nothing, []), (.width, [200...240]), (.narrowWindows, [200...219]), (.wideWindows, [220...240]),
            (.height, []), (.shorterSide, [200...240]),
        ] as [(Scale, [ClosedRange<Double>])])
    func `along a line`(scale: Scale, sampled: [ClosedRange<Double>]) throws {
        let families = try ScreenFamily.families(along: SizeLine(widths: 200...240, height: 300)) { width in
            [screen(Size(width: width, height: 300), by: scale)]
        }
        let renderer = try Renderer()
        let report = SizeReport(SizeWalk(renderer).stretches(of: families[0]), renderer) { _ in false }
        #expect(report.sampled.map { $0.lowerBound.rounded()...$0.upperBound.rounded() } == sampled)
        #expect(report.samplingReasons == (sampled.isEmpty ? [] : [.scaled]))
    }

    @Test(
        arguments: [
            (Scale.nothing, []), (.height, [200, 216, 232]), (.shorterSide, [200, 216, 232]),
        ] as [(Scale, [Double])])
    func `over a plane`(scale: Scale, sampled: [Double]) throws {
        let strips = try FamilyStrip.strips(in: SizePlane(widths: 200...240, heights: 200...240)) { size in
            [screen(size, by: scale)]
        }
        let renderer = try Renderer()
        let report = PlaneReport(PlaneWalk(renderer).bands(of: strips[0]), renderer) { _ in false }
        #expect(report.sampledHeights == sampled)
        #expect(report.samplingReasons == (sampled.isEmpty ? [] : [.scaled]))
    }
}
