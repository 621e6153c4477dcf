import FancyBlur
import UIKit

/// A row that can be swiped.
public final class Row: SwipeTableViewCell {
    public override func awakeFromNib() {
        super.awakeFromNib()
        textLabel?.text = "row"
    }

    public override func swiped(by distance: CGFloat) { detailTextLabel?.text = "\(distance)" }
}
