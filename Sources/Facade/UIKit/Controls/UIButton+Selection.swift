import Foundation

/// Pop-up buttons, whose title is that of the element that is selected in their menu
/// ([Apple](https://developer.apple.com/documentation/uikit/uibutton/changesselectionasprimaryaction)).
extension UIButton {
    /// Shows the title of the menu's selection, the first element that is on or else the first one, in a pop-up button.
    func showSelection() {
        guard showsMenuAsPrimaryAction, changesSelectionAsPrimaryAction, let choices = menu?.choices,
            let selection = choices.first(where: { $0.state == .on }) ?? choices.first
        else { return }
        select(selection, of: choices)
    }

    /// Selects the action that a person chose, if the button is a pop-up button.
    func choose(_ action: UIAction) {
        guard showsMenuAsPrimaryAction, changesSelectionAsPrimaryAction, let choices = menu?.choices,
            choices.contains(where: { $0 === action })
        else { return }
        select(action, of: choices)
    }

    private func select(_ selection: UIAction, of choices: [UIAction]) {
        for choice in choices { choice.state = choice === selection ? .on : .off }
        if currentTitle != selection.title { setTitle(selection.title, for: .normal) }
    }
}

extension UIMenu {
    /// The actions of the menu and of the menus that are shown in it, in order.
    fileprivate var choices: [UIAction] {
        children.flatMap { element -> [UIAction] in
            if let menu = element as? UIMenu { return menu.options.contains(.displayInline) ? menu.choices : [] }
            return (element as? UIAction).map { [$0] } ?? []
        }
    }
}
