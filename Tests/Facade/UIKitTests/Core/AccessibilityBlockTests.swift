import Testing
import UIKit

/// Closures that return accessibility values.
@Suite @MainActor struct AccessibilityBlockTests {
    private struct Case {
        let name: String
        let view: (UIView) -> String?
        let set: (UIView) -> Void
        let before: String?
        let after: String?
    }

    private static let table: [Case] = [
        Case(
            name: "label", view: { $0.accessibilityLabel },
            set: { view in
                view.accessibilityLabel = "Value"
                view.accessibilityLabelBlock = { "Answer" }
            }, before: nil, after: "Answer"),
        Case(
            name: "an answer of nothing", view: { $0.accessibilityLabel },
            set: { view in
                view.accessibilityLabel = "Value"
                view.accessibilityLabelBlock = { nil }
            }, before: nil, after: nil),
        Case(
            name: "identifier", view: { $0.accessibilityIdentifier },
            set: { view in
                view.accessibilityIdentifierBlock = { "answer" }
                view.accessibilityIdentifier = "value"
            }, before: nil, after: "answer"),
        Case(
            name: "traits", view: { "\($0.accessibilityTraits.rawValue)" },
            set: { view in
                view.accessibilityTraitsBlock = { .link }
                view.accessibilityTraits = .button
            }, before: "0", after: "2"),
        Case(
            name: "an element", view: { "\($0.isAccessibilityElement)" },
            set: { view in
                view.isAccessibilityElement = false
                view.isAccessibilityElementBlock = { true }
            }, before: "false", after: "true"),
        Case(
            name: "a container's type has no block that is asked", view: { "\($0.accessibilityContainerType)" },
            set: { view in
                view.accessibilityContainerType = .landmark
                view.accessibilityContainerTypeBlock = { .list }
            }, before: "none", after: "landmark"),
        Case(
            name: "activation", view: { "\($0.accessibilityActivate())" },
            set: { view in view.accessibilityActivateBlock = { true } }, before: "false", after: "true"),
        Case(
            name: "frame", view: { "\($0.accessibilityFrame.width)" },
            set: { view in view.accessibilityFrameBlock = { CGRect(x: 0, y: 0, width: 7, height: 7) } },
            before: "100.0",
            after: "7.0"),
        Case(
            name: "how touches are taken", view: { "\($0.accessibilityDirectTouchOptions.rawValue)" },
            set: { view in view.accessibilityDirectTouchOptions = .requiresActivation }, before: "0", after: "2"),
    ]

    @Test func `a view answers with what its closure says`() {
        for row in Self.table {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            #expect(row.view(view) == row.before, "\(row.name)")
            row.set(view)
            #expect(row.view(view) == row.after, "\(row.name)")
        }
    }

    @Test func `a plain object keeps what it was told, and a view held as one answers as a view`() {
        final class Plain: NSObject {}
        let plain = Plain()
        plain.isAccessibilityElement = true
        plain.accessibilityLabel = "Plain"
        let label = UILabel()
        label.accessibilityLabel = "Label"
        let objects: [NSObject] = [plain, label]
        #expect(objects.map(\.accessibilityLabel) == ["Plain", "Label"])
        #expect(objects.map(\.isAccessibilityElement) == [true, true])
        plain.accessibilityLabelBlock = { "Now" }
        #expect(plain.accessibilityLabel == "Now")
    }

    @Test func `a controller may answer to the gesture of escape`() {
        final class Page: UIViewController {
            override func accessibilityPerformEscape() -> Bool { true }
        }
        #expect(Page().accessibilityPerformEscape())
        #expect(!UIViewController().accessibilityPerformEscape())
    }

    @Test func `custom content and charts hold what they were given`() {
        let content = AXCustomContent(label: "Size", value: "12 MB")
        content.importance = .high
        let copy = content.copy() as? AXCustomContent
        #expect(copy?.value == "12 MB")
        #expect(copy?.importance == .high)
        let axis = AXNumericDataAxisDescriptor(title: "Days", range: 0...7, gridlinePositions: []) { "day \($0)" }
        let series = AXDataSeriesDescriptor(
            name: "Steps", isContinuous: false, dataPoints: [AXDataPoint(x: "Monday", y: 8000, label: "walk")])
        let chart = AXChartDescriptor(title: "Week", summary: nil, xAxis: axis, series: [series])
        #expect(chart.series.first?.dataPoints.first?.xValue.category == "Monday")
        #expect(chart.series.first?.dataPoints.first?.yValue?.number == 8000)
        #expect(axis.valueDescriptionProvider(2) == "day 2.0")
    }
}
