import UIKit

package final class PrototypeSceneDelegate: UIResponder, UIWindowSceneDelegate {
    package var window: UIWindow?

    package func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UIStoryboard(name: "Prototype", bundle: .module).instantiateInitialViewController()
        window.makeKeyAndVisible()
        self.window = window
    }
}
