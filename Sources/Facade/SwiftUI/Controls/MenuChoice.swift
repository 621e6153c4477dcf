import UIKit

/// The chosen value and two chevrons, with a button of UIKit in front that opens a menu.
///
/// In a list it has its label and is as wide as the row.
nonisolated struct MenuChoice<Label: View>: View {
    let label: Label
    let title: String
    let control: MenuControl
    @Environment(\.isInList) private var isInList
    @Environment(\.labelsAreHidden) private var labelsAreHidden

    @MainActor var body: some View {
        NamedView(label: label, children: .ignored, value: title, traits: .isButton, content: row)
    }

    @ViewBuilder private var row: some View {
        if isInList, !labelsAreHidden {
            HStack {
                label
                Spacer()
                value.foregroundStyle(HierarchicalShapeStyle.secondary)
            }
            .overlay { control }
        } else {
            value.foregroundStyle(TintShapeStyle.tint).overlay { control }
        }
    }

    private var value: some View {
        HStack(spacing: 4) {
            Text(verbatim: title)
            Image(systemName: "chevron.up.chevron.down").imageScale(.small)
        }
    }
}

/// UIKit's button without a look of its own that opens a menu.
nonisolated struct MenuControl: ControlView {
    let titles: [String]
    let chosen: Int?
    let choose: (Int) -> Void

    @MainActor func makeControl() -> UIButton {
        let control = UIButton(type: .custom)
        control.showsMenuAsPrimaryAction = true
        return control
    }

    @MainActor func update(_ control: UIButton, in environment: EnvironmentValues) {
        control.isEnabled = environment.isEnabled
        control.accessibilityLabel = chosen.map { titles[$0] }
        control.menu = UIMenu(
            children: titles.enumerated().map { index, title in
                UIAction(title: title, state: index == chosen ? .on : .off) { [choose] _ in choose(index) }
            })
    }

    @MainActor func size(_ proposal: ProposedViewSize, of control: UIButton, in environment: EnvironmentValues)
        -> CGSize
    { proposal.replacingUnspecifiedDimensions() }
}
