import BadgeData
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    /// The badges API.
    private static let api = "https://www.khanacademy.org/api/v1/badges"

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene, let url = URL(string: Self.api) else { return }
        let services = AppServices(
            list: url, loader: HTTPLoader(), reachability: NetworkPath(), analytics: NoAnalytics())
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = PatchesController(services)
        window.makeKeyAndVisible()
        self.window = window
    }
}

/// Analytics that discards all events.
private final class NoAnalytics: Analytics {
    func record(_ event: AnalyticsEvent) {}
}
