import Glibc
import UIKit

/// Measures checking many unchanged variants of a screen in UIKit code, relative to only creating them, laying them out
/// and hashing their pixels.
enum CodeSnapshotSpeed {
    static var benchmark: Benchmark {
        Benchmark(name: "uikit-snapshots", trying: { try MainActor.assumeIsolated { try figures() } })
    }

    @MainActor private static func figures() throws -> [Figure] {
        let project = try CodeProject(variants: 1000, root: "/tmp/layoutsim-benchmark-code-\(getpid())")
        defer { project.remove() }
        try project.recordGoldens()
        let changed = try project.verify()
        let (verified, drawn) = Timing.medians(
            of: { _ = try? project.verify() }, and: { try? project.draw() }, turns: 3)
        let note = changed == 0 ? "" : "\(changed) variants differ from their goldens"
        return [
            Figure(label: "verify 1000 variants in code", value: verified / 1000, quantity: "ms", note: note),
            Figure(label: "make them, lay them out and hash them", value: drawn / 1000, quantity: "ms"),
            Figure(label: "verify / lay out", value: verified / drawn, quantity: "ratio", goal: 1.5),
        ]
    }
}
