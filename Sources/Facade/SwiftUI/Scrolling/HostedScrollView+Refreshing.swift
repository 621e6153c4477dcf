import UIKit

extension HostedScrollView {
    /// Has the view be pulled to load what is new, or not.
    func refresh(by action: RefreshAction?) {
        refreshAction = action
        guard action != nil else {
            if refreshControl != nil { refreshControl = nil }
            return
        }
        guard refreshControl == nil else { return }
        let control = UIRefreshControl()
        control.addAction(
            UIAction { [weak self, weak control] _ in
                Task { @MainActor in
                    await self?.refreshAction?()
                    control?.endRefreshing()
                }
            }, for: .valueChanged)
        refreshControl = control
    }
}
