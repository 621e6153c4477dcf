import UIKit

/// Elements in runs of neighbors with a bounding rectangle each, to find the visible ones without checking all.
struct WaterfallRuns {
    enum Element: Hashable {
        case header(section: Int)
        case item(Int, section: Int)
        case footer(section: Int)
    }

    private struct Run {
        var bounds: CGRect
        var elements: Range<Int>
    }

    private static let length = 20

    private var elements: [(element: Element, frame: CGRect)] = []
    private var runs: [Run] = []

    init(_ plan: WaterfallPlan) {
        elements.reserveCapacity(plan.sections.reduce(0) { $0 + $1.items.count + 2 })
        for (number, section) in plan.sections.enumerated() {
            if let frame = section.header { elements.append((.header(section: number), frame)) }
            for (item, frame) in section.items.enumerated() { elements.append((.item(item, section: number), frame)) }
            if let frame = section.footer { elements.append((.footer(section: number), frame)) }
        }
        for start in stride(from: 0, to: elements.count, by: Self.length) {
            let range = start..<min(start + Self.length, elements.count)
            let bounds = elements[range].reduce(CGRect.null) { $0.union($1.frame) }
            runs.append(Run(bounds: bounds, elements: range))
        }
    }

    func elements(in rect: CGRect) -> [Element] {
        runs.filter { $0.bounds.intersects(rect) }
            .flatMap { elements[$0.elements].filter { $0.frame.intersects(rect) }.map(\.element) }
    }
}
