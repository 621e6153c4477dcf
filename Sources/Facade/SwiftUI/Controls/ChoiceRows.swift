/// The values of a choice below each other, the chosen one with a check mark.
nonisolated struct ChoiceRows<Content: View>: View {
    let content: Content
    let isChosen: @MainActor (AnyHashable?) -> Bool
    let choose: @MainActor (AnyHashable?) -> Void

    @MainActor var body: some View {
        ForEach(subviews: content.environment(\.tagsRows, true)) { subview in
            let tag = subview.containerValues.tag
            let isChosen = isChosen(tag)
            Button {
                choose(tag)
            } label: {
                HStack {
                    subview.frame(maxWidth: .infinity, alignment: .leading)
                    if isChosen {
                        Image(systemName: "checkmark").foregroundStyle(TintShapeStyle.tint)
                            .environment(\.imagesAreDecorative, true)
                    }
                }
                .contentShape(Rectangle())
            }
            .buttonStyle(PlainButtonStyle())
            .accessibilityAddTraits(isChosen ? .isSelected : [])
        }
    }
}

/// A row with the chosen value that leads to a list of all, which is left once one is chosen.
nonisolated struct ChoiceLink<Label: View, Content: View>: View {
    let label: Label
    let title: String
    let choices: ChoiceRows<Content>

    @MainActor var body: some View {
        NavigationLink {
            ChoiceList(choices: choices)
        } label: {
            LabeledContent {
                Text(verbatim: title)
            } label: {
                label
            }
        }
    }
}

/// A list of the values of a choice in a navigation stack.
private nonisolated struct ChoiceList<Content: View>: View {
    let choices: ChoiceRows<Content>
    @Environment(\.dismiss) private var dismiss

    @MainActor var body: some View {
        List {
            ChoiceRows(content: choices.content, isChosen: choices.isChosen) { tag in
                choices.choose(tag)
                dismiss()
            }
        }
    }
}
