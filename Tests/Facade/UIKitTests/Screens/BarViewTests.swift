import LayoutSimAutoLayout
import LayoutSimRendering
import LayoutSimViewTree
import Testing
import UIKit

/// The frames of custom views in bars, and their visibility.
@MainActor struct BarViewTests {
    /// The way a view specifies its size.
    enum Sizing: Sendable { case frame, intrinsic, constraints, everything }

    private func view(_ sizing: Sizing, _ width: CGFloat) -> UIView {
        switch sizing {
        case .frame: return UIView(frame: CGRect(x: 0, y: 0, width: width, height: 30))
        case .intrinsic: return SizedView(CGSize(width: width, height: 30))
        case .everything: return SizedView(UIView.layoutFittingExpandedSize)
        case .constraints:
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            let width = view.widthAnchor.constraint(equalToConstant: width)
            width.priority = .defaultHigh
            NSLayoutConstraint.activate([width, view.heightAnchor.constraint(equalToConstant: 30)])
            return view
        }
    }

    private func show(_ controllers: UIViewController..., rightToLeft: Bool = false) -> UIWindow {
        let navigation = UINavigationController()
        navigation.view.semanticContentAttribute = rightToLeft ? .forceRightToLeft : .unspecified
        navigation.navigationBar.semanticContentAttribute = rightToLeft ? .forceRightToLeft : .unspecified
        navigation.viewControllers = controllers
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    private func place(of view: UIView) -> CGRect? {
        var ancestor = view.superview
        while let current = ancestor, !(current is UINavigationBar || current is UIToolbar) {
            ancestor = current.superview
        }
        return ancestor.map { view.convert(view.bounds, to: $0) }
    }

    struct Title: Sendable {
        var sizing = Sizing.frame
        var width: CGFloat
        /// The widths of the buttons' views.
        var leading: [CGFloat] = []
        var trailing: [CGFloat] = []
        var x: CGFloat
        var shown: CGFloat
    }

    @Test(arguments: [
        Title(width: 100, x: 137.5, shown: 100), Title(sizing: .intrinsic, width: 100, x: 137.5, shown: 100),
        Title(sizing: .constraints, width: 100, x: 137.5, shown: 100),
        Title(sizing: .everything, width: 0, x: 16, shown: 343),
        // Centered while there is room, then next to the wide buttons, then narrower.
        Title(width: 100, trailing: [80], x: 137.5, shown: 100),
        Title(width: 100, trailing: [80, 60], x: 95, shown: 100),
        Title(sizing: .constraints, width: 300, leading: [40], trailing: [80], x: 64, shown: 207),
        Title(width: 300, leading: [40], trailing: [80], x: 64, shown: 207),
    ]) func `a title view is in the middle and gives way to buttons`(_ sample: Title) throws {
        let controller = UIViewController()
        let title = view(sample.sizing, sample.width)
        controller.navigationItem.titleView = title
        let leading = sample.leading.map { view(.frame, $0) }
        let trailing = sample.trailing.map { view(.intrinsic, $0) }
        controller.navigationItem.leftBarButtonItems = leading.map(UIBarButtonItem.init(customView:))
        controller.navigationItem.rightBarButtonItems = trailing.map(UIBarButtonItem.init(customView:))
        let window = show(controller)
        defer { window.isHidden = true }
        let frame = try #require(place(of: title))
        #expect([frame.minX, frame.width] == [sample.x, sample.shown])
        #expect(frame.midY == 22)
        var end: CGFloat = 359
        for (view, width) in zip(trailing, sample.trailing) {
            #expect(place(of: view) == CGRect(x: end - width, y: 7, width: width, height: 30))
            end -= width + 16
        }
        #expect(leading.first.map { place(of: $0)?.minX == 16 } ?? true)
        let seen = try #require(window.seenView)
        let screen = seen.frozen(named: "seen")
        #expect(seen === window)
        #expect(window.replayDifference(from: try Renderer().layout(screen)) == nil)
    }

    @Test func `from right to left buttons are on the other side`() throws {
        let controller = UIViewController()
        let (title, button) = (view(.frame, 100), view(.frame, 180))
        controller.navigationItem.titleView = title
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
        let window = show(controller, rightToLeft: true)
        defer { window.isHidden = true }
        #expect(place(of: button)?.minX == 16)
        #expect(place(of: title)?.minX == 204)
    }

    @Test func `views follow what they show, and go with their controller`() throws {
        let (below, above) = (UIViewController(), UIViewController())
        let label = UILabel()
        label.text = "Short"
        below.navigationItem.titleView = label
        below.title = "Below"
        let window = show(below)
        defer { window.isHidden = true }
        let navigation = try #require(below.navigationController)
        let short = try #require(place(of: label))
        #expect(abs(short.midX - 187.5) < 0.5 && short.width > 30)
        label.text = "A longer title"
        window.layoutIfNeeded()
        let long = try #require(place(of: label))
        #expect(long.width > short.width + 20 && abs(long.midX - 187.5) < 0.5)
        navigation.pushViewController(above, animated: false)
        window.layoutIfNeeded()
        #expect(label.window == nil && navigation.navigationBar.subviews.isEmpty)
        #expect(navigation.navigationBar.shownBackTitle == "Below")
        #expect(window.seenView === above.view)
        navigation.popViewController(animated: false)
        window.layoutIfNeeded()
        #expect(place(of: label) == long)
        below.navigationItem.titleView = nil
        window.layoutIfNeeded()
        #expect(label.superview == nil)
    }

    @Test func `buttons of toolbars have views between flexible spaces`() throws {
        let controller = UIViewController()
        let button = view(.constraints, 60)
        controller.toolbarItems = [.flexibleSpace(), UIBarButtonItem(customView: button), .flexibleSpace()]
        let window = show(controller)
        defer { window.isHidden = true }
        controller.navigationController?.isToolbarHidden = false
        window.layoutIfNeeded()
        #expect(place(of: button).map { [$0.midX, $0.width, $0.height] } == [187.5, 60, 30])
    }

    @Test func `gaps and views leave their width between buttons that are drawn`() throws {
        let controller = UIViewController()
        controller.navigationItem.leftBarButtonItems = [
            .fixedSpace(30), UIBarButtonItem(customView: view(.frame, 50)), UIBarButtonItem(systemItem: .edit),
        ]
        let window = show(controller)
        defer { window.isHidden = true }
        let bars = controller.view.frozen(named: "gaps").bars
        #expect(bars.leading.map(\.width) == [30, 50, nil])
        #expect(bars.leading.map(\.title) == ["", "", "Edit"])
        let edit = try #require(controller.navigationController?.navigationBar.barButtons.first)
        #expect(edit.label == "Edit" && edit.frame.maxX > 128 && edit.frame.midX < 160)
    }
}

/// A view with a content size.
private final class SizedView: UIView {
    private let size: CGSize
    init(_ size: CGSize) {
        self.size = size
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
}
