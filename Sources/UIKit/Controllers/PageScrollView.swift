import Foundation

/// The scroll view of a page controller, in which fingers drag the pages beside the one that is seen into sight.
///
/// The page that is seen lies at the origin of the content, those beside it a page's length from there in its insets.
final class PageScrollView: UIScrollView {
    private weak var pages: UIPageViewController?

    init(_ pages: UIPageViewController) {
        self.pages = pages
        super.init(frame: .zero)
        isPagingEnabled = true
        contentInsetAdjustmentBehavior = .never
        (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
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

    /// Makes room for pages at the sides of the content, which stays where it is.
    func makeRoom(_ room: UIEdgeInsets) {
        followedInsets = room
        contentInset = room
    }
}
