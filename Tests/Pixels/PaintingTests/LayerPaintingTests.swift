import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimViewTree
import Testing

/// What layers do besides background and border.
@Suite struct LayerPaintingTests {
    private func lines(_ change: (_ outer: inout View) -> Void) throws -> [String] {
        try linesOfNestedViews { outer, _ in change(&outer) }
    }

    private static let dot = DrawingOperation.fill(
        .rect(Rect(x: 1, y: 2, width: 3, height: 4)), Color(hex: 0xFF0000))

    @Test func `what code drew lies between background, subviews and border`() throws {
        let lines = try lines {
            $0.border = Border(width: 2)
            $0.layer.drawing.steps = [.draw(Self.dot), .subviews(1), .draw(Self.dot)]
        }
        #expect(
            lines == [
                "outer fill rect 10,10 40x30 #FFFFFF", "outer fill rect 11,12 3x4 #FF0000",
                "inner fill rect 30,15 40x10 #000000", "outer fill rect 11,12 3x4 #FF0000",
                "outer stroke rect 11,11 38x28 2 #000000",
            ])
    }

    @Test func `a recording says where the content of its view lies`() throws {
        func drawn(_ steps: [Recording.Step]) throws -> Int {
            try lines {
                let image = Image(.missing("sun"), size: Size(width: 40, height: 30), intrinsicSize: nil)
                $0.content = .image(image, contentMode: .scaleToFill)
                $0.layer.drawing.steps = steps
            }.count
        }
        let without = try drawn([.draw(Self.dot)])
        #expect(without == 3)
        #expect(try drawn([.content, .draw(Self.dot)]) > without)
    }

    @Test func `a shadow lies below all that is seen of a view, and is not clipped by its corners`() throws {
        let lines = try lines {
            $0.layer.shadow = LayerShadow(color: .black, offset: Point(x: 0, y: 3), radius: 4)
        }
        #expect(
            lines == [
                "outer composited over a shadow #000000: fill rect 10,10 40x30 #FFFFFF; fill rect 30,15 40x10 #000000"
            ])
    }

    @Test func `filters change a view with its subviews, before it is faded`() throws {
        let lines = try lines {
            $0.layer.filters = [.grayscale(1), .blur(4)]
            $0.alpha = 0.2
        }
        #expect(
            lines == [
                "outer faded to 51: composited grayscale 1 blur 4: fill rect 10,10 40x30 #FFFFFF; "
                    + "fill rect 30,15 40x10 #000000"
            ])
    }

    @Test func `a view with a blend mode is combined as one layer`() throws {
        let lines = try lines { $0.layer.blendMode = .multiply }
        #expect(
            lines == ["outer composited multiply: fill rect 10,10 40x30 #FFFFFF; fill rect 30,15 40x10 #000000"])
    }

    @Test func `a view that clips has no shadow`() throws {
        let lines = try lines {
            $0.clipsToBounds = true
            $0.layer.shadow = LayerShadow(color: .black, offset: Point(x: 0, y: 3), radius: 4)
        }
        #expect(!lines.contains { $0.contains("shadow") })
    }

    @Test func `a view is turned around its center with its subviews, its mask inside`() throws {
        let lines = try lines {
            $0.alpha = 0.5
            $0.layer.transform = Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
            $0.layer.mask = Recording(steps: [.draw(Self.dot)])
        }
        #expect(
            lines == [
                "outer composited matrix 0,1,-1,0,55,-5: faded to 128: composited masked: "
                    + "fill rect 10,10 40x30 #FFFFFF; fill rect 30,15 40x10 #000000"
            ])
    }

    @Test func `a superview cuts off a turned subview in its own space`() throws {
        let root = View("view", subviews: [])
        var clip = View("clip")
        var turned = View("turned", backgroundColor: .black)
        clip.clipsToBounds = true
        turned.layer.transform = Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        clip.subviews = [turned]
        var top = root
        top.subviews = [clip]
        let constraints =
            clip.constraints(frame: Rect(x: 10, y: 10, width: 40, height: 30), in: top)
            + turned.constraints(frame: Rect(x: 0, y: 0, width: 40, height: 10), in: clip)
        #expect(
            try picture(screen(top, constraints)).lines == [
                "turned clipped to rect 10,10 40x30: composited matrix 0,1,-1,0,45,-15: fill rect 10,10 40x10 #000000"
            ])
    }

    @Test func `corners that meet are those of a capsule, continuous or not`() {
        let rect = Rect(x: 3, y: 4, width: 40, height: 20)
        #expect(
            Path.roundedRect(rect, radius: 12, corners: .all, isContinuous: true) == .roundedRect(rect, radius: 10))
    }

    static let corners: [(RectCorners, Bool, Int)] = [
        (.all, false, 9), ([.topLeft], false, 6), ([], false, 5), (.all, true, 21), ([.topLeft, .topRight], true, 13),
    ]

    @Test(arguments: corners)
    func `background, border and clip follow the round corners`(
        corners: RectCorners, isContinuous: Bool, steps: Int
    ) throws {
        let outline = Path.roundedRect(
            Rect(x: 0, y: 0, width: 100, height: 80), radius: 8, corners: corners, isContinuous: isContinuous)
        #expect(outline.elements.count == (corners.isEmpty ? 5 : steps))
        let lines = try lines {
            $0.cornerRadius = 8
            ($0.layer.corners, $0.layer.hasContinuousCorners) = (corners, isContinuous)
            $0.clipsToBounds = true
            $0.border = Border(width: 2)
        }
        let shape = corners.isEmpty ? "rect" : "path of \(steps)"
        #expect(
            lines == [
                "outer fill \(shape) 10,10 40x30 #FFFFFF",
                "inner clipped to \(shape) 10,10 40x30: fill rect 30,15 40x10 #000000",
                "outer stroke \(shape) 11,11 38x28 2 #000000",
            ])
    }
}
