import LayoutSimAudits
import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimRendering
import LayoutSimText
import LayoutSimViewTree
import Testing

@testable import LayoutSimSizes

/// A text whose frame keeps its height covers another view or not, depending on its line breaks.
@Suite struct LineBreakTests {
    private static let ways: [(alignment: TextAlignment, lineBreakMode: LineBreakMode)] = [
        (.center, .byWordWrapping), (.natural, .byTruncatingTail),
    ]

    private func screen(_ alignment: TextAlignment, _ mode: LineBreakMode) -> (root: View, constraints: [Constraint]) {
        var text = TextContent("Your account is locked until all of your payments are through", font: .system(size: 14))
        (text.alignment, text.lineBreakMode, text.numberOfLines) = (alignment, mode, 3)
        let label = View.label("label", text)
        let box = View("box", content: .control(.slider(value: 0.5)))
        let root = View("root", subviews: [box, label])
        let constraints = [
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 32),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -36),
            label.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
            label.heightAnchor.constraint(equalToConstant: 61),
            box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -36),
            box.centerYAnchor.constraint(equalTo: label.centerYAnchor),
            box.widthAnchor.constraint(equalToConstant: 25),
            box.heightAnchor.constraint(equalToConstant: 40),
        ]
        return (root, constraints)
    }

    @Test(arguments: ways) func `what a text covers is known at every width`(
        alignment: TextAlignment, mode: LineBreakMode
    ) throws {
        let renderer = try Renderer()
        let (root, constraints) = screen(alignment, mode)
        let report = try report(root, constraints, widths: 320...560, renderer: renderer)
        #expect(report.isProven)
        let ranges = report.faults.first { $0.finding.rule == .overlapping }?.ranges ?? []
        #expect(ranges.count > 1, "the lines of the text make no difference")
        for width in stride(from: 320.25, through: 560, by: 0.5) {
            let layout = renderer.layout(window(root, constraints, width: width))
            let covers = renderer.audit(layout, isFullScreen: false).contains { $0.rule == .overlapping }
            let isAtAnEnd = ranges.contains { abs($0.lowerBound - width) < 0.5 || abs($0.upperBound - width) < 0.5 }
            #expect(isAtAnEnd || covers == ranges.contains { $0.contains(width) }, "at \(width)")
        }
    }
}
