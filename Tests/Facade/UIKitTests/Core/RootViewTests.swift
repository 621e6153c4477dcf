import Testing
import UIKit

/// The root view of a window, which has the window's size whatever its mask.
@MainActor @Suite struct RootViewTests {
    private let size = CGSize(width: 320, height: 480)

    private func root() -> UIViewController {
        let root = UIViewController()
        root.view.translatesAutoresizingMaskIntoConstraints = false
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(child)
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
            child.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
            child.bottomAnchor.constraint(equalTo: root.view.bottomAnchor),
            child.heightAnchor.constraint(equalToConstant: 40),
        ])
        return root
    }

    @Test func `it keeps the size of the window without its mask`() {
        let (window, root) = (UIWindow(frame: CGRect(origin: .zero, size: size)), root())
        window.rootViewController = root
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        #expect(root.view.frame.size == size)
        #expect(root.view.subviews.first?.frame == CGRect(x: 0, y: 440, width: 320, height: 40))
        window.frame.size = CGSize(width: 480, height: 320)
        window.layoutIfNeeded()
        #expect(root.view.frame.size == CGSize(width: 480, height: 320))
        #expect(root.view.subviews.first?.frame == CGRect(x: 0, y: 280, width: 480, height: 40))
    }

    @Test func `another view of the window does not`() {
        let (window, other) = (UIWindow(frame: CGRect(origin: .zero, size: size)), root())
        window.addSubview(other.view)
        window.isHidden = false
        defer { window.isHidden = true }
        window.layoutIfNeeded()
        #expect(other.view.frame.size != size)
    }
}
