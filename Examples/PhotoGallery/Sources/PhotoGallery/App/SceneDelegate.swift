import PhotoData
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var flow: AppFlow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let flow = AppFlow(Self.makeServices())
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = flow.navigation
        window.makeKeyAndVisible()
        (self.window, self.flow) = (window, flow)
        flow.launch()
    }

    private static func makeServices() -> (shared: AppServices, launched: [any LaunchService]) {
        let features = Features()
        let session = URLSession(configuration: features.session)
        let reporter = IncidentReporter { NSLog("%@: %@", $0.category.rawValue, $0.details) }
        let store = HTTPStore(keys: .bundled, session: session)
        let bucket = HTTPBucket(session: session)
        let services = AppServices(
            store: store, bucket: bucket, reporter: reporter, alarms: MainQueueAlarms(), features: features)
        return (services, [reporter, store, bucket])
    }
}

extension StoreKeys {
    /// The keys in the app's `Keys.plist`, which is not part of the sources.
    fileprivate static var bundled: StoreKeys {
        guard let url = Bundle.main.url(forResource: "Keys", withExtension: "plist"),
            let data = try? Data(contentsOf: url),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return StoreKeys(server: nil, application: nil, client: nil) }
        return StoreKeys(propertyList: list)
    }
}
