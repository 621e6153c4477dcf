import UIKit

/// An entry of the journal, as tall as its text.
final class JournalCell: UITableViewCell {
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var entryLabel: UILabel!
    @IBOutlet private weak var markView: UIView!

    func show(_ entry: JournalEntry) {
        titleLabel.text = entry.title
        entryLabel.text = entry.text
        markView.isHidden = !entry.isImportant
    }
}
