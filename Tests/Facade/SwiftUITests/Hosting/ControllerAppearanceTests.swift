import SwiftUI
import Testing
import UIKit

/// Views of a hosting controller appear and disappear with it.
@MainActor @Suite struct ControllerAppearanceTests {
    @Test func aControllerBehindAnotherDisappears() {
        var events: [String] = []
        let first = UIHostingController(rootView: logging("first") { events.append($0) })
        let second = UIHostingController(rootView: logging("second") { events.append($0) })
        let navigation = UINavigationController(rootViewController: first)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(events == ["first +"])
        navigation.pushViewController(second, animated: false)
        window.layoutIfNeeded()
        #expect(Set(events.dropFirst()) == ["first -", "second +"])
        events = []
        navigation.popViewController(animated: false)
        window.layoutIfNeeded()
        #expect(Set(events) == ["second -", "first +"])
        #expect(events.count == 2)
    }

    @Test func aTabThatIsNotChosenDisappears() {
        var events: [String] = []
        let tabs = UITabBarController()
        tabs.viewControllers = ["first", "second"].map { name in
            UIHostingController(rootView: logging(name) { events.append($0) })
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(events == ["first +"])
        for (index, expected) in [["first -", "second +"], ["first +", "second -"]].enumerated() {
            events = []
            tabs.selectedIndex = 1 - index
            window.layoutIfNeeded()
            #expect(events.sorted() == expected)
        }
    }

    @Test func aTaskRunsWhileItsControllerIsOnTheScreen() async {
        let runs = Runs()
        let first = UIHostingController(
            rootView: Text("One").task {
                runs.began += 1
                try? await Task.sleep(for: .seconds(1000))
                if Task.isCancelled { runs.canceled += 1 }
            })
        let navigation = UINavigationController(rootViewController: first)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        await runs.settle { $0.began == 1 }
        navigation.pushViewController(UIViewController(), animated: false)
        window.layoutIfNeeded()
        await runs.settle { $0.canceled == 1 }
        navigation.popViewController(animated: false)
        window.layoutIfNeeded()
        await runs.settle { $0.began == 2 }
        #expect(runs.began == 2 && runs.canceled == 1)
    }

    private func logging(_ name: String, _ log: @escaping (String) -> Void) -> some View {
        Text(name).onAppear { log("\(name) +") }.onDisappear { log("\(name) -") }
    }
}

@MainActor private final class Runs {
    var began = 0
    var canceled = 0

    /// Gives way to tasks until something is so.
    func settle(_ isSo: (Runs) -> Bool) async {
        for _ in 0..<1000 where !isSo(self) { await Task.yield() }
    }
}
