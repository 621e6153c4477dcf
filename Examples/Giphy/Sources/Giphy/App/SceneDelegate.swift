import GiphyData
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    private static let service = "https://gifs.example/v1"

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene, let url = URL(string: Self.service) else { return }
        let tokens = Self.makeTokens()
        let source = ObjectSource(service: url, source: HTTPDataSource(), tokens: tokens)
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = RootViewController(source: source, tokens: tokens)
        window.makeKeyAndVisible()
        self.window = window
    }

    private static func makeTokens() -> any TokenStore {
        #if canImport(Security)
            return KeychainTokenStore(service: "example.gifs")
        #else
            let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
            return FileTokenStore(file: (folders.first ?? .homeDirectory).appending(path: "Giphy/token"))
        #endif
    }
}
