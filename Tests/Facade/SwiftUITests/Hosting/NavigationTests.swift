import SwiftUI
import Testing
import UIKit

/// Navigation stacks are UIKit's.
@MainActor @Suite(.serialized) struct NavigationTests {
    private func stack<Content: View>(of screen: HostedScreen<Content>) throws -> UINavigationController {
        try #require(screen.controller.children.first as? UINavigationController)
    }

    @Test func `a stack has the title and the items of its view, and leads to others`() throws {
        struct Screen: View {
            @State private var count = 0

            var body: some View {
                NavigationStack {
                    VStack {
                        Text("count \(count)")
                        NavigationLink("Next") { Text("the next one").navigationTitle("Second") }
                    }
                    .navigationTitle("First")
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarItem(placement: .topBarTrailing) { Button("Add") { count += 1 } }
                        ToolbarItem(placement: .bottomBar) { Text("tools") }
                    }
                }
            }
        }
        let screen = HostedScreen(Screen(), width: 390, height: 844)
        let stack = try stack(of: screen)
        #expect(Set(screen.texts) == ["Add", "count 0", "Next", "tools"])
        #expect(stack.navigationBar.topItem?.title == "First")
        #expect(!stack.isToolbarHidden)
        // The bar is 54 points tall, and an item ends 16 points and its capsule's inset before the side.
        #expect(stack.navigationBar.bounds.height == 54)
        #expect(screen.frame(of: "Add").map { abs($0.maxX - (390 - 16 - 16.7)) < 0.5 } == true)
        screen.tap(screen.place(ofButton: "Add"))
        #expect(screen.texts.contains("count 1"))
        screen.tap(screen.place(ofButton: "Next"))
        #expect(stack.viewControllers.count == 2 && stack.navigationBar.topItem?.title == "Second")
        #expect(screen.texts.contains("the next one"))
        #expect(stack.isToolbarHidden)
    }

    private final class Route: ObservableObject {
        @Published var path: [Int] = []
        @Published var isShown = false
    }

    private struct Routed: View {
        @ObservedObject var route: Route
        var log: (String) -> Void = { _ in }

        var body: some View {
            NavigationStack(path: $route.path) {
                Leaving(name: "root")
                    .navigationDestination(for: Int.self) { number in
                        Leaving(name: "page \(number)").navigationTitle("Page \(number)")
                            .onAppear { log("+\(number)") }.onDisappear { log("-\(number)") }
                    }
                    .navigationDestination(isPresented: $route.isShown) { Leaving(name: "shown") }
                    .onAppear { log("+root") }.onDisappear { log("-root") }
            }
        }
    }

    private struct Leaving: View {
        let name: String
        @Environment(\.dismiss) private var dismiss

        var body: some View { Button(name) { dismiss() } }
    }

    @Test func `a path leads to the views of its values, and follows UIKit`() throws {
        let route = Route()
        var events: [String] = []
        let screen = HostedScreen(Routed(route: route) { events.append($0) })
        let stack = try stack(of: screen)
        #expect(stack.isNavigationBarHidden)
        route.path = [1, 2]
        screen.layOut()
        #expect(stack.viewControllers.dropFirst().map(\.navigationItem.title) == ["Page 1", "Page 2"])
        #expect(!stack.isNavigationBarHidden)
        #expect(events == ["+root", "+2", "-root"])
        stack.popViewController(animated: false)
        screen.layOut()
        #expect(route.path == [1])
        #expect(Set(events.dropFirst(3)) == ["+1", "-2"])
        screen.tap(screen.place(ofButton: "page 1"))
        #expect(route.path.isEmpty && stack.viewControllers.count == 1)
    }

    @Test func `a view is shown as long as a binding is true`() throws {
        let route = Route()
        let screen = HostedScreen(Routed(route: route))
        let stack = try stack(of: screen)
        route.isShown = true
        screen.layOut()
        #expect(stack.viewControllers.count == 2)
        screen.tap(screen.place(ofButton: "shown"))
        #expect(!route.isShown && stack.viewControllers.count == 1)
        route.isShown = true
        screen.layOut()
        stack.popViewController(animated: false)
        screen.layOut()
        #expect(!route.isShown && stack.viewControllers.count == 1)
    }

    @Test func `a value without a destination is told`() throws {
        let (screen, found) = findings {
            HostedScreen(NavigationStack(path: .constant(NavigationPath(["Berlin"]))) { Text("root") })
        }
        #expect(try stack(of: screen).viewControllers.count == 2)
        #expect(found.contains { $0.contains("a value of type 'String' but there is no matching") }, "\(found)")
    }

    @Test func `views see the environment around the stack`() throws {
        struct Screen: View {
            @State private var size = 10.0

            var body: some View {
                NavigationStack {
                    Button("Grow") { size = 20 }
                    NavigationLink("Next") { Button("Inner") { size = 30 } }
                }
                .font(.system(size: size)).disabled(size == 30)
            }
        }
        let screen = HostedScreen(Screen())
        func size(of words: String) -> CGFloat? {
            screen.views.compactMap { $0 as? UILabel }.first { $0.text == words }?.font.pointSize
        }
        #expect(size(of: "Grow") == 10)
        screen.tap(screen.place(ofButton: "Grow"))
        #expect(size(of: "Grow") == 20)
        screen.tap(screen.place(ofButton: "Next"))
        #expect(size(of: "Inner") == 20)
        screen.tap(screen.place(ofButton: "Inner"))
        #expect(size(of: "Inner") == 30)
    }

    @Test(arguments: [(true, 106 as CGFloat), (false, 54)])
    func `a title that is large collapses as views scroll`(_ isLarge: Bool, _ height: CGFloat) throws {
        let content = ScrollView { Color(uiColor: .red).frame(height: 2000) }.navigationTitle("Weather")
        let screen = HostedScreen(
            NavigationStack { content.navigationBarTitleDisplayMode(isLarge ? .large : .inline) }, width: 390,
            height: 800)
        let stack = try stack(of: screen)
        let scroll = try #require(screen.views.compactMap { $0 as? UIScrollView }.first)
        #expect(stack.navigationBar.frame.height == height)
        #expect(screen.frames(of: .red).map(\.minY) == [stack.navigationBar.frame.maxY])
        scroll.contentOffset.y = 30
        screen.layOut()
        #expect(stack.navigationBar.frame.height == max(54, height - 30))
        #expect(screen.frames(of: .red).map(\.minY) == [stack.view.safeAreaInsets.top + height - 30])
    }

    @Test func `bars are hidden where views say so`() throws {
        let screen = HostedScreen(
            NavigationStack {
                NavigationLink("Next") {
                    Text("next").navigationTitle("Next").toolbar(.hidden, for: .navigationBar)
                }
                .navigationTitle("Root").navigationBarBackButtonHidden()
            })
        let stack = try stack(of: screen)
        #expect(!stack.isNavigationBarHidden)
        #expect(stack.navigationBar.topItem?.hidesBackButton == true)
        screen.tap(screen.place(ofButton: "Next"))
        #expect(stack.isNavigationBarHidden)
    }
}
