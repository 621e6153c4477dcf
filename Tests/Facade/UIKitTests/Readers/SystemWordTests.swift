import Testing

@testable import UIKit

/// Text that UIKit itself displays.
@MainActor struct SystemWordTests {
    @Test(arguments: [
        ("en", ["Edit", "Done", "Cancel", "Back", "Save", "Search"]),
        ("de", ["Bearbeiten", "Fertig", "Abbrechen", "Zurück", "Sichern", "Suchen"]),
        ("fr-CA", ["Modifier", "OK", "Annuler", "Retour", "Enregistrer", "Rechercher"]),
        ("ar", ["تحرير", "تم", "إلغاء", "رجوع", "حفظ", "بحث"]),
        ("sv", ["Edit", "Done", "Cancel", "Back", "Save", "Search"]),
        ("double-length", ["Edit", "Done", "Cancel", "Back", "Save", "Search"]),
    ])
    func `words of the system are in the language of the device`(_ language: String, _ words: [String]) {
        var device = SimulatedDevice.current
        device.language = language
        let shown = SimulatedDevice.with(device) {
            let controller = UIViewController()
            let edit = controller.editButtonItem.title
            controller.setEditing(true, animated: false)
            let cancel = UISearchBar().cancelButton.currentTitle
            return [
                edit, controller.editButtonItem.title, cancel, UINavigationItem.genericBackTitle,
                UIBarButtonItem(systemItem: .save).shownTitle, UISearchController().searchBar.placeholder,
            ]
        }
        #expect(shown == words)
    }
}
