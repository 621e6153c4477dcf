@testable import Charts
import LayoutSimSeededRandom
import SwiftUI
import Testing

/// Charts of random marks with numbers that few charts have: none ends the process, and all places are numbers.
@MainActor @Suite struct OddChartTests {
    private static let numbers: [Double] = [0, 1, -1, 3.5, .nan, .infinity, -.infinity, 1e308, -1e308, 1e-300, 1e15]
    private static let names = ["", "A", "B", "\u{200F}ا"]

    private func mark(_ random: inout SeededRandom) -> AnyChartContent {
        func number() -> Double { Self.numbers[random.int(below: Self.numbers.count)] }
        let (x, y, z) = (number(), number(), number())
        let name = Self.names[random.int(below: Self.names.count)]
        let date = Date(timeIntervalSinceReferenceDate: x)
        switch random.int(below: 10) {
        case 0: return AnyChartContent(BarMark(x: .value("x", name), y: .value("y", y), stacking: .normalized))
        case 1: return AnyChartContent(BarMark(x: .value("x", x), y: .value("y", y), width: .fixed(CGFloat(z))))
        case 2: return AnyChartContent(LineMark(x: .value("x", date), y: .value("y", y)).interpolationMethod(.monotone))
        case 3: return AnyChartContent(AreaMark(x: .value("x", x), y: .value("y", y), stacking: .center))
        case 4: return AnyChartContent(PointMark(x: .value("x", x), y: .value("y", y)).symbolSize(CGFloat(z)))
        case 5: return AnyChartContent(RuleMark(y: .value("y", y)).offset(x: CGFloat(z)))
        case 6:
            return AnyChartContent(
                RectangleMark(
                    xStart: .value("x", x), xEnd: .value("x", y), yStart: .value("y", z), yEnd: .value("y", x)))
        case 7:
            return AnyChartContent(
                SectorMark(angle: .value("a", x), innerRadius: .ratio(CGFloat(y))).cornerRadius(CGFloat(z)))
        case 8:
            return AnyChartContent(
                PointMark(x: .value("x", name), y: .value("y", y)).foregroundStyle(by: .value("z", z))
                    .symbolSize(by: .value("z", z)))
        default: return AnyChartContent(BarMark(x: .value("x", x)).position(by: .value("n", name)))
        }
    }

    private func values(_ random: inout SeededRandom) -> AxisMarkValues {
        let number = Self.numbers[random.int(below: Self.numbers.count)]
        return switch random.int(below: 5) {
        case 0: .automatic(desiredCount: [0, -3, 1, 1_000_000][random.int(below: 4)])
        case 1: .stride(by: number)
        case 2: .stride(by: .day, count: random.int(below: 3) - 1)
        case 3: .automatic(minimumStride: number)
        default: .automatic
        }
    }

    @Test(arguments: 1...300) func `random charts`(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let marks = (0..<random.int(below: 6)).map { _ in mark(&random) }
        let (x, y) = (values(&random), values(&random))
        let side = CGFloat([0, 1, 50, 300][random.int(below: 4)])
        let plan = ChartTable.plan(
            side, 100,
            {
                $0.x.groups = { [AxisGroup(values: x)] }
                $0.y.groups = { [AxisGroup(values: y)] }
                $0.y.type = seed % 3 == 0 ? .log : nil
            }
        ) { ForEach(marks.indices, id: \.self) { marks[$0] } }
        #expect(!plan.table.contains { $0.contains("nan") || $0.contains("inf") })
        let frames = plan.labels.map(\.frame) + plan.titles.map(\.frame)
        #expect(frames.allSatisfy { $0.minX.isFinite && $0.minY.isFinite })
    }
}
