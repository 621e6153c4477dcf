import SwiftUI
import Testing

/// A type that is a view with views in it, and a layout without.
private struct Pile<Content: View>: View {
    let content: Content

    init(spacing: CGFloat = 0, @ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View { VStack(spacing: 0) { content } }
}

extension Pile: Animatable where Content == EmptyView {
    typealias AnimatableData = EmptyAnimatableData
}

extension Pile: Layout, Sendable where Content == EmptyView {
    init(spacing: CGFloat = 0) {
        self.init(spacing: spacing) { EmptyView() }
    }

    nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 5 * subviews.count, height: 7)
    }
    nonisolated func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
}

@MainActor @Suite struct ViewOrLayoutTests {
    @Test func `an initializer with a closure wins over a layout that is called with it`() {
        let layout = AnyLayout(Pile(spacing: 3))
        let host = UIHostingController(
            rootView: layout {
                Color.red
                Color.red
            })
        #expect(host.sizeThatFits(in: CGSize(width: 100, height: 100)) == CGSize(width: 10, height: 7))
    }
}
