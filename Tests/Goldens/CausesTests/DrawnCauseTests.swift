import LayoutSimDocuments
import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimText
import LayoutSimCauses
import LayoutSimDevices
import LayoutSimPixels
import LayoutSimRendering
import LayoutSimScreens
import LayoutSimViewTree
import Testing

/// Causes that only redrawing proves, and changes that are visible only in the picture.
@Suite struct DrawnCauseTests {
    private let goldens: Goldens
    private let base: Screen

    init() throws {
        goldens = try Goldens()
        base = try goldens.screen(on: "iphone-4s", .landscape, longest: true)
    }

    @Test func `a color is proven by drawing again, a picture is only named`() throws {
        let colored = base.changing("title") {
            if case .label(let text, _) = $0.content { $0.content = .label(text, color: .white) }
        }
        let report = try goldens.report(from: base, to: colored, withPicture: true)
        #expect(report.class == .paint)
        #expect(report.causes.map { $0.inputs.map(\.description) } == [["title color #000000 → #FFFFFF"]])

        let other = base.changing("patch") {
            $0.content = .image(Patch.placeholder.image, contentMode: .scaleAspectFit)
        }
        let changed = try goldens.report(from: base, to: other, withPicture: true)
        #expect(changed.causes == [])
        #expect(changed.together.map(\.kind) == ["image"])
        #expect(changed.headline.reason.hasPrefix("changed together with patch image drawing "))
    }

    @Test func `a color that something hides is no cause beside the same change of what is seen`() throws {
        func colored(_ color: Color) -> Screen {
            base.changing("patch") {
                var cover = View("cover")
                cover.autoresizing = Autoresizing(
                    frame: Rect(x: 0, y: 0, width: 600, height: 600), superviewSize: Size(width: 600, height: 600),
                    mask: [])
                cover.backgroundColor = color
                $0.backgroundColor = color
                $0.subviews = [cover]
            }
        }
        let report = try goldens.report(
            from: colored(Color(hex: 0x336699)), to: colored(Color(hex: 0x993366)), withPicture: true)
        #expect(report.causes.map { $0.inputs.map(\.description) } == [["cover background #336699 → #993366"]])
    }

