// swift-format-ignore-file: NoLeadingUnderscores

/// Marks that are shown where others are.
nonisolated struct MaskedContent<Content: ChartContent, Mask: ChartContent>: ChartContent {
    let content: Content
    let mask: Mask

    var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }

    @MainActor static func _makeChartContent(_ content: Self, _ outputs: inout _ChartContentOutputs) {
        var masks = _ChartContentOutputs()
        masks.add(content.mask)
        outputs.add(content.content) { $0.looks.masks += masks.marks }
    }
}
