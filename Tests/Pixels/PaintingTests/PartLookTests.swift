import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimText
import LayoutSimViewTree
import Testing

/// Parts of controls with their own images, ticks and dates, in a frame at (10, 20).
@Suite struct PartLookTests {
    private func drawn(
        _ content: Content, _ size: Size, _ edit: (inout PartLooks) -> Void = { _ in }
    ) throws -> DisplayList {
        var view = View("a", content: content)
        edit(&view.partLooks)
        let root = View("view", subviews: [view])
        let frame = Rect(x: 10, y: 20, width: size.width, height: size.height)
        return try picture(screen(root, view.constraints(frame: frame, in: root), size: Size(width: 400, height: 300)))
    }

    private static func image(_ name: String, _ width: Double, _ height: Double) -> Image {
        Image(.file(name), size: Size(width: width, height: height), intrinsicSize: nil)
    }

    @Test func `images fill the bar and the track of a progress view`() throws {
        let size = Size(width: 100, height: 4)
        let lines = try drawn(.control(.progress(value: 0.25, isBar: false)), size) {
            ($0.progress, $0.track) = (Self.image("bar", 3, 3), Self.image("track", 3, 3))
        }.lines(of: "a")
        #expect(lines.count == 2)
        #expect(lines.first?.contains("track") == true && lines.first?.contains("100x4") == true)
        #expect(lines.last?.contains("bar") == true && lines.last?.contains("25x4") == true)
    }

    @Test func `an image of a page is a template of its own size`() throws {
        let lines = try drawn(.control(.pageControl(pages: 3, current: 0)), Size(width: 100, height: 26)) {
            $0.pages = [nil, Self.image("moon", 10, 8), nil]
        }.lines(of: "a")
        #expect(lines.count == 3)
        #expect(lines.filter { $0.contains("moon") && $0.contains("10x8 in #") }.count == 1)
    }

    @Test func `ticks are dots on the track of a slider`() throws {
        let size = Size(width: 200, height: 34)
        let slider = Content.control(.slider(value: 0, looks: nil))
        let plain = try drawn(slider, size).lines(of: "a")
        let ticked = try drawn(slider, size) { $0.ticks = [0, 0.5, 1] }.lines(of: "a")
        #expect(ticked.count == plain.count + 3)
        #expect(ticked.contains { $0.contains("107,34 6x6") }, "\(ticked)")
    }

    @Test func `a field draws its background in place of its border`() throws {
        var field = TextField(border: .bezel, text: TextContent("Ada", font: .system(size: 10)))
        field.background = Self.image("plate", 3, 3)
        let lines = try drawn(.textField(field), Size(width: 100, height: 34)).lines(of: "a")
        #expect(lines.count == 2)
        #expect(lines.first?.contains("plate") == true && lines.first?.contains("100x34") == true)
    }

    private func texts(_ style: Control.DatePickerStyle, _ date: ShownDate) throws -> [String] {
        let list = try drawn(.control(.datePicker(style: style, mode: .dateAndTime)), Size(width: 320, height: 216)) {
            $0.date = date
        }
        return try GlyphReader().texts(of: "a", in: list)
    }

    @Test func `a picker shows its date in place of Interface Builder's`() throws {
        #expect(try texts(.compact, .fields(["1 May 2020", "08:05"])) == ["1 May 2020", "08:05"])
        let wheel = ShownDate.Wheel(rows: ["4", "5", "6", "7", "8"], share: 1, alignment: .center)
        #expect(try texts(.wheels, .wheels([wheel])) == ["4", "5", "6", "7", "8"])
        let month = ShownDate.Month(title: "May 2020", weekdays: ["M", "T"], firstColumn: 4, days: 3, chosen: 2)
        #expect(try texts(.inline, .month(month, time: "8:05")) == ["May 2020", "M", "T", "1", "2", "3", "8:05"])
    }
}
