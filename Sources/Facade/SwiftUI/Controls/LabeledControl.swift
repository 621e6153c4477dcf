// swift-format-ignore-file: NoLeadingUnderscores

/// A label with a control at the trailing side, which are read as one; the control alone where labels are hidden.
nonisolated struct LabeledControl<Label: View, Control: View>: View {
    let label: Label
    let control: Control
    /// Whether label and control are one element; the buttons of a stepper are elements of their own.
    let isMerged: Bool
    @Environment(\.labelsAreHidden) private var labelsAreHidden

    init(label: Label, isMerged: Bool = true, @ViewBuilder control: () -> Control) {
        self.label = label
        self.isMerged = isMerged
        self.control = control()
    }

    @MainActor var body: some View {
        if labelsAreHidden {
            NamedView(label: label, children: .unchanged, content: control)
        } else if isMerged {
            row.accessibilityElement(children: .combine)
        } else {
            row
        }
    }

    private var row: some View {
        HStack {
            label
            Spacer()
            control
        }
    }
}

/// A view that is named by the words of a label, which need not be shown, or by its value where there are none.
nonisolated struct NamedView<Label: View, Content: View>: View, PrimitiveView {
    let label: Label
    let children: AccessibilityChanges.Children
    var value = ""
    var traits: AccessibilityTraits = []
    let content: Content

    /// The place of the label among the views that are made, besides that of the content.
    private static var labelPlace: ViewKey { .index(-1) }

    @MainActor static func _makeView(_ view: NamedView, _ inputs: _ViewInputs) -> _ViewOutputs {
        let words = Label.self == EmptyView.self ? "" : inputs.make(view.label, labelPlace).words
        let names = [words, view.value].filter { !$0.isEmpty }
        guard let name = names.first else { return inputs.make(view.content) }
        return inputs.make(
            view.content.accessible { changes in
                changes.children = view.children
                changes.label = Text(verbatim: name)
                if names.count > 1 { changes.value = Text(verbatim: view.value) }
                changes.added = view.traits
            })
    }
}

enum LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }
extension EnvironmentValues {
    /// Whether controls hide their labels.
    var labelsAreHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

extension View {
    /// Has controls hide their labels.
    public nonisolated func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}
