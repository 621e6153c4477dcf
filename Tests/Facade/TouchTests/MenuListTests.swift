import LayoutSimRendering
import LayoutSimUIKitTesting
import LayoutSimViewTree
import Testing
import UIKit

/// The appearance of open menus and sheets.
@MainActor struct MenuListTests {
    private func texts(_ screen: TestScreen) -> [String] {
        (screen.window.subviews.last?.subviews ?? []).flatMap { $0.subviews.compactMap { ($0 as? UILabel)?.text } }
    }

    @Test(arguments: [(100.0, 154.0), (600, 466)]) func `a menu is a list beside its button`(
        y: CGFloat, top: CGFloat
    ) throws {
        var log: [String] = []
        let controller = UIViewController()
        let button = UIButton(type: .system)
        button.setTitle("Sort", for: .normal)
        button.frame = CGRect(x: 20, y: y, width: 80, height: 46)
        button.showsMenuAsPrimaryAction = true
        button.menu = UIMenu(children: [
            UIAction(title: "By name", state: .on) { _ in log.append("name") },
            UIAction(title: "By date", attributes: .disabled) { _ in log.append("date") },
            UIAction(title: "Clear", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in
                log.append("clear")
            },
        ])
        controller.view.addSubview(button)
        try onPhone(controller) { screen in
            #expect(screen.window.seenView === controller.view)
            try screen.tap("Sort")
            #expect(texts(screen) == ["By name", "By date", "Clear"])
            let list = try #require(screen.window.subviews.last)
            #expect(list.frame == CGRect(x: 8, y: top, width: 250, height: 126))
            let seen = try #require(screen.window.seenView)
            #expect(seen === screen.window)
            #expect(seen.replayDifference(from: try Renderer().layout(seen.frozen(named: "menu"))) == nil)
            try screen.tap(CGPoint(x: 100, y: top + 63))
            #expect(log == [] && list.superview == nil)
            try screen.tap("Sort")
            try screen.tap(CGPoint(x: 100, y: top + 105))
            #expect(log == ["clear"] && screen.window.seenView === controller.view)
        }
    }

    @Test func `a menu of a bar's button lies below it`() throws {
        let controller = UIViewController()
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "More", menu: UIMenu(title: "Plant", children: [UIAction(title: "Share") { _ in }]))
        try onPhone(UINavigationController(rootViewController: controller)) { screen in
            try screen.tap("More")
            #expect(texts(screen) == ["Plant", "Share"])
            #expect(screen.window.subviews.last?.frame == CGRect(x: 117, y: 72, width: 250, height: 84))
            try screen.tap("Share")
            #expect(texts(screen) == [])
        }
    }

    @Test(arguments: [true, false]) func `a sheet has a grabber if it prefers one`(prefers: Bool) throws {
        let (controller, presented) = (UIViewController(), UIViewController())
        try onPhone(controller) { screen in
            presented.sheetPresentationController?.detents = [.medium(), .large()]
            presented.sheetPresentationController?.prefersGrabberVisible = prefers
            controller.present(presented, animated: false)
            screen.window.layoutIfNeeded()
            let container = try #require(presented.view.superview)
            let grabber = container.subviews.last
            #expect((grabber !== presented.view) == prefers)
            guard prefers, let grabber else { return }
            let sheet = presented.view.frame
            #expect(grabber.frame.size == CGSize(width: 36, height: 5))
            #expect(abs(grabber.frame.midX - sheet.midX) < 0.001 && abs(grabber.frame.minY - sheet.minY - 5) < 0.001)
            presented.dismiss(animated: false)
            #expect(grabber.window == nil)
        }
    }
}
