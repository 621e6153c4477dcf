import LayoutSimDocuments
import LayoutSimGeometry
import LayoutSimText
import LayoutSimCauses
import LayoutSimDevices
import LayoutSimPixels
import LayoutSimRendering
import LayoutSimScreens
import LayoutSimViewTree
import Testing

/// Causes that only drawing again proves, and what is seen in the picture alone.
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

    /// Only what is painted tells of it.
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

    /// A background makes of a view that lies on another one an overlap.
    @Test func `a color can be the cause of an audit`() throws {
        var old = base
        old.root.subviews.append(View("cover"))
        let cover = View("cover")
        let view = View("view")
        old.constraints += [
            cover.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
            cover.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 200),
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
