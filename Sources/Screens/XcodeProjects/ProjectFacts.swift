/// What an app's project says of it and a manifest cannot say.
package struct ProjectFacts: Hashable, Sendable {
    /// A kind of devices.
    package enum Family: String, CaseIterable, Hashable, Sendable {
        case phone, pad
    }

    /// A direction of the top of a device, `UIInterfaceOrientation`.
    package enum Orientation: String, CaseIterable, Hashable, Sendable {
        case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

        /// Whether the device is upright.
        package var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    }

    /// The name of the product.
    package var product: String
    /// The identifier of the bundle.
    package var bundleIdentifier: String?
    /// The oldest system on which the app runs, such as `16.4`.
    package var deploymentTarget: String?
    /// The kinds of devices for which it is made.
    package var families: [Family] = []
    /// The orientations on phones; none if the project does not say.
    package var phoneOrientations: [Orientation] = []
    /// The orientations on tablets; none if the project does not say.
    package var padOrientations: [Orientation] = []
    /// Whether it never shares a tablet's screen.
    package var requiresFullScreen = false
    /// `Light` or `Dark`, if it is always that.
    package var interfaceStyle: String?
    /// Whether its launch screen is described by the Info.plist or a storyboard; else systems may scale it.
    package var hasLaunchScreen = false
    /// The name of the launch storyboard.
    package var launchStoryboard: String?
    /// The name of the storyboard whose initial controller is shown first.
    package var mainStoryboard: String?
    /// The language of development.
    package var developmentLanguage: String?
    /// The languages into which it is translated.
    package var localizations: [String] = []
    /// The names of the files of its fonts.
    package var fonts: [String] = []
    /// The build settings that values of its Info.plist name, by their names.
    package var variables: [String: String] = [:]

    /// Creates facts of a product.
    package init(product: String) { self.product = product }
}

extension ProjectFacts {
    /// The major version of the oldest system.
    package var oldestSystem: Int? {
        deploymentTarget?.split(separator: ".").first.flatMap { Int($0) }
    }

    /// Returns the orientations on a kind of devices.
    package func orientations(on family: Family) -> [Orientation] {
        family == .phone ? phoneOrientations : padOrientations
    }
}
