import SwiftUI
import Testing

/// Headers and footers of lazy containers that stay in sight.
@MainActor @Suite struct PinnedViewTests {
    private let screen = HostedScreen(
        AnyView(
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
                    ForEach(0..<5) { section in
                        Section {
                            ForEach(0..<10) { _ in Color.gray.frame(height: 40) }
                        } header: {
                            Text(verbatim: "head \(section)").frame(height: 30)
                        } footer: {
                            Text(verbatim: "foot \(section)").frame(height: 20)
                        }
                    }
                }
            }), height: 300)

    private func scroll(to offset: CGFloat) throws {
        try #require(screen.views.compactMap { $0 as? UIScrollView }.first).contentOffset.y = offset
        screen.layOut()
        screen.layOut()
    }

    @Test(
        arguments: [
            (0, "head 0", 15), (100, "head 0", 15), (425, "head 0", 10), (440, "head 0", -5), (440, "head 1", 25),
            (460, "head 1", 15), (0, "foot 0", 290), (100, "foot 0", 290), (160, "foot 0", 280), (200, "foot 1", 290),
        ] as [(CGFloat, String, CGFloat)])
    func `headers and footers stay in sight while their section is`(
        _ offset: CGFloat, _ words: String, _ middle: CGFloat
    ) throws {
        try scroll(to: offset)
        let frame = try #require(screen.frame(of: words))
        #expect(abs(frame.midY - middle) < 1)
    }
}
