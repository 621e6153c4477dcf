import LayoutSimText
import LayoutSimCatalog
import LayoutSimErrors
import LayoutSimRendering
import LayoutSimSnapshots
import LayoutSimWorkers

/// Compares variants with their goldens on all cores.
struct SnapshotCheck {
    var run: SnapshotRun

    /// Calls `body` with each report, in the order of the variants.
    func forEach(in variants: [DeclaredVariant], _ body: (SnapshotReport) -> Void) throws {
        let badges = try BadgeCatalog.embedded
        let run = run
        let work = ParallelWork(variants, tools: { Renderers() }) { variant, renderers in
            Result {
                let renderer = try renderers.renderer(.y2015)
                let subject = variant.subject(badges: badges, renderer: renderer)
                return try run.report(on: subject, renderer: renderer)
            }
        }
        try work.forEach { body(try $0.get()) }
    }
}
