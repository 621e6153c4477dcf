import LayoutSimGeometry
import LayoutSimViewTree
import Testing

@testable import LayoutSimDocuments

/// Frames in windows of all widths, as documents record and compare them.
@Suite struct SizePartitionTests {
    private static let document = """
        layoutsim-layout 6
        screen test
        view  0 0 100 80
          title  1 2 3 4
        constraints
        audits
          none

        """

    private static let sizes = """
        sizes 320 1400
          320 386.97
            view  0 0 320 667 to 0 0 386.97 667
            "a title"  16 20 300 40.5
          386.97 1400
            view  0 0 386.97 667 to 0 0 1400 667
            "a title"  16 20 300 20.5
          sampled 500 512

        """

    @Test func `what is written is read as the same`() throws {
        let text = SizePartitionTests.document + SizePartitionTests.sizes
        let document = try LayoutDocument(parsing: text)
        #expect(document.description == text)
        let sizes = try #require(document.sizes)
        #expect(sizes.widths == 320...1400)
        #expect(sizes.pieces.map(\.widths) == [320...386.97, 386.97...1400])
        #expect(sizes.pieces[0].views.map(\.id) == ["view", "a title"])
        #expect(sizes.pieces[0].views[0].last == Rect(x: 0, y: 0, width: 386.97, height: 667))
        #expect(sizes.pieces[1].views[1].first == sizes.pieces[1].views[1].last)
        #expect(sizes.sampled == [500...512])
        #expect(document != (try LayoutDocument(parsing: SizePartitionTests.document)))
    }

    @Test func `audits may stand before the sizes`() throws {
        let text = SizePartitionTests.document.replacing("  none", with: "  truncated title  shows less")
        #expect(try LayoutDocument(parsing: text + SizePartitionTests.sizes).audits == ["truncated title  shows less"])
    }

    @Test(arguments: [
        (1, "sizes 320"), (1, "sizes 320 x"), (1, "sizes 400 320"), (1, " sizes 320 1400"), (2, "  320"),
        (2, "  386.97 320"),
        (2, "    view  0 0 1 1"), (3, "    view 0 0 320 667"), (3, "    view  0 0 320"),
        (3, "    view  0 0 320 667 to 0 0 1"),
        (3, "    view  0 0 320 667 0 0 1 1"), (3, "    view  0 0 320 nan"), (4, "   title  16 20 300 40.5"),
        (8, "  sampled 500"), (8, "audits"),
    ])
    func `a line that is none is an error`(line: Int, text: String) {
        var lines = SizePartitionTests.sizes.split(separator: "\n").map(String.init)
        lines[line - 1] = text
        let document = SizePartitionTests.document + lines.map { $0 + "\n" }.joined()
        #expect(throws: LayoutDocument.SyntaxError.unexpected(line: line + 7, text: text)) {
            try LayoutDocument(parsing: document)
        }
    }

    @Test func `pieces after what was looked at point by point are an error`() {
        let text = SizePartitionTests.document + SizePartitionTests.sizes + "  600 700\n"
        #expect(throws: LayoutDocument.SyntaxError.unexpected(line: 16, text: "  600 700")) {
            try LayoutDocument(parsing: text)
        }
    }
}

/// The windows for which frames change.
@Suite struct FrameChangeOfSizesTests {
    /// Returns a view in pieces, each from a width and x to a width and x.
    private func partition(
        _ pieces: [(ClosedRange<Double>, ClosedRange<Double>)], id: String = "title",
        sampled: [ClosedRange<Double>] = []
    ) -> SizePartition {
        func rect(_ x: Double) -> Rect { Rect(x: x, y: 0, width: 10, height: 10) }
        return SizePartition(
            widths: 320...1400,
            pieces: pieces.map { widths, places in
                SizePartition.Piece(
                    widths: widths,
                    views: [SizePartition.View(id: id, first: rect(places.lowerBound), last: rect(places.upperBound))])
            }, sampled: sampled)
    }

    private func change(_ before: SizePartition, _ after: SizePartition) -> String {
        "\(FrameChange(from: before, to: after))"
    }

    @Test func `pieces that tell the same do not differ`() {
        let one = partition([(320...1400, 0...1080)])
        #expect(change(one, one) == "no frame changes at any width")
        #expect(
            change(one, partition([(320...400, 0...80), (400...1400, 80...1080)])) == "no frame changes at any width")
        #expect(change(one, partition([(320...1400, 0...1080.003)])) == "no frame changes at any width")
    }

    @Test func `a piece that begins elsewhere changes what lies between`() {
        let before = partition([(320...400, 0...0), (400...1400, 50...50)])
        let after = partition([(320...414, 0...0), (414...1400, 50...50)])
        #expect(
            change(before, after) == "frames change for widths 400 … 414; nothing changes below 400 or above 414")
    }

    @Test func `a view that moves faster changes from where it leaves`() {
        let before = partition([(320...500, 0...0), (500...1400, 0...900)])
        let after = partition([(320...500, 0...0), (500...1400, 0...450)])
        #expect(change(before, after) == "frames change for widths 500 … 1400; nothing changes below 500")
    }

    @Test func `views that come and go change all windows`() {
        let before = partition([(320...1400, 0...0)])
        let after = partition([(320...1400, 0...0)], id: "other")
        #expect(change(before, after) == "frames change for widths 320 … 1400")
        #expect(FrameChange(from: before, to: after).views == ["other", "title"])
        #expect(
            FrameChange(from: before, to: after).text { $0 == "other" ? "Name" : $0 }
                == "frames of Name and title change for widths 320 … 1400")
    }

    @Test func `windows that are not proven are not compared`() {
        let before = partition([(320...400, 0...0), (500...1400, 0...0)], sampled: [401...499])
        let after = partition([(320...1400, 5...5)])
        #expect(
            change(before, after)
                == "frames change for widths 320 … 400, 500 … 1400; not compared for widths 401 … 499, which are not proven"
        )
    }
}
