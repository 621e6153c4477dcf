import Glibc
import LayoutSimCatalog
import LayoutSimDevices
import LayoutSimFiles
import LayoutSimRendering
import LayoutSimGoldenTesting
import LayoutSimScreens
import LayoutSimSnapshots

/// Measures checking all variants of the badge detail, compared with drawing them into PNG files, each with a renderer
/// without cached glyphs.
enum MatrixSpeed {
    static var benchmark: Benchmark { Benchmark(name: "matrix", trying: figures) }

    private static let folder = Folder("/tmp/layoutsim-benchmark-matrix-\(getpid())")

    private static func figures() throws -> [Figure] {
        let variants = try BadgeMatrix.matrix.rows.flatMap(\.self)
        let badges = try BadgeCatalog.embedded
        let run = try SnapshotRun(project: SnapshotProject(root: ".", isReadOnly: true))
        try folder.create()
        defer { try? folder.removeAll() }
        let changed = try outcomes(variants, badges, run).count { !$0.isSame }
        let (verify, draw) = Timing.medians(
            of: { _ = try? outcomes(variants, badges, run) }, and: { try? drawAll(variants, badges) })
        let note = changed == 0 ? "" : "\(changed) of \(variants.count) variants differ from their goldens"
        return [
            Figure(label: "verify \(variants.count) variants", value: verify / 1000, quantity: "ms", note: note),
            Figure(label: "draw them into PNG files", value: draw / 1000, quantity: "ms"),
            Figure(label: "verify / draw", value: verify / draw, quantity: "ratio", goal: 0.25),
        ]
    }

    private static func outcomes(
        _ variants: [Variant<ContentLength>], _ badges: BadgeCatalog, _ run: SnapshotRun
    ) throws -> [SnapshotOutcome] {
        let renderer = try Renderer()
        return try variants.map { variant in
            let screen = variant.request().screen(badges: badges, measure: renderer.extent).screen
            let key = SnapshotKey(screen: BuiltInScreen.badgeDetail.rawValue, variant: variant.name)
            return try run.report(on: SnapshotSubject(key: key, screen: screen), renderer: renderer).outcome
        }
    }

    private static func drawAll(_ variants: [Variant<ContentLength>], _ badges: BadgeCatalog) throws {
        let renderer = try Renderer()
        for variant in variants {
            let screen = variant.request().screen(badges: badges, measure: renderer.extent).screen
            let file = File("\(folder.path)/\(variant.name).png")
            try file.write(renderer.pngData(renderer.displayList(renderer.layout(screen)), file: file.path))
        }
    }
}
