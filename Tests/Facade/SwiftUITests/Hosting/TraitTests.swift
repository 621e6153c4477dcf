import SwiftUI
import Testing

/// Traits and directions that views change for those in them.
@MainActor @Suite struct TraitTests {
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    private struct Scheme: View {
        @Environment(\.colorScheme) private var scheme

        var body: some View { Text(verbatim: "\(scheme)") }
    }

    @Test func `the look that a view prefers is that of its controller`() {
        let screen = HostedScreen(Scheme().preferredColorScheme(.dark))
        #expect(screen.texts == ["dark"])
        #expect(screen.controller.view.traitCollection.userInterfaceStyle == .dark)
    }

    private struct Shown: UIViewRepresentable {
        func makeUIView(context: Context) -> UILabel { UILabel() }
        func updateUIView(_ view: UILabel, context: Context) { view.text = "label" }
    }

    @Test func `a view of UIKit has the traits of the environment`() throws {
        let screen = HostedScreen(
            Shown().environment(\.colorScheme, .dark).environment(\.dynamicTypeSize, .xxLarge))
        let label = try #require(screen.views.first { ($0 as? UILabel)?.text == "label" })
        #expect(label.traitCollection.userInterfaceStyle == .dark)
        #expect(label.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
        #expect(screen.controller.view.traitCollection.userInterfaceStyle != .dark)
    }

    @Test func `views that run from right to left are mirrored where they stand`() {
        let row = HStack(spacing: 0) {
            Color(uiColor: red).frame(width: 20, height: 20)
            Color(uiColor: blue).frame(width: 30, height: 20)
        }
        let screen = HostedScreen(
            row.frame(maxWidth: .infinity, alignment: .leading).environment(\.layoutDirection, .rightToLeft))
        #expect(screen.frames(of: red).first?.minX == 280)
        #expect(screen.frames(of: blue).first?.minX == 250)
    }

    @Test func `a navigation controller of UIKit shows the title and items of the views in it`() {
        let controller = UIHostingController(
            rootView: Text("Content").navigationTitle("Title").toolbar {
                ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }
                ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
            })
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.isHidden = false
        window.layoutIfNeeded()
        let item = controller.navigationItem
        #expect(item.title == "Title")
        #expect(item.leftBarButtonItems?.count == 1 && item.rightBarButtonItems?.count == 1)
        #expect(item.rightBarButtonItem?.customView?.bounds.width ?? 0 > 20)
    }
}
