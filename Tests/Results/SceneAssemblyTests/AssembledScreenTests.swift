import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimRendering
import LayoutSimViewTree
import Testing

@testable import LayoutSimSceneAssembly

@Suite struct AssembledScreenTests {
    private func screen(_ id: String) throws -> AssembledScreen {
        try #require(try SmallStoryboard.assembly().screens().first { $0.root.id == id })
    }

    @Test func `a root that others show as a row has no screen`() throws {
        #expect(try SmallStoryboard.assembly().layoutRoots.map(\.id) == ["table", "row", "page"])
        #expect(try SmallStoryboard.assembly().screens().map(\.root.id) == ["table", "page"])
    }

    @Test func `a table is one tree with its titles, rows, accessories and separators`() throws {
        let table = try screen("table")
        #expect(table.screen.root.inPreorder.map(\.id) == ["table", "row", "content", "label"])
        #expect(
            table.views.map(\.id) == [
                "table", "header of section", "rows of section", "row", "content", "label", "accessory of row",
                "separator of row",
            ])
        #expect(table.shownRoots == ["row"])
        #expect(table.origins["label"] == AssembledScreen.Origin(root: "row", view: "label"))
        #expect(table.origins["separator of row"] == nil)
    }

    @Test(arguments: [1.0, 2, 3]) func `a separator is a pixel high at every scale`(_ scale: Double) throws {
        let assembly = try SmallStoryboard.assembly { $0.viewport?.scale = scale }
        let table = try #require(try assembly.screens().first)
        let layout = assembly.renderer.layout(table.screen)
        let separator = try #require(layout["separator of row"]).screenFrame
        #expect((separator.height * scale - 1).magnitude < 1e-9)
        #expect(try separator.maxY == #require(layout["row"]).screenFrame.maxY)
    }

    @Test func `bars are part of the screen`() throws {
        let screen = try screen("table").screen
        #expect(screen.navigationBar?.title == "Settings")
        #expect(screen.bars.trailing.map(\.title) == ["Help"])
        #expect(screen.bars.barColor == Color(hex: 0xFF0000))
    }

    @Test func `a scene in two containers is seen twice, without its bars`() throws {
        let page = try screen("page")
        let layout = try SmallStoryboard.assembly().renderer.layout(page.screen)
        #expect(layout["label"]?.screenFrame.minY != nil)
        #expect(layout["label-2"]?.screenFrame.minY == layout["label"].map { $0.screenFrame.minY + 220 })
        #expect(page.origins["label-2"] == AssembledScreen.Origin(root: "row", view: "label"))
        #expect(page.screen.bars == BarContents())
    }

    @Test func `no safe area reaches into the rows of a list`() throws {
        let assembly = try SmallStoryboard.assembly()
        let table = try #require(try assembly.screens().first)
        let layout = assembly.renderer.layout(table.screen)
        let row = try #require(layout["row"])
        #expect(layout.screenRect(of: .guide(.safeArea, owner: "row")) == row.screenFrame)
    }

    @Test func `the scene that is requested comes alone`() throws {
        let assembly = try SmallStoryboard.assembly { $0.scene = "Pair" }
        #expect(try assembly.scene()?.root.id == "page")
        #expect(try assembly.scene()?.shownRoots == ["row"])
    }
}
