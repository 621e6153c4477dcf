import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimText
import LayoutSimViewTree
import Testing

/// Controls with custom images, fonts and colors, in a frame at (10, 20).
@Suite struct ControlLookTests {
    private func lines(
        _ content: Content, _ width: Double, _ height: Double, isRightToLeft: Bool = false,
        _ edit: (inout View) -> Void = { _ in }
    ) throws -> [String] {
        var view = View("a", content: content)
        edit(&view)
        let root = View("view", subviews: [view])
        let frame = Rect(x: 10, y: 20, width: width, height: height)
        var screen = screen(root, view.constraints(frame: frame, in: root))
        screen.isRightToLeft = isRightToLeft
        screen.rules.controls.segmentedInsets = .zero
        return try picture(screen).lines(of: "a")
    }

    private static func image(_ name: String, _ width: Double, _ height: Double) -> Image {
        Image(.file(name), size: Size(width: width, height: height), intrinsicSize: nil)
    }

    static let buttons: [(TextField.ClearButton, disc: String, text: String)] = [
        (.right, "87.71,29.21 15.58x15.58", "10,"), (.left, "16.71,29.21 15.58x15.58", "36,"),
        (.at(Rect(x: 40, y: 7, width: 10, height: 10)), "50.9,27.9 8.2x8.2", "10,"),
    ]

    @Test(arguments: buttons) func `a field draws the button that clears it, and its text beside that`(
        _ button: TextField.ClearButton, _ disc: String, _ text: String
    ) throws {
        var field = TextField(border: .none, text: TextContent("Ada", font: .system(size: 10)))
        field.clearButton = button
        let lines = try lines(.textField(field), 100, 34)
        #expect(lines.count == 2)
        #expect(lines.first?.contains(" at \(text)") == true)
        #expect(lines.last == "fill path of 22 \(disc) #3C3C434C even-odd")
    }

