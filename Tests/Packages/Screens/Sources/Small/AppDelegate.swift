import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
    let title = "Delegated"
}
