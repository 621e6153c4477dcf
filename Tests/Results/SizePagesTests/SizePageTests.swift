import Foundation
import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimRendering
import LayoutSimSizes
import LayoutSimViewTree
import Testing

@testable import LayoutSimSizePages

/// The page draws the same as the program.
@Suite struct SizePageTests {
    private let label: TruncatedLabel

    init() throws { label = try TruncatedLabel() }

    /// Returns the data of a page as a browser reads it.
    private func data() throws -> [String: Any] {
        let text = try label.page()
        #expect(text.contains("<title>Test &lt;1&gt;</title>"))
        let start = try #require(text.range(of: #"id="data">"#)).upperBound
        let end = try #require(text.range(of: "</script>", range: start..<text.endIndex)).lowerBound
        return try #require(try JSONSerialization.jsonObject(with: Data(text[start..<end].utf8)) as? [String: Any])
    }

    /// Returns the shapes of the last of these pieces.
    private func drawn(_ pieces: ArraySlice<[String: Any]>) throws -> [Int] {
        try pieces.reduce(into: []) { drawn, piece in
            if let all = piece["s"] as? [Int] { return drawn = all }
            let changes = try #require(piece["d"] as? [Int])
            for place in stride(from: 0, to: changes.count, by: 2) { drawn[changes[place]] = changes[place + 1] }
        }
    }

    @Test(arguments: [Size(width: 210, height: 310), Size(width: 263.5, height: 444), Size(width: 399, height: 487.5)])
    func `the numbers of a piece give the drawing of each of its windows`(size: Size) throws {
        let screens = try #require(try data()["screens"] as? [String: Any])
        let root = try #require((screens["roots"] as? [[String: Any]])?.first)
        let pieces = try #require(root["pieces"] as? [[String: Any]])
        let place = try #require(
            pieces.firstIndex { piece in
                guard let w = piece["w"] as? [Double], let h = piece["h"] as? [Double] else { return false }
                return w[0] <= size.width && size.width <= w[1] && h[0] <= size.height && size.height <= h[1]
            })
        let shapes = try #require(screens["shapes"] as? [String])
        let found = try drawn(pieces[...place]).map { number in
            try PageShape(JSONSerialization.jsonObject(with: Data(shapes[number].utf8))).numbers(in: size)
        }
        let layout = label.renderer.layout(label.screen(size))
        var palette = PagePalette()
        let expected = DrawnShape.shapes(of: label.renderer.displayList(layout), &palette).map(\.numbers)
        #expect(found.count == expected.count + layout.views.count)
        for (numbers, wanted) in zip(found, expected) {
            #expect(numbers.count == wanted.count)
            #expect(zip(numbers, wanted).allSatisfy { abs($0 - $1) <= 0.76 }, "\(numbers) \(wanted)")
        }
    }

    @Test func `faults have the areas of the plane and the views at fault`() throws {
        let screens = try #require(try data()["screens"] as? [String: Any])
        let root = try #require((screens["roots"] as? [[String: Any]])?.first)
        let fault = try #require((root["faults"] as? [[String: Any]])?.first { $0["rule"] as? String == "truncated" })
        let views = try #require(root["views"] as? [String])
        #expect((fault["views"] as? [Int])?.map { views[$0] } == ["label"])
        let area = try #require((fault["areas"] as? [[[Double]]])?.first)
        #expect(area.map { $0[0] }.min() == 200)
        #expect(area.map { $0[1] }.max() == 500)
    }

    @Test func `the map has the areas of faults and the devices between its ends`() throws {
        let list = SizeMap([try label.sized()], label.renderer).displayList
        let fills = list.items.filter { if case .fill = $0.operation { true } else { false } }
        let devices = DeviceCatalog.embedded.devices.flatMap { [$0.points, $0.points.transposed] }
            .filter { label.plane.widths.contains($0.width) && label.plane.heights.contains($0.height) }
        let faults = try label.sized().faults
        #expect(fills.count == faults.flatMap(\.areas).count + devices.count + faults.count)
        #expect(list.items.contains { if case .glyphs = $0.operation { true } else { false } })
    }
}

/// `[form, view, numbers without extent, changes per point of width, per point of height]`.
private struct PageShape {
    private let parts: [Any]

    init(_ object: Any) throws { parts = try #require(object as? [Any]) }

    func numbers(in size: Size) -> [Double] {
        let origins = parts[2] as? [Double] ?? []
        let (across, up) = (parts[3] as? [Double] ?? [], parts[4] as? [Double] ?? [])
        func change(_ rates: [Double], _ place: Int) -> Double { rates.isEmpty ? 0 : rates[place % rates.count] }
        return origins.indices.map { place in
            origins[place] + change(across, place) * size.width + change(up, place) * size.height
        }
    }
}
