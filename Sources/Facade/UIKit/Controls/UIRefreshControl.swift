public import Foundation
public import LayoutSimInertness

/// A control that refreshes a scroll view when its content is pulled down.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    /// Whether the control is refreshing.
    open private(set) var isRefreshing = false
    /// The title below the indicator; not shown here.
    @Inert(.looks) open var attributedTitle: NSAttributedString? = nil
    /// The scroll view.
    weak var scrollView: UIScrollView?
    private lazy var wheel = UIActivityIndicatorView(style: .medium)

    /// The distance that content has to be pulled past its top to refresh, in points.
    static let pull: CGFloat = 100

    public override init(frame: CGRect) {
        super.init(frame: frame)
        bounds.size = CGSize(width: frame.width > 0 ? frame.width : 414, height: 60)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Shows the activity indicator and, unless the content is being dragged, adds its height to the top inset; the
    /// content offset stays the same.
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

    /// Hides the activity indicator and scrolls content that is pulled down back to its top.
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

    /// Adopts the scroll view when the app adds the control as a subview.
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard let list = superview as? UIScrollView, scrollView == nil else { return }
        list.pulledControl = self
        scrollView = list
        place()
    }

    /// Places the control above the content.
    func place() {
        guard let scrollView else { return }
        frame = CGRect(x: 0, y: -bounds.height, width: scrollView.bounds.width, height: bounds.height)
    }
}

extension UIScrollView {
    /// Starts refreshing if a drag has pulled the content far enough.
    func refreshIfPulled() {
        guard let control = refreshControl ?? pulledControl, !control.isRefreshing, control.isEnabled,
            contentOffset.y <= offsetRange.minY - UIRefreshControl.pull
        else { return }
        control.beginRefreshing()
        control.sendActions(for: .valueChanged)
    }

    /// Adjusts the top inset for a refresh control, and scrolls the content back when refreshing has ended.
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
