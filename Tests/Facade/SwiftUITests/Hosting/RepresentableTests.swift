import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct RepresentableTests {
    final class Log {
        var events: [String] = []
    }

    struct Plain: UIViewRepresentable {
        let log: Log
        let title: String

        func makeCoordinator() -> Log { log }
        func makeUIView(context: Context) -> UILabel {
            context.coordinator.events.append("make")
            return UILabel()
        }
        func updateUIView(_ uiView: UILabel, context: Context) {
            context.coordinator.events.append("update \(title)")
            uiView.text = title
        }
        static func dismantleUIView(_ uiView: UILabel, coordinator: Log) { coordinator.events.append("dismantle") }
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: UILabel, context: Context) -> CGSize? {
            CGSize(width: 70, height: 30)
        }
    }

    struct Screen: View {
        let log: Log
        let title: String?

        var body: some View {
            if let title { Plain(log: log, title: title) }
        }
    }

    @Test func `a view of UIKit is made once, brought up to date and cleaned up`() {
        let log = Log()
        let screen = HostedScreen(Screen(log: log, title: "a"))
        #expect(screen.frame(of: "a") == CGRect(x: 115, y: 85, width: 70, height: 30))
        screen.controller.rootView = Screen(log: log, title: "b")
        screen.layOut()
        screen.controller.rootView = Screen(log: log, title: nil)
        screen.layOut()
        #expect(log.events == ["make", "update a", "update b", "dismantle"])
    }

    struct Widened: UIViewRepresentable {
        func makeUIView(context: Context) -> UILabel {
            let label = UILabel()
            label.text = "a"
            return label
        }
        func updateUIView(_ uiView: UILabel, context: Context) {}
        // swift-format-ignore: NoLeadingUnderscores
        func _overrideSizeThatFits(_ size: inout CGSize, in proposedSize: _ProposedSize, uiView: UILabel) {
            let width = Mirror(reflecting: proposedSize).children.first { $0.label == "width" }?.value as? CGFloat
            size.width = (width ?? 0) / 2
        }
    }

    @Test func `the size of a view of UIKit is overridden, and the safe area disabled, as before iOS 16`() {
        let screen = HostedScreen(Widened())
        #expect(screen.frame(of: "a")?.width == 150)
        screen.controller._disableSafeArea = false
        #expect(screen.controller.safeAreaRegions == .all)
        screen.controller._disableSafeArea = true
        #expect(screen.controller.safeAreaRegions == [] && screen.controller._disableSafeArea)
    }

    @Test func `controls of UIKit change what they are bound to`() {
        struct Form: View {
            @State private var isOn = false

            var body: some View {
                VStack {
                    Text(isOn ? "on" : "off")
                    Toggle("Light", isOn: $isOn)
                }
            }
        }
        let screen = HostedScreen(Form())
        let control = screen.views.compactMap { $0 as? UISwitch }.first
        control?.isOn = true
        control?.sendActions(for: .valueChanged)
        screen.layOut()
        #expect(screen.texts == ["on", "Light"])
    }
}
