import Foundation
import LayoutSimText

extension UIViewController {
    /// Creates the bar button item that toggles editing.
    func makeEditButton() -> UIBarButtonItem {
        let button = UIBarButtonItem(
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                setEditing(!isEditing, animated: true)
            })
        showEditing(on: button)
        return button
    }

    /// Updates the item's title and style for the editing state.
    func showEditing(on button: UIBarButtonItem) {
        button.title = (isEditing ? SystemText.done : .edit).shown
        button.style = isEditing ? .done : .plain
    }
}
