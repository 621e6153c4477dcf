import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimViewTree
import Testing

/// The properties that a view passes on to its subviews: visibility, opacity and clipping.
@Suite struct InheritanceTests {
    private func lines(_ change: (_ outer: inout View, _ inner: inout View) -> Void) throws -> [String] {
        try linesOfNestedViews(change)
    }

    @Test func `views are drawn beyond their superviews`() throws {
        #expect(
            try lines { _, _ in } == ["outer fill rect 10,10 40x30 #FFFFFF", "inner fill rect 30,15 40x10 #000000"])
    }

    @Test func `a hidden or clear view hides its subviews`() throws {
        #expect(try lines { outer, _ in outer.isHidden = true } == [])
        #expect(try lines { outer, _ in outer.alpha = 0 } == [])
        #expect(try lines { _, inner in inner.isHidden = true } == ["outer fill rect 10,10 40x30 #FFFFFF"])
    }

    @Test func `a view without an extent does not hide its subviews`() throws {
        let inner = View("inner", backgroundColor: .black)
        let outer = View("outer", backgroundColor: .white, subviews: [inner])
        let root = View("view", subviews: [outer])
        let constraints =
            outer.constraints(frame: Rect(x: 10, y: 10, width: 0, height: 0), in: root)
            + inner.constraints(frame: Rect(x: 0, y: 0, width: 5, height: 5), in: outer)
        #expect(try picture(screen(root, constraints)).lines == ["inner fill rect 10,10 5x5 #000000"])
    }

    @Test func `a view and its subviews fade as one picture`() throws {
        #expect(
            try lines { outer, _ in outer.alpha = 0.5 } == [
                "outer faded to 128: fill rect 10,10 40x30 #FFFFFF; fill rect 30,15 40x10 #000000"
            ])
    }

    @Test func `a faded view in a faded view fades twice`() throws {
        #expect(
            try lines { outer, inner in
                outer.alpha = 0.2
                inner.alpha = 0.6
            } == [
                "outer faded to 51: fill rect 10,10 40x30 #FFFFFF; faded to 153: fill rect 30,15 40x10 #000000"
            ])
    }

    @Test func `a view that clips cuts off its subviews, not itself`() throws {
        #expect(
            try lines { outer, _ in outer.clipsToBounds = true } == [
                "outer fill rect 10,10 40x30 #FFFFFF",
                "inner clipped to rect 10,10 40x30: fill rect 30,15 40x10 #000000",
            ])
    }

    @Test func `round corners cut off by their outline`() throws {
        let lines = try lines { outer, _ in
            outer.clipsToBounds = true
            outer.cornerRadius = 5
        }
        #expect(
            lines == [
                "outer fill path of 9 10,10 40x30 #FFFFFF",
                "inner clipped to path of 9 10,10 40x30: fill rect 30,15 40x10 #000000",
            ])
    }

    @Test func `a border lies over the subviews, along the inside of the edges`() throws {
        #expect(
            try lines { outer, _ in outer.border = Border(width: 2, color: Color(hex: 0xFF0000)) } == [
                "outer fill rect 10,10 40x30 #FFFFFF", "inner fill rect 30,15 40x10 #000000",
                "outer stroke rect 11,11 38x28 2 #FF0000",
            ])
    }

    @Test func `a border follows round corners and fades with its view`() throws {
        let lines = try lines { outer, inner in
            outer.border = Border(width: 1)
            outer.cornerRadius = 5
            outer.alpha = 0.2
            inner.isHidden = true
        }
        #expect(
            lines == [
                "outer faded to 51: fill path of 9 10,10 40x30 #FFFFFF; stroke path of 9 10.5,10.5 39x29 1 #000000"
            ])
    }

    @Test func `a border is cut off by what is around its view`() throws {
        let lines = try lines { outer, inner in
            outer.clipsToBounds = true
            inner.border = Border(width: 1)
        }
        #expect(lines.last == "inner clipped to rect 10,10 40x30: stroke rect 30.5,15.5 39x9 1 #000000")
    }

    @Test(arguments: [true, false]) func `round corners cut off a picture where the view clips`(clips: Bool) throws {
        let image = Image(.file("a.png"), size: Size(width: 1, height: 1), intrinsicSize: nil)
        let lines = try lines { outer, inner in
            outer.content = .image(image, contentMode: .scaleToFill)
            outer.clipsToBounds = clips
            outer.cornerRadius = 5
            inner.isHidden = true
        }
        let picture = "image \"a.png\" 10,10 40x30"
        #expect(lines.last == "outer " + (clips ? "clipped to path of 9 10,10 40x30: \(picture)" : picture))
    }

    @Test func `a template is drawn in the tint that it inherits`() throws {
        let lines = try lines { outer, inner in
            outer.tintColor = Color(hex: 0xFF0000)
            var image = Image(.file("a.png"), size: Size(width: 1, height: 1), intrinsicSize: nil)
            image.isTemplate = true
            inner.content = .image(image, contentMode: .scaleToFill)
        }
        #expect(lines.last == "inner image \"a.png\" 30,15 40x10 in #FF0000")
    }
}
