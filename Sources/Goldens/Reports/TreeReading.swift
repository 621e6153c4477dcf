import LayoutSimDocuments
import LayoutSimComparison
import LayoutSimDevices
import LayoutSimPixels
import LayoutSimRendering
import LayoutSimSnapshots
import LayoutSimViewTree

/// The current tree of a variant, with the areas of its views in both pictures.
struct TreeReading {
    private(set) var lines: [ReviewVariant.TreeLine] = []

    /// The current tree, and the former one if there is one.
    init(_ now: LayoutDocument, _ golden: LayoutDocument?) {
        let expected = golden.map(TreeReading.areas) ?? [:]
        let actual = TreeReading.areas(now)
        var texts = now.tree[...]
        for node in now.nodes {
            guard let text = texts.popFirst() else { break }
            lines.append(ReviewVariant.TreeLine(text, expected: expected[node.id], actual: actual[node.id]))
            lines += texts.prefix(node.properties.count).map { ReviewVariant.TreeLine($0) }
            texts = texts.dropFirst(node.properties.count)
        }
        lines.append(ReviewVariant.TreeLine("constraints"))
        lines += now.constraints.map { ReviewVariant.TreeLine("  \($0.text)  \($0.outcome)") }
        lines.append(ReviewVariant.TreeLine("audits"))
        lines += (now.audits.isEmpty ? ["none"] : now.audits).map { ReviewVariant.TreeLine("  \($0)") }
    }

    /// Returns the area of each view by id; for duplicate ids, the first view counts.
    private static func areas(_ document: LayoutDocument) -> [String: PixelRect] {
        let scale = document.recordedScreen?.screen.viewport.scale ?? 1
        let areas = document.viewAreas(scale: scale).map { ($0.id, $0.rect) }
        return Dictionary(areas, uniquingKeysWith: { first, _ in first })
    }
}
