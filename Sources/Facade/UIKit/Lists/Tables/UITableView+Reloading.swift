import Foundation
import QuartzCore
import LayoutSimUIKitArithmetic

extension UITableView {
    /// The duration of the fade of a reloaded row, in seconds; measured on iOS 9, cross-fading with the default
    /// ease-in-out curve.
    private static let fadeDuration = 0.3

    /// Reloads visible rows; other rows are loaded when they become visible.
    func reload(_ reloaded: [(path: IndexPath, animation: RowAnimation)]) {
        for (path, animation) in reloaded {
            measuredHeights[.row(path)] = nil
            guard let old = rows[path] else { continue }
            guard fades(animation) else {
                recycle(path)
                continue
            }
            rows[path] = nil
            fade(old, at: path)
        }
        invalidateHeights(of: reloaded.map(\.path))
    }

    private func fades(_ animation: RowAnimation) -> Bool {
        (animation == .fade || animation == .automatic) && window != nil && UIView.areAnimationsEnabled
    }

    /// Cross-fades from an old row to a new one.
    private func fade(_ old: UITableViewCell, at path: IndexPath) {
        let frame = validGeometry.frame(of: .row(path)) ?? old.frame
        let new = makeRow(path, frame)
        new.position = position(of: path)
        UIView.performWithoutAnimation { new.layoutIfNeeded() }
        new.alpha = 0
        UIView.animate(withDuration: Self.fadeDuration, delay: 0, options: .allowUserInteraction) {
            old.alpha = 0
            new.alpha = 1
        } completion: { [weak self] _ in
            old.removeFromSuperview()
            old.alpha = 1
            self?.retire(old, from: path)
        }
    }
}
