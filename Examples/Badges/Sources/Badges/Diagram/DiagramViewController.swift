import UIKit

/// A diagram of the detail's layout: cyan represents the title, gray the picture, magenta the text.
///
/// As the texts grow, the column first moves to where there is room, then the gray square shrinks.
final class DiagramViewController: UIViewController {
    let cyan = UIView()
    let gray = UIView()
    let magenta = UIView()
    private lazy var titleHeight = cyan.heightAnchor.constraint(equalToConstant: 60)
    private lazy var textHeight = magenta.heightAnchor.constraint(equalToConstant: 64)

    /// The heights of the texts, in points.
    var heights: (title: CGFloat, text: CGFloat) {
        get { (titleHeight.constant, textHeight.constant) }
        set { (titleHeight.constant, textHeight.constant) = newValue }
    }

    /// Animates the texts to other heights.
    func grow(to heights: (title: CGFloat, text: CGFloat), in duration: TimeInterval) {
        view.layoutIfNeeded()
        self.heights = heights
        UIView.animate(withDuration: duration) { self.view.layoutIfNeeded() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        for (block, color) in [(cyan, UIColor.cyan), (gray, .gray), (magenta, .magenta)] {
            block.backgroundColor = color
            block.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(block)
            block.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        }
        let side = gray.heightAnchor.constraint(equalToConstant: 240)
        side.priority = .defaultHigh
        let centering = gray.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: -24)
        centering.priority = UILayoutPriority(249)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            cyan.topAnchor.constraint(greaterThanOrEqualTo: safeArea.topAnchor, constant: 8),
            gray.topAnchor.constraint(equalTo: cyan.bottomAnchor, constant: 24),
            magenta.topAnchor.constraint(equalTo: gray.bottomAnchor, constant: 24),
            safeArea.bottomAnchor.constraint(greaterThanOrEqualTo: magenta.bottomAnchor, constant: 8),
            gray.widthAnchor.constraint(equalTo: gray.heightAnchor),
            cyan.widthAnchor.constraint(equalToConstant: 240),
            magenta.widthAnchor.constraint(equalToConstant: 240),
            side, centering, titleHeight, textHeight,
        ])
    }
}