    static let layerChanges: [LayerChange] = [
        LayerChange("patch round corners bottom-right → top-left") { $0.corners = .topLeft },
        LayerChange("patch corner curve circular → continuous") { $0.hasContinuousCorners = true },
        LayerChange("patch shadow #000000 0 3 radius 4 → #000000 0 9 radius 4") { $0.shadow?.offset.y = 9 },
        LayerChange("patch shadow path none → rect 0 0 50 50") {
            $0.shadow?.path = .rect(Rect(x: 0, y: 0, width: 50, height: 50))
        },
        LayerChange("patch transform none → 0.5 0 0 0.5 0 0") {
            $0.transform = Transform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 0, ty: 0)
        },
        LayerChange("patch mask none → fill #FFFFFF rect 0 0 9 9") {
            $0.mask = Recording(steps: [.draw(.fill(.rect(Rect(x: 0, y: 0, width: 9, height: 9)), .white))])
        },
        LayerChange(
            #"patch drawing gradient linear 0 0 0 40 #FF0000 at 0 #0000FF at 1 rect 0 0 40 40 → "#
                + "gradient linear 0 0 0 40 #00FF00 at 0 #0000FF at 1 rect 0 0 40 40"
        ) { $0.drawing.steps[1] = .draw(gradient(from: Color(hex: 0x00FF00))) },
        LayerChange("patch drawing none → fill #FFFFFF rect 0 0 9 9") {
            $0.drawing.steps.append(.draw(.fill(.rect(Rect(x: 0, y: 0, width: 9, height: 9)), .white)))
        },
    ]

    struct LayerChange: Sendable, CustomTestStringConvertible {
        var cause: String
        var change: @Sendable (inout LayerStyle) -> Void
        var testDescription: String { cause }

        init(_ cause: String, _ change: @escaping @Sendable (inout LayerStyle) -> Void) {
            (self.cause, self.change) = (cause, change)
        }
    }

    private static func gradient(from color: Color) -> DrawingOperation {
        let shading = Shading(
            .linear(from: .zero, to: Point(x: 0, y: 40)),
            stops: [Shading.Stop(0, color), Shading.Stop(1, Color(hex: 0x0000FF))])
        return .shading(.rect(Rect(x: 0, y: 0, width: 40, height: 40)), shading)
    }

    @Test(arguments: layerChanges) func `what changed of a layer is named`(_ change: LayerChange) throws {
        let old = base.changing("patch") {
            $0.cornerRadius = 20
            $0.backgroundColor = Color(hex: 0xFFCC00)
            $0.layer.corners = .bottomRight
            $0.layer.shadow = LayerShadow(color: .black, offset: Point(x: 0, y: 3), radius: 4)
            $0.layer.drawing.steps = [.content, .draw(Self.gradient(from: Color(hex: 0xFF0000)))]
        }
        let new = old.changing("patch") { change.change(&$0.layer) }
        let report = try goldens.report(from: old, to: new, withPicture: true)
        #expect(report.class == .paint)
        #expect(report.causes.map { $0.inputs.map(\.description) } == [[change.cause]])
    }

    /// Only the painted output reveals the change.
    @Test func `a text that moves nothing is proven by drawing again beside what does move`() throws {
        var old = base
        let note = View.label("note", TextContent("i", font: .system(size: 12)))
        let view = View("view")
        old.root.subviews.append(note)
        old.constraints += [
            note.topAnchor.constraint(equalTo: view.topAnchor, constant: 200),
            note.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 2),
            note.widthAnchor.constraint(equalToConstant: 10), note.heightAnchor.constraint(equalToConstant: 20),
        ]
        var new = old.changing("note") { $0.changeText { $0.text = "l" } }
        new.constraints[1].constant = 12
        let report = try goldens.report(from: old, to: new, withPicture: true)
        #expect(report.class == .layout)
        #expect(
            report.causes.map { $0.inputs.map(\.description) } == [
                ["patch.top == title.bottom: constant 20 → 12"], [#"note text "i" → "l""#],
            ])
        #expect(report.idle == [])
        #expect(report.description.contains("\n  proof     with it reverted, the layout matches the golden\n"))
    }

    /// A background turns a view on top of another one into an overlap.
    @Test func `a color can be the cause of an audit`() throws {
        var old = base
        old.root.subviews.append(View("cover"))
        let cover = View("cover")
        let title = View("title")
        old.constraints += [
            cover.topAnchor.constraint(equalTo: title.topAnchor),
            cover.leftAnchor.constraint(equalTo: title.leftAnchor),
            cover.widthAnchor.constraint(equalToConstant: 60), cover.heightAnchor.constraint(equalToConstant: 60),
        ]
        let new = old.changing("cover") { $0.backgroundColor = .black }
        let report = try goldens.report(from: old, to: new)
        #expect(report.outputs.count == 1)
        #expect(report.causes.map { $0.inputs.map(\.kind) } == [["background"]])
    }

    @Test func `views that are painted differently come with their pixels`() throws {
        var variant = ChangedVariant(name: "a", golden: try goldens.golden(base), screen: base)
        variant.picture = PictureChange(
            goldenHash: nil, regions: [.init(view: "title", pixelCount: 3), .init(view: "patch", pixelCount: 80)])
        let search = CauseSearch(renderer: goldens.renderer)
        let report = try search.report(on: variant)
        #expect(report.class == .paint)
        #expect(
            report.outputs.map(\.description) == [
                "patch painted differently, 80 pixels", "title painted differently, 3 pixels",
            ])
        #expect(report.isBeyondInputs)
        variant.fingerprints = ("cairo-0.1", "cairo-0.2")
        let drift = try search.report(on: variant)
        #expect(drift.class == .raster)
        #expect("\(drift.headline)" == "drawn by cairo-0.2 instead of cairo-0.1; the layout is the same")
    }
}
