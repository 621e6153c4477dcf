import LayoutSimGeometry
import LayoutSimProposalTree

/// How large the title of a navigation bar is said to be; `nil` where nobody says.
enum NavigationTitleModeKey: PreferenceKey {
    static var defaultValue: NavigationBarItem.TitleDisplayMode? { nil }

    static func reduce(
        value: inout NavigationBarItem.TitleDisplayMode?, nextValue: () -> NavigationBarItem.TitleDisplayMode?
    ) { value = value ?? nextValue() }
}

/// The bar of a navigation stack above its view.
///
/// Measured on iOS 26: a bar is 54 points tall, with a large title 106, whose text begins 57.6 points below the top; an
/// item is a capsule of 44 points, 16 from the side, with 16.7 beside its text.
nonisolated struct NavigationBar: View {
    let title: Text?
    let isLarge: Bool
    let entries: [ToolbarEntry]

    @MainActor var body: some View {
        let isRecent = SystemVersion.isRecent
        ZStack(alignment: .top) {
            if isLarge, let title {
                title.font(.largeTitle.bold()).lineLimit(1)
                    .padding(.top, isRecent ? 57.6 : 47.7)
                    .padding(.horizontal, 16)
                    .frame(maxWidth: .infinity, alignment: .leading)
            } else if let middle = entries.first(where: { $0.place == .middle }) {
                middle.view.frame(height: 44)
            } else if let title {
                title.font(.headline).lineLimit(1).frame(height: 44)
            }
            HStack(spacing: 8) {
                items(.leading)
                Spacer()
                items(.trailing)
            }
            .padding(.horizontal, 16)
            .frame(height: 44)
        }
        .frame(maxWidth: .infinity, alignment: .top)
        .frame(height: isLarge ? isRecent ? 106 : 96 : isRecent ? 54 : 44, alignment: .top)
    }

    @MainActor private func items(_ place: ToolbarEntry.Place) -> some View {
        ForEach(Array(entries.filter { $0.place == place }.enumerated()), id: \.offset) { _, entry in
            if SystemVersion.isRecent {
                entry.view
                    .buttonStyle(PlainButtonStyle())
                    .padding(.horizontal, 16.7)
                    .frame(minWidth: 44, minHeight: 44)
                    .background(Color(uiColor: .systemBackground), in: Capsule())
            } else {
                entry.view
            }
        }
    }
}

extension _ViewOutputs {
    /// Returns the outputs of a navigation stack's view below its bar, if that has a title or items.
    @MainActor func below(
        _ title: Text?, isLarge: Bool, _ entries: [ToolbarEntry], _ inputs: _ViewInputs
    ) -> _ViewOutputs {
        guard title != nil || !entries.isEmpty, let content = elements.first else { return self }
        let bar = inputs.makeOne(
            NavigationBar(title: title, isLarge: isLarge, entries: entries), .id("NavigationBar"))
        var limits = FrameLimits()
        limits.maximum = ProposedSize(width: .infinity, height: .infinity)
        let rest = ViewElement(
            inputs.node, .flexibleFrame(limits, .center), [content], traits: ViewTraits(), part: 1)
        var outputs = self
        outputs.elements = [
            ViewElement(
                inputs.node, .stack(.vertical, HorizontalAlignment.leading.key, spacing: 0, isLazy: false),
                bar.elements + [rest], traits: ViewTraits(), part: 2)
        ]
        return outputs
    }
}

enum BelowLargeTitleKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether a large title is right above the view.
    var isBelowLargeTitle: Bool {
        get { self[BelowLargeTitleKey.self] }
        set { self[BelowLargeTitleKey.self] = newValue }
    }
}
