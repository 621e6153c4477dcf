import PhotoData
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    private static let base = "https://photos.example/v1"

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene, let base = URL(string: Self.base) else { return }
        let key = Bundle.main.object(forInfoDictionaryKey: "PhotosConsumerKey") as? String ?? ""
        let loader = HTTPLoader()
        let cache = PageCache(PhotoService(base: base, key: key), loader: loader) { CACurrentMediaTime() }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = PagerViewController(cache: cache, library: PictureLibrary(loader: loader))
        window.makeKeyAndVisible()
        self.window = window
    }
}
