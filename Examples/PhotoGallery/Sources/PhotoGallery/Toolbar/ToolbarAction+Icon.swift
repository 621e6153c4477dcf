import UIKit

extension ToolbarAction {
    /// Returns the lines of the icon within a rectangle.
    func path(in rect: CGRect) -> UIBezierPath {
        switch self {
        case .plusOne:
            UIBezierPath(
                [[(0.1, 0.55), (0.5, 0.55)], [(0.3, 0.32), (0.3, 0.78)], [(0.65, 0.3), (0.8, 0.18), (0.8, 0.82)]],
                in: rect)
        case .comment: bubble(in: rect.insetBy(dx: 2, dy: 2))
        case .add: UIBezierPath([[(0.5, 0.1), (0.5, 0.9)], [(0.147, 0.5), (0.853, 0.5)]], in: rect)
        case .share:
            UIBezierPath(
                [
                    [(0.5, 0.66), (0.5, 0.08)], [(0.32, 0.28), (0.5, 0.08), (0.68, 0.28)],
                    [(0.3, 0.45), (0.15, 0.45), (0.15, 0.93), (0.85, 0.93), (0.85, 0.45), (0.7, 0.45)],
                ], in: rect)
        }
    }

    private func bubble(in rect: CGRect) -> UIBezierPath {
        let path = UIBezierPath(
            roundedRect: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height * 0.72),
            cornerRadius: 5)
        path.append(UIBezierPath([[(0.25, 0.72), (0.25, 1), (0.5, 0.72)]], in: rect))
        return path
    }
}
