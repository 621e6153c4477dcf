import Foundation

/// Options for examining the app more closely.
struct Features: Sendable {
    var usesSlowAnimation = false
    var showsKeys = false
    var assertsWarnings = false
    /// Whether the gallery appears only with its first pictures, and the screen before it says so.
    var waitsForPictures = true
    /// Whether nothing is stored on disk; version 1.0 only.
    var usesEphemeralSession = false
    /// Whether nothing is cached; version 1.0 only.
    var disablesCache = false

    /// The configuration of the sessions that load pages and pictures.
    var session: URLSessionConfiguration {
        let configuration = usesEphemeralSession ? URLSessionConfiguration.ephemeral : .default
        if disablesCache { configuration.urlCache = nil }
        return configuration
    }
}
