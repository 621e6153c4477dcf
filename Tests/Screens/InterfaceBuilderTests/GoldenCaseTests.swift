import LayoutSimFiles
import LayoutSimGeometry
import Testing

@Suite struct GoldenCaseTests {
    @Test(arguments: GoldenCase.all)
    func `lays out as worked out by hand`(_ golden: GoldenCase) throws {
        let layouts = try golden.layouts()
        let expected = try golden.expected()
        #expect(!expected.isEmpty && expected.allSatisfy { !$0.1.isEmpty })
        for (root, frames) in expected {
            let layout = try #require(layouts[root], "no root \(root)")
            for (view, expected) in frames {
                let frame = try #require(layout[view], "no view \(view) in \(root)")
                let distances = [
                    frame.minX - expected.minX, frame.minY - expected.minY, frame.width - expected.width,
                    frame.height - expected.height,
                ]
                #expect(distances.allSatisfy { abs($0) < 0.02 }, "\(view): \(frame), expected \(expected)")
            }
        }
    }

    /// The number is explicit, so that the loss of a case's two files is noticed.
    @Test func `each of the 119 cases has its file and its frames, and no other file lies beside them`() throws {
        let names = GoldenCase.all.map(\.name)
        #expect(names.count == 119)
        #expect(try Folder(GoldenCase.folder).names().sorted() == (names + names.map { $0 + ".frames" }).sorted())
    }
}
