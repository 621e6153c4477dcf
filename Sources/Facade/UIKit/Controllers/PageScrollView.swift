import Foundation

/// The view of a page view controller.
// swift-format-ignore: NoLeadingUnderscores
@MainActor final class _UIPageViewControllerContentView: UIView {}

/// The scroll view of a page view controller, in which neighboring pages are dragged into view.
///
/// The current page lies at the origin of the content, its neighbors one page length away in the content insets.
final class PageScrollView: UIScrollView {
    private weak var pages: UIPageViewController?

    init(_ pages: UIPageViewController) {
        self.pages = pages
        super.init(frame: .zero)
        isPagingEnabled = true
        contentInsetAdjustmentBehavior = .never
        setDefaultIndicatorsHidden()
        alwaysBounceHorizontal = pages.navigationOrientation == .horizontal
        alwaysBounceVertical = pages.navigationOrientation == .vertical
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var isScrollEnabled: Bool {
        get { super.isScrollEnabled && pages?.dataSource != nil }
        set { super.isScrollEnabled = newValue }
    }

    override func dragWillBegin() { pages?.turns.begin(in: self) }
    override func contentDidScroll() { pages?.turns.follow(self) }
    override func dragDidRest() { pages?.turns.rest(self) }

    /// Sets the insets that hold neighboring pages, without moving the content.
    func makeRoom(_ room: UIEdgeInsets) {
        followedInsets = room
        contentInset = room
    }
}
