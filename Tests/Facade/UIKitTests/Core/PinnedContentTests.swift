import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimRendering
import Testing
import UIKit

/// Content of scroll views that constraints tie to views that do not scroll.
@MainActor @Suite struct PinnedContentTests {
    /// The item to which a view inside a scroll view is tied.
    enum Anchor: CaseIterable {
        case frameGuide, center, superview, content, edge

        var isPinned: Bool { self != .content && self != .edge }
    }

    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let scroll = UIScrollView()
    private let page = UIView()
    private let badge = UIView()

    init() {
        for view in [scroll, page, badge] { view.translatesAutoresizingMaskIntoConstraints = false }
        root.addSubview(scroll)
        scroll.addSubview(page)
        scroll.addSubview(badge)
        let content = scroll.contentLayoutGuide
        NSLayoutConstraint.activate([
            scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            scroll.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
            scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -40),
            page.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            page.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            page.topAnchor.constraint(equalTo: content.topAnchor),
            page.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            page.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            page.heightAnchor.constraint(equalToConstant: 1_000),
            badge.leadingAnchor.constraint(equalTo: page.leadingAnchor),
            badge.widthAnchor.constraint(equalToConstant: 20),
            badge.heightAnchor.constraint(equalToConstant: 20),
        ])
    }

    private func tie(to anchor: Anchor) {
        let constraint =
            switch anchor {
            case .frameGuide: badge.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 10)
            case .center: badge.centerYAnchor.constraint(equalTo: scroll.centerYAnchor)
            case .superview: badge.topAnchor.constraint(equalTo: root.topAnchor, constant: 10)
            case .content: badge.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 10)
            case .edge: badge.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10)
            }
        constraint.isActive = true
    }

    @Test(arguments: Anchor.allCases)
    func `content that is tied to what does not scroll stays where it is`(anchor: Anchor) throws {
        tie(to: anchor)
        root.layoutIfNeeded()
        let before = badge.convert(badge.bounds, to: root)
        scroll.contentOffset.y = 100
        root.layoutIfNeeded()
        let after = badge.convert(badge.bounds, to: root)
        #expect(after.minY == (anchor.isPinned ? before.minY : before.minY - 100))
        #expect(page.frame == CGRect(x: 0, y: 0, width: 320, height: 1_000))
        #expect(scroll.contentSize == page.frame.size)
        let layout = try Renderer().layout(root.frozen(named: "scrolled"))
        #expect(layout.views.map(\.screenFrame.minY) == [0, 40, -60, Double(after.minY)])
    }

    @Test func `content is placed anew with each step`() {
        tie(to: .frameGuide)
        for offset in [30, 60, 5] as [CGFloat] {
            scroll.contentOffset.y = offset
            root.layoutIfNeeded()
            #expect(badge.frame.minY == offset + 10)
        }
    }
}
