import SwiftUI
import Testing
import UIKit

/// The order of bodies and callbacks when views come, go and change; Docs/swiftui.md names the sources.
@MainActor @Suite(.serialized) struct CallbackOrderTests {
    /// What happened, in order.
    private final class Log {
        var events: [String] = []

        /// Returns what happened since the last time.
        func take() -> [String] {
            defer { events = [] }
            return events
        }
    }

    private struct Logged: View {
        let name: String
        let log: Log
        var value = 0

        var body: some View {
            log.events.append("body \(name)")
            return Text(name)
                .onAppear { log.events.append("+\(name)") }
                .onDisappear { log.events.append("-\(name)") }
                .onChange(of: value) { old, new in log.events.append("\(name) \(old) → \(new)") }
        }
    }

    private struct Navigated: View {
        let log: Log

        var body: some View {
            NavigationStack {
                Logged(name: "root", log: log)
                NavigationLink("next") { Logged(name: "page", log: log) }
            }
        }
    }

    @Test func `a view is pushed and popped`() throws {
        let log = Log()
        let screen = HostedScreen(Navigated(log: log))
        let stack = try #require(screen.controller.children.first as? UINavigationController)
        #expect(log.take() == ["body root", "+root"])
        screen.tap(screen.place(ofButton: "next"))
        #expect(log.take() == ["body page", "+page", "-root"])
        stack.popViewController(animated: false)
        screen.layOut()
        #expect(log.take() == ["+root", "-page"])
    }

    @Test func `a tab is chosen`() throws {
        let log = Log()
        let screen = HostedScreen(
            TabView {
                Logged(name: "one", log: log).tabItem { Text("One") }
                Logged(name: "two", log: log).tabItem { Text("Two") }
            })
        let tabs = try #require(screen.controller.children.first as? UITabBarController)
        #expect(log.take() == ["body one", "+one"])
        for (place, events) in [(1, ["body two", "+two", "-one"]), (0, ["+one", "-two"])] {
            tabs.tabBar(tabs.tabBar, didSelect: try #require(tabs.tabBar.items?[place]))
            screen.layOut()
            #expect(log.take() == events)
        }
    }

    private struct Presenting: View {
        let log: Log
        @State private var isShown = false

        var body: some View {
            Logged(name: "root", log: log)
            Button("present") { isShown = true }
                .sheet(isPresented: $isShown) {
                    log.events.append("dismissed")
                } content: {
                    Logged(name: "sheet", log: log)
                }
        }
    }

    @Test func `a sheet comes and goes`() throws {
        let log = Log()
        let screen = HostedScreen(Presenting(log: log))
        #expect(log.take() == ["body root", "+root"])
        screen.tap(screen.place(ofButton: "present"))
        #expect(log.take() == ["body sheet", "+sheet"])
        screen.controller.presentedViewController?.dismiss(animated: false)
        screen.layOut()
        #expect(log.take() == ["-sheet"])
    }

    private struct Changing: View {
        let log: Log
        @State private var count = 0
        @State private var other = 0

        var body: some View {
            log.events.append("body outer")
            return VStack {
                Logged(name: "inner", log: log, value: count)
                Logged(name: "same", log: log)
                Button("count") { (count, other) = (count + 1, other + 1) }
                Text("\(other)").onChange(of: other, initial: true) { log.events.append("other \(other)") }
                if count == 1 { Logged(name: "branch", log: log) }
            }
        }
    }

    @Test func `a state changes`() {
        let log = Log()
        let screen = HostedScreen(Changing(log: log))
        let first = log.take()
        #expect(first.prefix(3) == ["body outer", "body inner", "body same"])
        #expect(Set(first.dropFirst(3)) == ["other 0", "+inner", "+same"])
        screen.tap(screen.place(ofButton: "count"))
        #expect(log.take() == ["body outer", "body inner", "body branch", "inner 0 → 1", "other 1", "+branch"])
        screen.tap(screen.place(ofButton: "count"))
        #expect(log.take() == ["body outer", "body inner", "-branch", "inner 1 → 2", "other 2"])
    }
}
