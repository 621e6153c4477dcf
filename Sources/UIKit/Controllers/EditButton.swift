import Foundation
import LayoutSimText

extension UIViewController {
    /// The button that begins and ends editing.
    func makeEditButton() -> UIBarButtonItem {
        let button = UIBarButtonItem(
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                setEditing(!isEditing, animated: true)
            })
        showEditing(on: button)
        return button
    }

    /// Has the button say what it does next.
    func showEditing(on button: UIBarButtonItem) {
        button.title = (isEditing ? SystemText.done : .edit).shown
        button.style = isEditing ? .done : .plain
    }
}
