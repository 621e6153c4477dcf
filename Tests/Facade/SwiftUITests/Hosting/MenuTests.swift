import SwiftUI
import Testing
import UIKit

/// Menus are those of UIKit.
@MainActor @Suite(.serialized) struct MenuTests {
    @MainActor private final class Calls {
        var all: [String] = []
    }

    /// The elements of a menu, those within others in brackets.
    private func words(_ menu: UIMenu) -> [String] {
        menu.children.flatMap { element -> [String] in
            switch element {
            case let inner as UIMenu:
                return [inner.title + (inner.options.contains(.displayInline) ? "[" : "(")] + words(inner) + ["]"]
            case let action as UIAction:
                return [
                    action.title + (action.state == .on ? "+" : "")
                        + (action.attributes.contains(.destructive) ? "!" : "")
                        + (action.attributes.contains(.disabled) ? "-" : "") + (action.image == nil ? "" : "*")
                ]
            default: return []
            }
        }
    }

    private func button(_ screen: HostedScreen<some View>) throws -> UIButton {
        try #require(screen.views.compactMap { $0 as? UIButton }.first { $0.menu != nil })
    }

    @Test func theViewsInAMenuAreItsEntries() throws {
        let screen = HostedScreen(
            Menu("More") {
                Button("first") {}
                Button("second", systemImage: "star") {}.disabled(true)
                Divider()
                Toggle("third", isOn: .constant(true))
                Section("part") { Button("fourth", role: .destructive) {} }
                Menu("inner") {
                    Picker("choice", selection: .constant(2)) { ForEach(1..<3) { Text("\($0)").tag($0) } }
                }
                if true { Button("last") {} }
            })
        #expect(screen.texts == ["More"])
        #expect(
            words(try #require(try button(screen).menu)) == [
                "[", "first", "second-*", "]", "[", "third+", "part[", "fourth!", "]", "inner(", "[", "1", "2+", "]",
                "]", "last", "]",
            ])
    }

    @Test func entriesActAndMenusFollowTheirStates() throws {
        struct Filter: View {
            @State private var isOn = false

            var body: some View { Menu(isOn ? "on" : "off") { Toggle("filter", isOn: $isOn) } }
        }
        let screen = HostedScreen(Filter())
        func entry() throws -> UIAction { try #require(try button(screen).menu?.children.first as? UIAction) }
        #expect(try entry().state == .off)
        try entry().performWithSender(nil, target: nil)
        screen.layOut()
        #expect(screen.texts == ["on"])
        #expect(try entry().state == .on)
    }

    @Test func aMenuWithAnActionOpensWhenItIsHeld() throws {
        let calls = Calls()
        let screen = HostedScreen(
            Menu("Save") {
                Button("as") {}
            } primaryAction: {
                calls.all.append("saved")
            })
        let button = try button(screen)
        #expect(!button.showsMenuAsPrimaryAction)
        button.sendActions(for: .touchUpInside)
        #expect(calls.all == ["saved"])
    }

    @Test func aViewHasAContextMenu() throws {
        let screen = HostedScreen(Text("row").contextMenu { Button("copy") {} })
        let interaction = try #require(
            screen.views.flatMap(\.interactions).compactMap { $0 as? UIContextMenuInteraction }.first)
        let configuration = interaction.delegate?.contextMenuInteraction(
            interaction, configurationForMenuAtLocation: .zero)
        #expect(configuration != nil)
    }
}
