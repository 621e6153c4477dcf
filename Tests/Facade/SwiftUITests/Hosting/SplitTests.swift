import SwiftUI
import Testing
import UIKit

/// Split views are UIKit's side by side, and one stack on narrow screens.
@MainActor @Suite(.serialized) struct SplitTests {
    private final class Model: ObservableObject {
        @Published var city: String?
        @Published var path: [Int] = []
        @Published var column = NavigationSplitViewColumn.sidebar
        @Published var visibility = NavigationSplitViewVisibility.all
    }

    private struct Screen: View {
        @ObservedObject var model: Model

        var body: some View {
            NavigationSplitView(columnVisibility: $model.visibility, preferredCompactColumn: $model.column) {
                List(["Berlin", "Oslo"], id: \.self, selection: $model.city) { city in
                    NavigationLink(city, value: city)
                }
                .navigationTitle("Cities").navigationSplitViewColumnWidth(300)
            } detail: {
                NavigationStack(path: $model.path) {
                    Button("detail of \(model.city ?? "nothing")") { model.path.append(7) }
                        .navigationTitle(model.city ?? "None")
                        .navigationDestination(for: Int.self) { Text("number \($0)").navigationTitle("Number") }
                }
            }
        }
    }

    private func screen(_ model: Model, width: CGFloat, _ sizeClass: UserInterfaceSizeClass) -> HostedScreen<some View>
    {
        HostedScreen(Screen(model: model).environment(\.horizontalSizeClass, sizeClass), width: width, height: 800)
    }

    @Test func `a row leads to the next column on a narrow screen, and the way back takes its selection`() throws {
        let model = Model()
        let screen = screen(model, width: 390, .compact)
        let stack = try #require(screen.controller.children.first as? UINavigationController)
        func titles() -> [String?] { stack.viewControllers.map(\.navigationItem.title) }
        #expect(titles() == ["Cities"])
        screen.tap(screen.place(ofButton: "Oslo"))
        #expect(model.city == "Oslo" && model.column == .detail)
        #expect(titles() == ["Cities", "Oslo"] && screen.texts.contains("detail of Oslo"))
        screen.tap(screen.place(ofButton: "detail of Oslo"))
        #expect(titles() == ["Cities", "Oslo", "Number"] && screen.texts.contains("number 7"))
        stack.popViewController(animated: false)
        screen.layOut()
        #expect(model.path.isEmpty && titles() == ["Cities", "Oslo"])
        stack.popViewController(animated: false)
        screen.layOut()
        #expect(model.city == nil && model.column == .sidebar && titles() == ["Cities"])
        model.column = .detail
        screen.layOut()
        #expect(titles() == ["Cities", "None"])
    }

    @Test func `columns stand side by side on a wide screen`() throws {
        let model = Model()
        let screen = screen(model, width: 1180, .regular)
        let split = try #require(screen.controller.children.first as? UISplitViewController)
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(split.viewController(for: .primary)?.view.bounds.width == 300)
        #expect(screen.texts.contains("detail of nothing") && screen.texts.contains("Oslo"))
        screen.tap(screen.place(ofButton: "Oslo"))
        #expect(model.city == "Oslo" && screen.texts.contains("detail of Oslo"))
        screen.tap(screen.place(ofButton: "detail of Oslo"))
        #expect(screen.texts.contains("number 7") && screen.texts.contains("Oslo"))
        model.visibility = .detailOnly
        screen.layOut()
        #expect(split.displayMode == .secondaryOnly && !screen.texts.contains("Oslo"))
    }
}
