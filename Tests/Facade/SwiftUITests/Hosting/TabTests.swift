import SwiftUI
import Testing
import UIKit

/// Tab views are UIKit's.
@MainActor @Suite(.serialized) struct TabTests {
    private func tabs<Content: View>(of screen: HostedScreen<Content>) throws -> UITabBarController {
        try #require(screen.controller.children.first as? UITabBarController)
    }

    private func tap<Content: View>(_ place: Int, in screen: HostedScreen<Content>) throws {
        let tabs = try tabs(of: screen)
        tabs.tabBar(tabs.tabBar, didSelect: try #require(tabs.tabBar.items?[place]))
        screen.layOut()
    }

    private struct Named: View {
        let name: String
        let log: (String) -> Void

        var body: some View {
            log(name)
            return Text(name)
        }
    }

    @Test func `a tab has the label of its view, which is made when it is chosen first`() throws {
        var asked: [String] = []
        let screen = HostedScreen(
            TabView {
                Named(name: "one") { asked.append($0) }.tabItem { Label("First", systemImage: "star") }
                Group {
                    Named(name: "two") { asked.append($0) }.tabItem {
                        Image(systemName: "heart")
                        Text("Second")
                    }
                }
            })
        let tabs = try tabs(of: screen)
        #expect(tabs.tabBar.items?.map(\.title) == ["First", "Second"])
        #expect(tabs.tabBar.items?.allSatisfy { $0.image != nil } == true)
        #expect(asked == ["one"] && screen.texts == ["one"])
        try tap(1, in: screen)
        #expect(asked == ["one", "two"] && screen.texts == ["two"])
        try tap(0, in: screen)
        #expect(asked == ["one", "two"] && screen.texts == ["one"])
    }

    @Test func `the selection follows a finger, and the tabs follow the selection`() throws {
        struct Screen: View {
            @State private var tab = "b"

            var body: some View {
                TabView(selection: $tab) {
                    Button("to c") { tab = "c" }.tabItem { Text("A") }.tag("a")
                    ForEach(["b", "c"], id: \.self) { name in Text("\(name) of \(tab)").tabItem { Text(name) }.tag(name)
                    }
                }
            }
        }
        let screen = HostedScreen(Screen())
        #expect(screen.texts == ["b of b"])
        try tap(0, in: screen)
        screen.tap(screen.place(ofButton: "to c"))
        #expect(screen.texts == ["c of c"])
        #expect(try tabs(of: screen).selectedIndex == 2)
    }

    @Test func `tabs of iOS 18`() throws {
        let screen = HostedScreen(
            TabView(selection: .constant(2)) {
                Tab("One", systemImage: "star", value: 1) { Text("one") }.badge(3).accessibilityIdentifier("first")
                Tab("Two", systemImage: "heart", value: 2) { Text("two").toolbar(.hidden, for: .tabBar) }
                Tab("Three", systemImage: "gear", value: 3) { Text("three") }.hidden()
            })
        let tabs = try tabs(of: screen)
        #expect(tabs.tabBar.items?.map(\.title) == ["One", "Two"])
        #expect(tabs.tabBar.items?.map(\.badgeValue) == ["3", nil])
        #expect(tabs.tabBar.items?.map(\.accessibilityIdentifier) == ["first", nil])
        #expect(screen.texts == ["two"])
        #expect(tabs.isTabBarHidden)
    }

    @Test func `a selection without a tab is told`() {
        let (_, found) = findings {
            HostedScreen(TabView(selection: .constant(4)) { Text("one").tabItem { Text("One") }.tag(1) })
        }
        #expect(found.contains { $0.contains("the selection 4 is not the tag of a tab") }, "\(found)")
    }

    @Test func `pages have dots, and keep away from no bar`() throws {
        struct Screen: View {
            @State private var page = 0

            var body: some View {
                TabView(selection: $page) {
                    ForEach(0..<3) { number in Button("page \(number)") { page = 2 }.tag(number) }
                }
                .tabViewStyle(.page)
            }
        }
        let screen = HostedScreen(Screen())
        let dots = try #require(screen.views.compactMap { $0 as? UIPageControl }.first)
        #expect(dots.numberOfPages == 3 && !dots.isHidden)
        #expect(screen.texts == ["page 0"])
        screen.tap(screen.place(ofButton: "page 0"))
        #expect(screen.texts == ["page 2"] && dots.currentPage == 2)
    }
}
