import LayoutSimGeometry
import LayoutSimProposalTree
import UIKit

/// How large the title of a navigation bar is said to be; `nil` where nobody says.
enum NavigationTitleModeKey: PreferenceKey {
    static var defaultValue: NavigationBarItem.TitleDisplayMode? { nil }

    static func reduce(
        value: inout NavigationBarItem.TitleDisplayMode?, nextValue: () -> NavigationBarItem.TitleDisplayMode?
    ) { value = value ?? nextValue() }
}

/// The title of a navigation stack above its view: large, unless the view says otherwise.
///
/// Measured on iOS 26: a bar is 54 points tall, with a large title 106, whose text begins 57 points below the top.
nonisolated struct NavigationTitle: View {
    let title: Text
    let isLarge: Bool

    @MainActor var body: some View {
        let isRecent = SystemVersion.isRecent
        if isLarge {
            title.font(.largeTitle.bold()).lineLimit(1)
                .padding(.top, isRecent ? 57.6 : 47.7)
                .padding(.horizontal, 16)
                .frame(height: isRecent ? 106 : 96, alignment: .top)
                .frame(maxWidth: .infinity, alignment: .leading)
        } else {
            title.font(.headline).lineLimit(1)
                .frame(height: 44)
                .padding(.bottom, isRecent ? 10 : 0)
                .frame(maxWidth: .infinity)
        }
    }
}

extension _ViewOutputs {
    /// Returns the outputs of a navigation stack's view below its title, if it has one.
    @MainActor func below(_ title: Text?, isLarge: Bool, _ inputs: _ViewInputs) -> _ViewOutputs {
        guard let title, let content = elements.first else { return self }
        let bar = inputs.makeOne(NavigationTitle(title: title, isLarge: isLarge), .id("NavigationTitle"))
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
