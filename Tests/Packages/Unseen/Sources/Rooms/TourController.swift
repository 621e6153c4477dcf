import UIKit

/// Pages through rooms.
public final class TourController: UIPageViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
    }
}
