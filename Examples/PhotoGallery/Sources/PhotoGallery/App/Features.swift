import Foundation

/// What can be switched on to look at the app more closely.
struct Features: Sendable {
    var usesSlowAnimation = false
    var showsKeys = false
    var assertsWarnings = false
    /// Whether the gallery comes with the first pictures, and the screen before says so.
    var waitsForPictures = true
    /// Whether nothing is kept on disk; version 1.0 only.
    var usesEphemeralSession = false
    /// Whether nothing is kept at all; version 1.0 only.
    var disablesCache = false

    /// The configuration of the sessions that load pages and pictures.
    var session: URLSessionConfiguration {
        let configuration = usesEphemeralSession ? URLSessionConfiguration.ephemeral : .default
        if disablesCache { configuration.urlCache = nil }
        return configuration
    }
}
