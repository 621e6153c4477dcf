import Foundation
import QuartzCore

extension UITableView {
    /// How long a row that is reloaded takes to fade, in seconds: measured on iOS 9, in and out along the usual curve.
    private static let fadeDuration = 0.3

    /// Makes rows anew that are seen; the others are made when they are.
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

    /// Shows a new row while the old one goes; both are seen through for the time.
    private func fade(_ old: UITableViewCell, at path: IndexPath) {
        let frame = validGeometry.frame(of: .row(path)) ?? old.frame
        let new = makeRow(path, frame)
        new.position = position(of: path)
        UIView.performWithoutAnimation { new.layoutIfNeeded() }
        new.alpha = 0
        UIView.animate(withDuration: Self.fadeDuration) {
            old.alpha = 0
            new.alpha = 1
        } completion: { [weak self] _ in
            old.removeFromSuperview()
            old.alpha = 1
            self?.retire(old, from: path)
        }
    }
}
