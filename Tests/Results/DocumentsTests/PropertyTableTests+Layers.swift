import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimViewTree

extension PropertyTableTests {
    static let layers: [Owner] = [
        Owner(
            ViewOmissions(),
            in: { omissions in
                var view = View("box")
                view.omissions = omissions
                return screen(view)
            },
            [
                ("drawing", { $0.drawing = ["particles", "a filter"] }),
                ("layout", { $0.layout = ["UITabBar.itemWidth"] }),
            ]),
        Owner(
            LayerStyle(), in: { layered($0) },
            [
                ("corners", { $0.corners = [.topLeft, .bottomRight] }),
                ("hasContinuousCorners", { $0.hasContinuousCorners = true }),
                ("shadow", { $0.shadow = LayerShadow(color: .black, offset: .zero, radius: third) }),
                ("transform", { $0.transform = Transform(a: third, b: 1, c: -1, d: 2, tx: 0, ty: -third) }),
                ("filters", { $0.filters = [.brightness(third), .multiplication(.black)] }),
                ("blendMode", { $0.blendMode = .multiply }), ("isIsolated", { $0.isIsolated = true }),
                ("mask", { $0.mask = Recording() }),
                ("drawing", { $0.drawing = Recording(steps: [.content]) }),
            ]),
        Owner(
            LayerShadow(color: .black, offset: .zero, radius: 3),
            in: { shadow in
                var layer = LayerStyle()
                layer.shadow = shadow
                return layered(layer)
            },
            [
                ("color", { $0.color = .white }), ("offset", { $0.offset.y = third }),
                ("radius", { $0.radius = third }),
                ("path", { $0.path = .ellipse(in: Rect(x: third, y: 2, width: 3, height: 4)) }),
            ]),
        Owner(
            Compositing(), in: { drawn([.group($0), .end]) }, ignored: ["mask", "backdrop"],
            [
                ("transform", { $0.transform.tx = third }), ("clip", { $0.clip = ClipPath(Path(), .evenOdd) }),
                ("filters", { $0.filters = [.threshold(least: third, most: 1, .black), .matrix(.saturation(third))] }),
                ("alpha", { $0.alpha = 7 }), ("blendMode", { $0.blendMode = .hue }),
                ("shadow", { $0.shadow = Shadow(color: .black, offset: .zero, radius: third) }),
                ("isIsolated", { $0.isIsolated = true }), ("label", { $0.label = "a \"layer\"" }),
            ]),
        Owner(
            Pen(width: 1), in: { drawn([.draw(.traced(line, .black, $0))]) },
            [
                ("width", { $0.width = third }), ("cap", { $0.cap = .round }), ("join", { $0.join = .bevel }),
                ("miterLimit", { $0.miterLimit = 4 }), ("dashes", { $0.dashes = [third, 2] }),
                ("dashPhase", { $0.dashPhase = -third }),
            ]),
        Owner(
            Shading(.conic(center: .zero, startAngle: 0), stops: []),
            in: { drawn([.draw(.shading(line, $0, .evenOdd))]) },
            [
                ("kind", { $0.kind = .linear(from: .zero, to: Point(x: third, y: 1)) }),
                ("stops", { $0.stops = [Shading.Stop(0, .black), Shading.Stop(third, .clear)] }),
                ("extendsBefore", { $0.extendsBefore = false }), ("extendsAfter", { $0.extendsAfter = false }),
                ("transform", { $0.transform.b = third }),
            ]),
        Owner(
            // Recordings contain whole pictures; parts belong to image views.
            ImageSource(name: "sun"), in: { drawn([.draw(.image($0, Rect(x: third, y: 2, width: 3, height: 4)))]) },
            ignored: ["part"],
            [
                ("name", { $0.name = "a moon" }), ("tint", { $0.tint = .white }),
                ("artwork", { $0.artwork = "0123abcd" }), ("isPixelated", { $0.isPixelated = true }),
            ]),
    ]

    private static let line = Path([.move(.zero), .line(Point(x: third, y: 2))])

    private static func layered(_ layer: LayerStyle) -> Screen {
        var view = View("box")
        view.layer = layer
        return screen(view)
    }

    private static func drawn(_ steps: [Recording.Step]) -> Screen {
        var layer = LayerStyle()
        layer.drawing = Recording(steps: steps)
        return layered(layer)
    }
}
