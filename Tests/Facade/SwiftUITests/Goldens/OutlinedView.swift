import LayoutSimAutoLayout
import LayoutSimCauses
import LayoutSimDocuments
import LayoutSimPixels
import LayoutSimRendering
import LayoutSimViewTree
import SwiftUI
import Testing
import UIKit

/// A view of SwiftUI as a golden records it.
@MainActor struct OutlinedView {
    /// The screen with a view for each view and modifier.
    let screen: Screen
    let renderer: Renderer
    /// The screen as it was frozen, without what is only laid out.
    let frozen: Screen

    init(_ view: some SwiftUI.View, width: CGFloat = 320, height: CGFloat = 480) throws {
        let shown = HostedScreen(view, width: width, height: height)
        renderer = try Renderers.ofObjects.renderer(SimulatedDevice.current.fontEra)
        let root = try #require(shown.controller.view)
        frozen = root.frozen(named: "view")
        var outlined = try #require(OutlinedScreen(frozen, of: root))
        let renderer = renderer
        outlined.check(against: renderer.layout(frozen)) { renderer.layout($0) }
        screen = outlined.screen
    }

    /// Whether some views could not be laid out again.
    var isRecorded: Bool { screen.root.inPreorder.contains { $0.hosting?.isRecorded ?? false } }

    private var bitmap: Bitmap {
        get throws { try renderer.bitmap(renderer.displayList(renderer.layout(screen))) }
    }

    var document: LayoutDocument { renderer.document(renderer.layout(screen)) }

    /// What audits say of the screen as it was frozen.
    var audits: [String] { renderer.document(renderer.layout(frozen)).audits }

    /// The lines of the document for views of SwiftUI: kinds with inputs, indented by the views around them.
    var lines: [String] {
        document.nodes.compactMap { node in
            node.properties.first { $0.name == "swiftui" }.map {
                String(repeating: "  ", count: node.depth) + $0.value
            }
        }
    }

    /// Returns why another view differs from this one, its picture included.
    func report(to other: OutlinedView) throws -> CauseReport {
        let golden = try LayoutDocument(parsing: document.description)
        var variant = ChangedVariant(name: "view/variant", golden: golden, screen: other.screen)
        let (before, after) = (try bitmap, try other.bitmap)
        if before.pixelHash != after.pixelHash {
            variant.picture = PictureChange(goldenHash: before.pixelHash, golden: before, regions: [])
        }
        return try CauseSearch(renderer: renderer).report(on: variant)
    }
}
