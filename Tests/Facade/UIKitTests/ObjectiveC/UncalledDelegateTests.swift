import Foundation
import LayoutSimCodeLines
import LayoutSimMemberRecord
import Testing

@testable import LayoutSimInertness
@testable import UIKit

/// A delegate with the table that preparation would append to its source.
private class Rows: NSObject, UITableViewDelegate, UITextFieldDelegate {}
private final class FocusedRows: Rows {}
private class Pages<Page>: NSObject, UIPageViewControllerDataSource {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
}
private final class NumberedPages: Pages<Int> {}
private final class Scene: UIResponder, UIWindowSceneDelegate {}

@MainActor private protocol PagesMembers { func members(_ t: _MemberTable) }
extension Pages: PagesMembers {
    @MainActor fileprivate func members(_ t: _MemberTable) {
        t.uncalled(
            Self.self, "UIPageViewControllerDataSource", "presentationCount(for:)", "/app/Pages.swift (members)", 9)
    }
}

@used @section("swift5_tests")
private nonisolated let record: MemberRecord = (
    0x6c73_696d, 0,
    { pointer, _, _, _ in
        unsafe fill(pointer)
        return true
    }, 0, 0
)

private nonisolated func fill(_ pointer: UnsafeMutableRawPointer) {
    let t = unsafe _MemberTable(at: pointer)
    t.uncalled(Rows.self, "UITableViewDelegate", "tableView(_:canFocusRowAt:)", "/app/Rows.swift", 3)
    t.uncalled(Rows.self, "UIScrollViewDelegate", "scrollViewDidScrollToTop(_:)", "/app/Rows.swift", 5)
    t.uncalled(
        FocusedRows.self, "UITableViewDelegate", "tableViewDidEndMultipleSelectionInteraction(_:)", "/lib/More.swift", 7
    )
    t.uncalled(Scene.self, "UIWindowSceneDelegate", "windowScene(_:didUpdateEffectiveGeometry:)", "/app/Scene.swift", 2)
    t.generic { o, t in (o as? any PagesMembers).map { $0.members(t) } }
}

/// What is told of delegates that implement requirements that nothing calls.
@MainActor @Suite struct UncalledDelegateTests {
    /// Returns what a test is told of after an action in the project of the folder /app.
    private func told(_ name: String = #function, _ action: () -> Void) -> [String] {
        let sources = ProjectSources(root: "/app", dependencies: [])
        ProjectSources.$current.withValue(sources) { RunningTest.$assumed.withValue(name, operation: action) }
        return InertUses.takeUntold(of: name).map(\.sentence)
    }

    @Test func `an object that gets a delegate tells of its protocol and of the project's files`() {
        let (rows, table, field) = (FocusedRows(), UITableView(), UITextField())
        #expect(told { field.delegate = rows } == [])
        #expect(
            told { table.delegate = rows } == [
                "Rows.swift:3: UITableViewDelegate.tableView(_:canFocusRowAt:) is never called here",
                "Rows.swift:5: UIScrollViewDelegate.scrollViewDidScrollToTop(_:) is never called here",
            ])
        #expect(InertUses.uses(of: [table]).count == 2)
        #expect(told { table.delegate = nil } == [])
    }

    @Test func `a window's scene tells of what only window scenes ask`() {
        let scene = UIWindowScene(
            session: UIApplication.shared.openSessions.first ?? UISceneSession(), connectionOptions: .init())
        let delegate = Scene()
        #expect(
            told { scene.delegate = delegate } == [
                "Scene.swift:2: UIWindowSceneDelegate.windowScene(_:didUpdateEffectiveGeometry:) is never called here"
            ])
    }

    @Test func `the frames of a page view controller lack what its generic data source counts`() {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let (source, other) = (NumberedPages(), Pages<Int>())
        #expect(
            told { pages.dataSource = source } == [
                "Pages.swift:9: UIPageViewControllerDataSource.presentationCount(for:) is never called here"
            ])
        #expect(InertUses.uses(of: [pages]).map(\.inertness) == [.layout])
        #expect(told { pages.dataSource = other }.count == 1)
        #expect(told { pages.dataSource = source }.count == 1)
    }

    @Test func `where no lines are known, the path is told`() {
        let (rows, table, name) = (Rows(), UITableView(), #function)
        ProjectSources.$current.withValue(nil) { RunningTest.$assumed.withValue(name) { table.delegate = rows } }
        #expect(InertUses.takeUntold(of: name).first?.sentence.hasPrefix("/app/Rows.swift:3: ") == true)
    }
}
