public import CoreLocation
public import Foundation

/// The viewpoint of a map.
open class MKMapCamera: NSObject, NSCopying {
    /// The coordinate at the center of the map.
    open var centerCoordinate = CLLocationCoordinate2D()
    /// The distance from the camera to the center coordinate, in meters.
    open var centerCoordinateDistance: CLLocationDistance = 0
    /// The viewing angle of the camera, in degrees.
    open var pitch: CGFloat = 0
    /// The heading of the camera, in degrees from north.
    open var heading: CLLocationDirection = 0
    /// The altitude of the camera, in meters. Use `centerCoordinateDistance` instead.
    open var altitude: CLLocationDistance {
        get { centerCoordinateDistance * cos(Double(pitch) * .pi / 180) }
        set { centerCoordinateDistance = newValue / max(cos(Double(pitch) * .pi / 180), 0.000001) }
    }

    /// Creates a camera.
    public override init() { super.init() }
    /// Creates a camera that looks at a coordinate from a distance in meters, with a pitch and a heading in degrees.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
        pitch: CGFloat, heading: CLLocationDirection
    ) {
        self.init()
        (self.centerCoordinate, centerCoordinateDistance) = (centerCoordinate, distance)
        (self.pitch, self.heading) = (pitch, heading)
    }
    /// Creates a camera that looks at a coordinate from an altitude in meters. The eye coordinate is ignored here.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
        fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D, eyeAltitude: CLLocationDistance
    ) {
        self.init()
        (self.centerCoordinate, centerCoordinateDistance) = (centerCoordinate, eyeAltitude)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        MKMapCamera(
            lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch, heading: heading)
    }
}

/// A category of points of interest.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a category from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "MKPOICategory" + name }
    /// An airport.
    public static let airport = Self("Airport")
    /// An amusement park.
    public static let amusementPark = Self("AmusementPark")
    /// An aquarium.
    public static let aquarium = Self("Aquarium")
    /// An ATM.
    public static let atm = Self("ATM")
    /// A bakery.
    public static let bakery = Self("Bakery")
    /// A bank.
    public static let bank = Self("Bank")
    /// A beach.
    public static let beach = Self("Beach")
    /// A brewery.
    public static let brewery = Self("Brewery")
    /// A cafe.
    public static let cafe = Self("Cafe")
    /// A campground.
    public static let campground = Self("Campground")
    /// A car rental.
    public static let carRental = Self("CarRental")
    /// An EV charger.
    public static let evCharger = Self("EVCharger")
    /// A fire station.
    public static let fireStation = Self("FireStation")
    /// A fitness center.
    public static let fitnessCenter = Self("FitnessCenter")
    /// A food market.
    public static let foodMarket = Self("FoodMarket")
    /// A gas station.
    public static let gasStation = Self("GasStation")
    /// A hospital.
    public static let hospital = Self("Hospital")
    /// A hotel.
    public static let hotel = Self("Hotel")
    /// A laundry.
    public static let laundry = Self("Laundry")
    /// A library.
    public static let library = Self("Library")
    /// A marina.
    public static let marina = Self("Marina")
    /// A movie theater.
    public static let movieTheater = Self("MovieTheater")
    /// A museum.
    public static let museum = Self("Museum")
    /// A national park.
    public static let nationalPark = Self("NationalPark")
    /// A nightlife venue.
    public static let nightlife = Self("Nightlife")
    /// A park.
    public static let park = Self("Park")
    /// A parking facility.
    public static let parking = Self("Parking")
    /// A pharmacy.
    public static let pharmacy = Self("Pharmacy")
    /// A police station.
    public static let police = Self("Police")
    /// A post office.
    public static let postOffice = Self("PostOffice")
    /// A public transportation station or stop.
    public static let publicTransport = Self("PublicTransport")
    /// A restaurant.
    public static let restaurant = Self("Restaurant")
    /// A restroom.
    public static let restroom = Self("Restroom")
    /// A school.
    public static let school = Self("School")
    /// A stadium.
    public static let stadium = Self("Stadium")
    /// A store.
    public static let store = Self("Store")
    /// A theater.
    public static let theater = Self("Theater")
    /// A university.
    public static let university = Self("University")
    /// A winery.
    public static let winery = Self("Winery")
    /// A zoo.
    public static let zoo = Self("Zoo")
}

/// A filter that includes or excludes categories of points of interest.
open class MKPointOfInterestFilter: NSObject {
    private let shown: Set<MKPointOfInterestCategory>?
    private let hidden: Set<MKPointOfInterestCategory>
    /// A filter that includes all categories.
    public static nonisolated(unsafe) let includingAll = MKPointOfInterestFilter(excluding: [])
    /// A filter that excludes all categories.
    public static nonisolated(unsafe) let excludingAll = MKPointOfInterestFilter(including: [])

    /// Creates a filter that includes only the specified categories.
    public init(including categories: [MKPointOfInterestCategory]) { (shown, hidden) = (Set(categories), []) }
    /// Creates a filter that excludes the specified categories.
    public init(excluding categories: [MKPointOfInterestCategory]) { (shown, hidden) = (nil, Set(categories)) }
    /// Returns whether the filter includes a category.
    open func includes(_ category: MKPointOfInterestCategory) -> Bool {
        shown?.contains(category) ?? !excludes(category)
    }
    /// Returns whether the filter excludes a category.
    open func excludes(_ category: MKPointOfInterestCategory) -> Bool {
        shown.map { !$0.contains(category) } ?? hidden.contains(category)
    }
}

/// The configuration of a map's appearance.
open class MKMapConfiguration: NSObject {
    /// The elevation styles of a map.
    public enum ElevationStyle: Int, Sendable { case flat = 0, realistic }
    /// The elevation style of the map.
    open var elevationStyle: ElevationStyle

    /// Creates a configuration with an elevation style.
    public init(elevationStyle: ElevationStyle = .flat) { self.elevationStyle = elevationStyle }
}

/// The configuration of a standard street map.
open class MKStandardMapConfiguration: MKMapConfiguration {
    /// The emphasis styles of a map.
    public enum EmphasisStyle: Int, Sendable { case `default` = 0, muted }
    /// The emphasis style of the map.
    open var emphasisStyle: EmphasisStyle = .default
    /// The filter for points of interest.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// A Boolean value that indicates whether the map shows traffic.
    open var showsTraffic = false

    /// Creates a configuration with an elevation style and an emphasis style.
    public convenience init(elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle) {
        self.init(elevationStyle: elevationStyle)
        self.emphasisStyle = emphasisStyle
    }
}
/// The configuration of a map that shows satellite imagery with streets.
open class MKHybridMapConfiguration: MKMapConfiguration {
    /// The filter for points of interest.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// A Boolean value that indicates whether the map shows traffic.
    open var showsTraffic = false
}
/// The configuration of a map that shows satellite imagery.
open class MKImageryMapConfiguration: MKMapConfiguration {}
