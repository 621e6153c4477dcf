import LayoutSimAutoLayout
import LayoutSimCauses
import LayoutSimDevices
import LayoutSimDocuments
import LayoutSimInterfaceBuilder
import LayoutSimRendering
import LayoutSimViewTree
import Testing

@testable import LayoutSimSceneAssembly

/// An edit of the contents of a list or container is named, whatever it moves there.
@Suite struct FillingCauseTests {
    /// An edit of the storyboard, with its expected causes.
    struct Edit: Sendable, CustomTestStringConvertible {
        var scene: String
        var change: @Sendable (inout String) -> Void
        var causes: [String]
        var testDescription: String { causes.joined(separator: ", ") }

        init(_ scene: String, _ causes: [String], _ change: @escaping @Sendable (inout String) -> Void) {
            self.scene = scene
            self.causes = causes
            self.change = change
        }

        init(_ scene: String, replacing old: String, with new: String, _ causes: String...) {
            self.init(scene, causes) { $0 = $0.replacing(old, with: new, maxReplacements: 1) }
        }
    }

    private static let edits: [Edit] = [
        Edit(
            "Settings", replacing: #"constant="12" id="ring-3""#, with: #"constant="30" id="ring-3""#,
            "ring-label.top == ring-content.top: constant 12 → 30"),
        Edit("Settings", ["ring-label font system 17 regular → system 30 regular"]) { text in
            let font = #"pointSize="17""#
            let label = text.firstRange(of: "ring-label\">").map(\.upperBound) ?? text.startIndex
            let place = text[label...].firstRange(of: font) ?? label..<label
            text.replaceSubrange(place, with: #"pointSize="30""#)
        },
        Edit(
            "Settings", replacing: ListStoryboard.row("alarm", "Alarm", accessory: "none"), with: "",
            "view alarm removed"),
        Edit(
            "Settings", replacing: ListStoryboard.row("alarm", "Alarm", accessory: "none"),
            with: ListStoryboard.row("new", "New", accessory: "none")
                + ListStoryboard.row("alarm", "Alarm", accessory: "none"), "view new added"),
        Edit("Settings", ["table order of subviews ring alarm dim → alarm ring dim"]) { text in
            let (ring, alarm) = (
                ListStoryboard.row("ring", "Ring", accessory: "disclosureIndicator"),
                ListStoryboard.row("alarm", "Alarm", accessory: "none")
            )
            text = text.replacing(ring, with: "").replacing(alarm, with: alarm + ring)
        },
        Edit(
            "Settings", replacing: #"accessoryType="none" id="alarm""#, with: #"accessoryType="checkmark" id="alarm""#,
            "alarm accessory none → checkmark"),
        Edit(
            "Settings", replacing: #"headerTitle="Sound""#,
            with:
                #"headerTitle="All that can be heard, from the ringtone to the alarm, and how loud it is, by day and by night, at home and away, with and without headphones, in all of the rooms""#,
            "table section header \"Sound\", \"Screen\" → "
                + "\"All that can be heard, from the ringtone to the alarm, and how loud it is, by day and by night, at home and away, with and without headphones, in all of the rooms\", \"Screen\""
        ),
        Edit("Settings", replacing: #"style="grouped""#, with: #"style="plain""#, "table table style grouped → plain"),
        Edit(
            "Settings", replacing: #"style="grouped""#, with: #"style="insetGrouped""#,
            "table table style grouped → insetGrouped"),
        Edit(
            "Photos", replacing: #"constant="8" id="first-2""#, with: #"constant="20" id="first-2""#,
            "first-label.top == first-content.top: constant 8 → 20"),
        Edit(
            "Photos", replacing: #"minimumInteritemSpacing="10""#, with: #"minimumInteritemSpacing="16""#,
            "grid item spacing 10 → 16"),
        Edit(
            "Photos", replacing: #"width="120" height="90"/>"#, with: #"width="130" height="90"/>"#,
            "first stored width 120 → 130"),
        Edit(
            "Page", replacing: #"multiplier="0.8""#, with: #"multiplier="0.6""#,
            "box.width == 0.6 * outer.width: multiplier 0.8 → 0.6"),
        Edit(
            "Page", replacing: #"constant="12" id="n1""#, with: #"constant="20" id="n1""#,
            "text.top == paper.top: constant 12 → 20"),
    ]

    private static let devices = ["iphone-5", "iphone-6", "iphone-xr", "ipad-10-2"]

    private func drawn(_ text: String, _ scene: String, on device: String) throws -> (Screen, Renderer) {
        let assembly = try SmallStoryboard.assembly(text: text) { request in
            request.scene = scene
            request.viewport = try? DeviceCatalog.embedded.device(named: device).viewport(.portrait)
        }
        return (try #require(try assembly.scene()).screen, assembly.renderer)
    }

    @Test(arguments: edits)
    func `the edit is the proven cause of everything, and the same change on all devices`(_ edit: Edit) throws {
        var text = ListStoryboard.text
        edit.change(&text)
        #expect(text != ListStoryboard.text)
        let reports = try FillingCauseTests.devices.map { device in
            let (old, renderer) = try drawn(ListStoryboard.text, edit.scene, on: device)
            let golden = try LayoutDocument(parsing: renderer.document(renderer.layout(old)).description)
            let (new, fresh) = try drawn(text, edit.scene, on: device)
            return try CauseSearch(renderer: fresh)
                .report(on: ChangedVariant(name: "\(edit.scene)/\(device)", golden: golden, screen: new))
        }
        for report in reports {
            #expect(report.causes.map { $0.inputs.map(\.description) } == [edit.causes], "\(report)")
            #expect(!report.causes.contains { !$0.restoresAll }, "\(report)")
            // Rows that change places take their constraints with them.
            let inputs = report.inputs.filter { $0.kind != .constraintOrder }
            #expect(inputs.map(\.description) == edit.causes, "\(report)")
        }
        #expect(ChangeGrouping(reports).groups.count == 1)
    }

    @Test(arguments: ["Settings", "Photos", "Page"])
    func `a screen that is read from its document is filled the same way`(scene: String) throws {
        let (screen, renderer) = try drawn(ListStoryboard.text, scene, on: "iphone-6")
        let document = renderer.document(renderer.layout(screen))
        #expect(document.format == 3)
        let recorded = try #require(LayoutDocument(parsing: document.description).recordedScreen)
        #expect(recorded.unread == [])
        #expect(recorded.screen.root.inPreorder.map(\.id) == screen.root.inPreorder.map(\.id))
        #expect(renderer.document(renderer.layout(recorded.screen)).description == document.description)
    }

    @Test(arguments: ["Settings", "Photos", "Page"])
    func `a golden of format 2, which has fixed frames in the place of lists, differs in its format alone`(
        scene: String
    ) throws {
        let (screen, renderer) = try drawn(ListStoryboard.text, scene, on: "iphone-6")
        let flat = renderer.layout(screen).screen.withoutFillings
        let golden = renderer.document(renderer.layout(flat))
        #expect(golden.format == 2)
        let report = try CauseSearch(renderer: renderer)
            .report(on: ChangedVariant(name: "a/b", golden: golden, screen: screen))
        #expect("\(report.headline)" == "format 2 → 3: no visible change")
    }
}
