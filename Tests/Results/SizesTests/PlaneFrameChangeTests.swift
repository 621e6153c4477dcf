import LayoutSimGeometry
import LayoutSimRendering
import LayoutSimViewTree
import Testing

@testable import LayoutSimSizes

@Suite struct PlaneFrameChangeTests {
    /// A box that fills the window up to a width and a height.
    private struct Limits {
        var width = 300.0
        var height = 400.0
        var isBelowTitle = false
    }

    private let plane = SizePlane(widths: 200...500, heights: 300...700)

    private func bands(_ limits: Limits) throws -> [Band] {
        let (box, title) = (View("box"), View("title"))
        let root = View("root", subviews: limits.isBelowTitle ? [box, title] : [box])
        var constraints = [
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            box.topAnchor.constraint(equalTo: root.topAnchor),
            box.widthAnchor.constraint(lessThanOrEqualToConstant: limits.width),
            box.heightAnchor.constraint(lessThanOrEqualToConstant: limits.height),
            box.trailingAnchor.constraint(equalTo: root.trailingAnchor).withPriority(.defaultHigh),
            box.bottomAnchor.constraint(equalTo: root.bottomAnchor).withPriority(.defaultHigh),
        ]
        if limits.isBelowTitle {
            constraints += [
                title.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                title.topAnchor.constraint(equalTo: root.topAnchor),
                title.widthAnchor.constraint(equalToConstant: 10),
                title.heightAnchor.constraint(equalToConstant: 10),
            ]
        }
        let strips = try FamilyStrip.strips(in: plane) { size in
            [window(root, constraints, width: size.width, height: size.height)]
        }
        return PlaneWalk(try Renderer()).bands(of: strips[0])
    }

    private static let rows: [(old: Limits, new: Limits, text: String)] = [
        (Limits(), Limits(), "frames change in no window"),
        (Limits(), Limits(width: 320), "frames change for widths 300 … 500; nothing changes for widths below 300"),
        (Limits(), Limits(height: 300), "frames change in all windows"),
        (
            Limits(), Limits(height: 500),
            "frames change for heights 400 … 700; nothing changes for heights below 400"
        ),
        (Limits(), Limits(width: 320, height: 500), "frames change in some windows"),
        (Limits(), Limits(isBelowTitle: true), "frames change in all windows"),
        (Limits(width: 600), Limits(width: 700), "frames change in no window"),
    ]

    @Test(arguments: rows.indices) func `a change is told with its windows`(_ row: Int) throws {
        let row = Self.rows[row]
        let change = PlaneFrameChange(from: try bands(row.old), to: try bands(row.new), in: plane)
        #expect("\(change)" == row.text)
    }

    @Test func `the views that move have names`() throws {
        let change = PlaneFrameChange(from: try bands(Limits()), to: try bands(Limits(isBelowTitle: true)), in: plane)
        #expect(change.views == ["title"])
        #expect(change.text { $0.uppercased() } == "frames of TITLE change in all windows")
    }

    @Test func `what is not proven is not compared`() throws {
        let bands = try bands(Limits())
        let change = PlaneFrameChange(from: bands, to: [], in: plane)
        #expect(
            "\(change)" == "frames change in no window; not compared for heights 300 … 700, which are not proven")
    }
}
