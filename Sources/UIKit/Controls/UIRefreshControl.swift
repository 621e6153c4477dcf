public import Foundation

/// The wheel above a list that is pulled down.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false
    open var attributedTitle: NSAttributedString?
    public override init(frame: CGRect) {
        super.init(frame: frame)
        bounds.size = CGSize(width: frame.width > 0 ? frame.width : 414, height: 60)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }
}
