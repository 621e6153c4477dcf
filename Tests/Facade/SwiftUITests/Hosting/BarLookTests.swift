import SwiftUI
import Testing
import UIKit

/// Bars look as views say.
@MainActor @Suite struct BarLookTests {
    private let red = Color(uiColor: .red)

    private func item<Content: View>(_ view: Content) throws -> UINavigationItem {
        let screen = HostedScreen(NavigationStack { view.navigationTitle("Title") }, width: 390, height: 844)
        let stack = try #require(screen.controller.children.first as? UINavigationController)
        return try #require(stack.navigationBar.topItem)
    }

    @Test func `a color is behind the items where content is below the bar, or always`() throws {
        let below = try item(Text("x").toolbarBackground(red, for: .navigationBar))
        #expect(below.standardAppearance?.shownColor == .red)
        #expect(below.scrollEdgeAppearance == nil)
        let always = try item(
            Text("x").toolbarBackground(red, for: .navigationBar).toolbarBackground(.visible, for: .navigationBar))
        #expect(always.standardAppearance?.shownColor == .red)
        #expect(always.scrollEdgeAppearance?.shownColor == .red)
        let never = try item(Text("x").toolbarBackground(.hidden))
        #expect(never.standardAppearance?.backgroundEffect == nil)
        #expect(never.standardAppearance?.backgroundColor == nil)
        #expect(try item(Text("x")).standardAppearance == nil)
    }

    @Test func `the bar of tabs looks as the tab in front says`() throws {
        let screen = HostedScreen(
            TabView {
                Text("x").tabItem { Text("One") }
                    .toolbarBackground(.visible, for: .tabBar).toolbarBackground(Color(uiColor: .blue), for: .tabBar)
                    .toolbarColorScheme(.dark, for: .tabBar)
            }, width: 390, height: 844)
        let tabs = try #require(screen.controller.children.first as? UITabBarController)
        #expect(tabs.tabBar.scrollEdgeAppearance?.shownColor == .blue)
        #expect(tabs.tabBar.overrideUserInterfaceStyle == .dark)
    }

    @Test func `a title stands as large as the bar is said to have it`() throws {
        #expect(try item(Text("x").toolbarTitleDisplayMode(.inline)).largeTitleDisplayMode == .never)
        #expect(try item(Text("x").toolbarTitleDisplayMode(.large)).largeTitleDisplayMode == .always)
    }
}

extension UIBarAppearance {
    /// The color behind the items, in light.
    fileprivate var shownColor: UIColor? {
        backgroundColor?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    }
}
