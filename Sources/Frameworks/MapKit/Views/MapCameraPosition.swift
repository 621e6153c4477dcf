public import CoreLocation

/// Where a map looks from (Apple, *MapCamera*).
public struct MapCamera: Equatable, Sendable {
    /// The middle.
    public var centerCoordinate: CLLocationCoordinate2D
    /// The distance in meters.
    public var distance: Double
    /// The direction in degrees from north.
    public var heading: Double
    /// The tilt in degrees.
    public var pitch: Double

    /// Creates a camera.
    public init(
        centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
    ) {
        (self.centerCoordinate, self.distance, self.heading, self.pitch) = (centerCoordinate, distance, heading, pitch)
    }

    /// Returns whether two cameras look from one place to another.
    public static func == (one: MapCamera, other: MapCamera) -> Bool {
        one.centerCoordinate.latitude == other.centerCoordinate.latitude
            && one.centerCoordinate.longitude == other.centerCoordinate.longitude && one.distance == other.distance
            && one.heading == other.heading && one.pitch == other.pitch
    }
}

/// What a map shows (Apple, *MapCameraPosition*).
public struct MapCameraPosition: Sendable {
    private indirect enum Place: Sendable {
        case automatic
        case user(followsHeading: Bool, fallback: MapCameraPosition)
        case region(MKCoordinateRegion)
        case rect(MKMapRect)
        case camera(MapCamera)
        case item
    }

    private let place: Place

    /// All content of the map.
    public static let automatic = MapCameraPosition(place: .automatic)

    /// The place of the user.
    public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition {
        MapCameraPosition(place: .user(followsHeading: followsHeading, fallback: fallback))
    }
    /// A region.
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
        MapCameraPosition(place: .region(region))
    }
    /// A rectangle.
    public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(place: .rect(rect)) }
    /// What a camera sees.
    public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(place: .camera(camera)) }
    /// The surroundings of a place.
    public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
        MapCameraPosition(place: .item)
    }

    /// The region, if it is one.
    public var region: MKCoordinateRegion? { if case .region(let region) = place { region } else { nil } }
    /// The rectangle, if it is one.
    public var rect: MKMapRect? { if case .rect(let rect) = place { rect } else { nil } }
    /// The camera, if it is one.
    public var camera: MapCamera? { if case .camera(let camera) = place { camera } else { nil } }
    /// What is shown while the place of the user is not known.
    public var fallbackPosition: MapCameraPosition? {
        if case .user(_, let fallback) = place { fallback } else { nil }
    }
    /// Whether it follows the place of the user.
    public var followsUserLocation: Bool { if case .user = place { true } else { false } }
    /// Whether it follows the direction of the user.
    public var followsUserHeading: Bool { if case .user(true, _) = place { true } else { false } }
    /// Whether the user moved the map, which nobody does here.
    public var positionedByUser: Bool { false }
}

/// How far people may move a map (Apple, *MapCameraBounds*).
public struct MapCameraBounds: Sendable {
    /// Creates limits of distances.
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
    /// Creates limits of a region.
    public init(
        centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
    ) {}
}

/// How people may move a map (Apple, *MapInteractionModes*).
public struct MapInteractionModes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates modes from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Moving.
    public static let pan = MapInteractionModes(rawValue: 1)
    /// Coming nearer.
    public static let zoom = MapInteractionModes(rawValue: 2)
    /// Turning.
    public static let rotate = MapInteractionModes(rawValue: 4)
    /// Tilting.
    public static let pitch = MapInteractionModes(rawValue: 8)
    /// All.
    public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}
