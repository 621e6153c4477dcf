import SwiftUI
import Testing
import UIKit

/// The search field of a navigation stack is UIKit's.
@MainActor @Suite(.serialized) struct SearchTests {
    private struct Screen: View {
        @State private var words = ""
        @State private var scope = 2

        var body: some View {
            NavigationStack {
                Results(words: words, scope: scope)
                    .navigationTitle("Cities")
                    .searchable(text: $words, placement: .navigationBarDrawer(displayMode: .always), prompt: "Find")
                    .searchScopes($scope) {
                        Text("Names").tag(1)
                        Text("Lands").tag(2)
                    }
            }
        }
    }

    private struct Results: View {
        let words: String
        let scope: Int
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch

        var body: some View {
            Text("\(words) \(scope) \(isSearching)")
            Button("Done") { dismissSearch() }
        }
    }

    @Test func `views follow the field, and the field follows views`() throws {
        let screen = HostedScreen(Screen(), width: 390, height: 844)
        let stack = try #require(screen.controller.children.first as? UINavigationController)
        let item = try #require(stack.topViewController?.navigationItem)
        let search = try #require(item.searchController)
        #expect(search.searchBar.placeholder == "Find" && !item.hidesSearchBarWhenScrolling)
        #expect(search.searchBar.scopeButtonTitles == ["Names", "Lands"])
        #expect(search.searchBar.selectedScopeButtonIndex == 1)
        #expect(screen.texts.contains(" 2 false"))
        search.isActive = true
        search.searchBar.searchTextField.insertText("Ber")
        screen.layOut()
        #expect(screen.texts.contains("Ber 2 true"))
        search.searchBar.delegate?.searchBar(search.searchBar, selectedScopeButtonIndexDidChange: 0)
        screen.layOut()
        #expect(screen.texts.contains("Ber 1 true"))
        screen.tap(screen.place(ofButton: "Done"))
        #expect(!search.isActive)
        #expect(screen.texts.contains(" 1 false"))
    }
}
