public import Foundation

/// The wheel above a list that is pulled down.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false
    open var attributedTitle: NSAttributedString?
    /// The content that is pulled.
    weak var scrollView: UIScrollView?
    private lazy var wheel = UIActivityIndicatorView(style: .medium)

    /// How far content is pulled below its beginning before it refreshes, in points.
    static let pull: CGFloat = 100

    public override init(frame: CGRect) {
        super.init(frame: frame)
        bounds.size = CGSize(width: frame.width > 0 ? frame.width : 414, height: 60)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Shows the wheel; content that people did not pull stays where it is.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        guard let scrollView else { return }
        if superview == nil { scrollView.insertSubview(self, at: 0) }
        if wheel.superview == nil { addSubview(wheel) }
        wheel.startAnimating()
        place()
        if scrollView.currentDrag == nil { scrollView.makeRoomForRefreshing() }
    }

    /// Takes the wheel away, and has the content go back to its beginning.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        wheel.stopAnimating()
        scrollView?.makeRoomForRefreshing()
        if scrollView?.refreshControl === self { removeFromSuperview() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    /// A control that an app adds by itself is the one of its list.
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard let list = superview as? UIScrollView, scrollView == nil else { return }
        list.pulledControl = self
        scrollView = list
        place()
    }

    /// Lies above the content.
    func place() {
        guard let scrollView else { return }
        frame = CGRect(x: 0, y: -bounds.height, width: scrollView.bounds.width, height: bounds.height)
    }
}

extension UIScrollView {
    /// Has a drag that pulled the content far enough refresh it.
    func refreshIfPulled() {
        guard let control = refreshControl ?? pulledControl, !control.isRefreshing, control.isEnabled,
            contentOffset.y <= offsetRange.minY - UIRefreshControl.pull
        else { return }
        control.beginRefreshing()
        control.sendActions(for: .valueChanged)
    }

    /// The part of the insets that the wheel takes while nobody pulls, in points.
    func makeRoomForRefreshing() {
        let control = refreshControl ?? pulledControl
        let room = control.map { $0.isRefreshing ? $0.bounds.height : 0 } ?? 0
        guard room != refreshRoom else { return }
        let (offset, goesBack) = (contentOffset, room < refreshRoom && contentOffset.y < offsetRange.minY + refreshRoom)
        refreshRoom = room
        insetsChanged()
        scroll(to: offset)
        if goesBack, currentDrag == nil {
            setContentOffset(CGPoint(x: offset.x, y: offsetRange.minY), animated: window != nil)
        }
    }
}