    @Test func `a slider's track lies between its pictures`() throws {
        var looks = SliderLooks()
        looks.minimumImage = Self.image("low", 20, 16)
        looks.maximumImage = Self.image("high", 24, 16)
        let slider = Content.control(.slider(value: 0.5, looks: looks))
        let lines = try lines(slider, 187, 31)
        #expect(
            lines.prefix(4) == [
                "image \"low\" 10,27.5 20x16", "image \"high\" 173,27.5 24x16",
                "fill path of 9 38,32.5 127x6 #E9E9EB", "fill path of 9 38,32.5 63.5x6 #007AFF",
            ])
        let mirrored = try self.lines(slider, 187, 31, isRightToLeft: true)
        #expect(mirrored.prefix(2) == ["image \"low\" 177,27.5 20x16", "image \"high\" 10,27.5 24x16"])
    }

    @Test func `a slider draws pictures of its track and thumb where its class says`() throws {
        var looks = SliderLooks()
        looks.thumb = Self.image("thumb", 10, 20)
        looks.minimumTrack = Self.image("passed", 3, 6)
        let slider = Control.slider(value: 0, looks: looks)
        #expect(
            try lines(.control(slider), 100, 30) == [
                "fill path of 9 10,32 100x6 #E9E9EB", "image \"passed\" 10,32 5x6", "image \"thumb\" 10,25 10x20",
            ])
        looks.frames.track = Rect(x: 0, y: 5, width: 100, height: 12)
        looks.frames.thumb = Rect(x: 50, y: 5, width: 10, height: 20)
        looks.maximumTrack = Self.image("rest", 3, 12)
        #expect(
            try lines(.control(.slider(value: 0, looks: looks)), 100, 30) == [
                "image \"rest\" 65,25 45x12", "image \"passed\" 10,25 55x12", "image \"thumb\" 60,25 10x20",
            ])
        looks.thumb = Image(
            .drawing(VectorImage(name: "empty", size: .zero, layers: [])), size: .zero, intrinsicSize: nil)
        #expect(try lines(.control(.slider(value: 0, looks: looks)), 100, 30).count == 2)
    }

    private func segments(_ change: (inout SegmentLooks) -> Void, image: Image? = nil) -> Control {
        var first = Control.Segment(image == nil ? "A" : "")
        var looks = SegmentLooks()
        change(&looks)
        first.looks = looks == SegmentLooks() ? nil : looks
        first.image = image
        return .segmented([first, Control.Segment("B")], selected: 0, apportionsByContent: false)
    }

    @Test func `titles of segments have the fonts and colors of their state`() throws {
        let control = segments {
            $0.font = .system(size: 20)
            $0.shownFont = .system(size: 10, weight: .bold)
            $0.color = Color(hex: 0x123456)
        }
        let lines = try lines(.control(control), 100, 32)
        #expect(lines.contains { $0.contains("Inter-Bold 10 ") && $0.hasSuffix("#123456") })
        let normal = try self.lines(.control(segments { $0.font = .system(size: 20) }), 100, 32)
        #expect(normal.contains { $0.contains("Inter-Regular 20 ") && $0.hasSuffix("#000000") })
    }

    @Test func `a picture of a segment is drawn in its middle, in the color of titles if it is a template`() throws {
        var image = Self.image("map", 20, 10)
        image.isTemplate = true
        let lines = try lines(.control(segments({ $0.color = .white }, image: image)), 100, 32)
        #expect(lines.contains("image \"map\" 25,31 20x10 in #FFFFFF"))
    }

    @Test func `pictures behind segments take the place of the plates`() throws {
        let lines = try lines(.control(segments { $0.background = Self.image("plate", 1, 1) }), 100, 32)
        #expect(lines.count == 3)
        #expect(lines.first == "image \"plate\" 10,20 50x32")
    }

    @Test func `the color behind segments is as round as their plate`() throws {
        let lines = try lines(.control(segments { _ in }), 100, 32) { $0.backgroundColor = Color(hex: 0x123456) }
        #expect(lines.first == "fill path of 9 10,20 100x32 #123456")
    }

    @Test func `a button has the corners and the line of its background`() throws {
        var configuration = Button.Configuration()
        configuration.cornerRadius = 12
        configuration.stroke = Border(width: 2, color: Color(hex: 0x123456))
        let plain = try lines(.button(Button(nil, style: .configuration(configuration))), 100, 40)
        #expect(plain == ["stroke path of 9 11,21 98x38 2 #123456"])
        configuration.backgroundColor = .white
        let filled = try lines(.button(Button(nil, style: .configuration(configuration))), 100, 40)
        #expect(filled == ["fill path of 9 10,20 100x40 #FFFFFF"] + plain)
    }

    @Test func `an effect without a color shows what lies below as it is`() throws {
        #expect(try lines(.opaque(.effect), 100, 40) { $0.partColors[.material] = .clear } == [])
        let dark = try lines(.opaque(.effect), 100, 40) { $0.partColors[.material] = Color(hex: 0x123456) }
        #expect(dark == ["composited within rect 10,20 100x40 blurred by 20: fill rect 10,20 100x40 #123456"])
    }

    @Test func `a translucent symbol is one shape`() throws {
        let image = Image(.symbol("speaker.fill"), size: Size(width: 16, height: 16), intrinsicSize: nil)
        let lines = try lines(.image(image, contentMode: .center), 16, 16) {
            $0.tintColor = Color(hex: 0x123456).withAlpha(0x80)
        }
        #expect(lines.count == 1 && lines[0].hasPrefix("faded to 128: stroke ") && !lines[0].contains("#12345680"))
    }

    @Test func `an activity indicator takes the place of a button's picture`() throws {
        var configuration = Button.Configuration(background: .filled, imagePadding: 5)
        configuration.showsActivityIndicator = true
        let button = Button(
            TextContent("OK", font: .system(size: 10)), image: Self.image("star", 8, 8),
            style: .configuration(configuration))
        let lines = try lines(.button(button), 100, 40)
        #expect(lines.count == 10)
        #expect(lines[1] == "stroke path of 2 50,31.2 0x4 2 round #FFFFFF")
    }
}
