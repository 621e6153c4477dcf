package import LayoutSimDevices
import LayoutSimFiles

/// The devices, orientations and languages of those who read an app: what `Matrix.everyone` takes by default.
package struct AppReaders: Hashable, Sendable {
    /// The names of a small and a large device.
    package var devices = ["iphone-5", "iphone-16-pro-max"]
    /// The orientations in which the app is shown on phones.
    package var phoneOrientations = Orientation.allCases
    /// The orientations in which the app is shown on tablets.
    package var tabletOrientations = Orientation.allCases
    /// The languages of the app, as those of a matrix.
    package var languages = ["Base"]

    /// Creates the readers of an app of which nothing is known.
    package init() {}

    /// The environment variable with which `layoutsim swift test` tells tests the readers of their app.
    package static let variable = "LAYOUTSIM_READERS"

    /// The readers of the app that is tested.
    static var current: AppReaders { Environment[variable].map(AppReaders.init) ?? AppReaders() }

    /// Returns the orientations in which the app is shown on a device.
    func orientations(on device: Device) -> [Orientation] {
        device.isTablet ? tabletOrientations : phoneOrientations
    }
}

extension AppReaders {
    /// The text of the environment variable, with a word for each list.
    package var text: String {
        let orientations = [phoneOrientations, tabletOrientations].map { $0.map(\.rawValue) }
        return ([devices] + orientations + [languages]).map { $0.joined(separator: ",") }.joined(separator: " ")
    }

    /// Reads the text of the environment variable; lists that it lacks are those of an app of which nothing is known.
    package init(_ text: String) {
        self.init()
        let lists = text.split(separator: " ").map { $0.split(separator: ",").map(String.init) }
        guard lists.count == 4 else { return }
        devices = lists[0]
        phoneOrientations = lists[1].compactMap(Orientation.init)
        tabletOrientations = lists[2].compactMap(Orientation.init)
        languages = lists[3]
    }
}
