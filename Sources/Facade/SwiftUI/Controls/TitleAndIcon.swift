import CoreGraphics

/// A title beside its icon; in a list, icons are large, have the tint color and stand in the middle of a column.
nonisolated struct TitleAndIcon: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.isInList) private var isInList
    @Environment(\.self) private var environment

    @MainActor var body: some View {
        if isInList {
            HStack(spacing: 16) {
                IconColumn(width: 1.46 * environment.uiFont.pointSize, height: environment.textLineStep) {
                    configuration.icon.environment(\.imagesAreDecorative, true)
                        .imageScale(.large)
                        .foregroundStyle(environment.listItemTint ?? AnyShapeStyle(TintShapeStyle.tint))
                }
                configuration.title
            }
        } else {
            HStack(spacing: 8) {
                configuration.icon.environment(\.imagesAreDecorative, true)
                configuration.title
            }
        }
    }
}

/// The column of a list's icons: as wide as symbols are and as high as a line, so that symbols neither move titles nor
/// make rows higher (measured on iOS 26 at one size); larger icons keep their own size [chosen].
private nonisolated struct IconColumn: Layout {
    let width: CGFloat
    let height: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let own = subviews.first?.sizeThatFits(.unspecified) ?? .zero
        return CGSize(
            width: own.width <= 1.2 * width ? width : own.width,
            height: own.height <= 1.2 * height ? min(own.height, height) : own.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for icon in subviews {
            icon.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
        }
    }
}
