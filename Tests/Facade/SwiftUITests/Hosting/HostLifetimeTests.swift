import SwiftUI
import Testing
import UIKit

/// A hosting view that nobody holds goes, with all that its views kept.
@MainActor @Suite struct HostLifetimeTests {
    @Test(arguments: HostedKind.allCases) func viewsGoWithTheirHost(_ kind: HostedKind) {
        weak var host: UIView?
        weak var inner: UIView?
        weak var model: Model?
        do {
            let controller = shown(kind.view)
            host = controller.view
            inner = controller.view.subviews.last
            model = Model.last
            #expect(model != nil && inner != nil)
        }
        #expect(host == nil)
        #expect(inner == nil)
        #expect(model == nil)
    }

    @Test func viewsLeaveTheirTreeWithTheirHost() {
        var events: [String] = []
        do {
            let text = Text("One").onAppear { events.append("appear") }.onDisappear { events.append("disappear") }
            withExtendedLifetime(shown(text)) { #expect(events == ["appear"]) }
        }
        #expect(events == ["appear", "disappear"])
    }

    private func shown<Content: View>(_ view: Content) -> UIHostingController<Content> {
        let controller = UIHostingController(rootView: view)
        controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
        controller.view.layoutIfNeeded()
        return controller
    }
}

/// Kinds of views that keep something.
enum HostedKind: CaseIterable {
    case text, button, list, scroll, field, sheet, navigation, tabs, geometry, task, publisher

    @MainActor @ViewBuilder var view: some View {
        ModelHolder {
            switch self {
            case .text: Text("One")
            case .button: Button("One") {}
            case .list: List(0..<3) { Text("\($0)") }
            case .scroll: ScrollView { LazyVStack { ForEach(0..<30) { Text("\($0)") } } }
            case .field: TextField("One", text: .constant("Two"))
            case .sheet: Text("One").sheet(isPresented: .constant(false)) { Text("Two") }
            case .navigation: NavigationStack { Text("One").navigationTitle("Two") }
            case .tabs: TabView { Text("One").tabItem { Text("Two") } }
            case .geometry: GeometryReader { Text("\($0.size.width)") }
            case .task: Text("One").task { try? await Task.sleep(for: .seconds(1000)) }
            case .publisher: Text("One").onReceive(NotificationCenter.default.publisher(for: .init("x"))) { _ in }
            }
        }
    }
}

private struct ModelHolder<Content: View>: View {
    @StateObject private var model = Model()
    @ViewBuilder let content: () -> Content

    var body: some View {
        VStack {
            content()
            Toggle("Is on", isOn: $model.isOn)
        }
    }
}

@MainActor final class Model: ObservableObject {
    weak static var last: Model?
    @Published var isOn = false

    init() { Model.last = self }
}
