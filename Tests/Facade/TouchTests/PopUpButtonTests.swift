import Foundation
import LayoutSimUIKitTesting
import Testing

@testable import UIKit

/// Buttons whose title is that of the selected element of their menu.
@MainActor struct PopUpButtonTests {
    private func action(_ title: String, _ state: UIMenuElement.State = .off) -> UIAction {
        UIAction(title: title, state: state) { _ in }
    }

    private func button(_ menu: UIMenu, isPlain: Bool = false) -> UIButton {
        let button = isPlain ? UIButton(configuration: .plain()) : UIButton(type: .system)
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        return button
    }

    @Test(arguments: [false, true]) func `the title is that of the element that is on, or of the first`(isPlain: Bool) {
        let menu = UIMenu(children: [action("One"), action("Two", .on), action("Three")])
        #expect(button(menu, isPlain: isPlain).currentTitle == "Two")
        let inner = UIMenu(options: .displayInline, children: [action("Four"), action("Five")])
        let other = button(UIMenu(children: [inner]), isPlain: isPlain)
        #expect(other.currentTitle == "Four")
        #expect(inner.selectedElements.map(\.title) == ["Four"])
        other.menu = menu
        #expect(other.currentTitle == "Two")
    }

    @Test func `a choice is the only one, and the title before the action is performed`() throws {
        var heard: [String?] = []
        var button: UIButton?
        let actions = ["One", "Two"].map { UIAction(title: $0) { _ in heard.append(button?.currentTitle) } }
        let made = self.button(UIMenu(children: actions))
        button = made
        let menu = try #require(made.menu)
        OpenMenu(menu, of: made).choose(actions[1])
        #expect(made.currentTitle == "Two" && heard == ["Two"])
        #expect(menu.selectedElements.map(\.title) == ["Two"])
    }

    @Test func `a menu that opens otherwise leaves the title alone`() {
        let button = UIButton(type: .system)
        button.setTitle("Pick", for: .normal)
        button.menu = UIMenu(children: [action("One", .on)])
        button.changesSelectionAsPrimaryAction = true
        #expect(button.currentTitle == "Pick")
    }
}
