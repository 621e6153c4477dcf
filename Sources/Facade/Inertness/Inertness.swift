/// What a declaration without effect would change on a device.
public enum Inertness: Int, Sendable, CaseIterable {
    /// The frames of views.
    case layout
    /// The pixels of views.
    case looks
    /// What the user or the app's code can do, and what the code is told.
    case behavior
    /// The work of a service of the device, such as its camera.
    case service

    /// Whether the difference can be seen in a picture of the screen.
    package var isSeen: Bool { self == .layout || self == .looks }

    /// What is said of a declaration of this kind, such as "is not drawn".
    package var words: String {
        switch self {
        case .layout: "is not laid out"
        case .looks: "is not drawn"
        case .behavior: "does nothing here"
        case .service: "asks for a service that is not here"
        }
    }
}
