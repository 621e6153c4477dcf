public import CoreLocation
public import Foundation

/// From where a map is seen.
open class MKMapCamera: NSObject, NSCopying {
    /// The place in the middle.
    open var centerCoordinate = CLLocationCoordinate2D()
    /// How far away that place is, in meters.
    open var centerCoordinateDistance: CLLocationDistance = 0
    /// From where the map is tilted, in degrees.
    open var pitch: CGFloat = 0
    /// What is above, in degrees from the north.
    open var heading: CLLocationDirection = 0
    /// How high the camera is, in meters, by the older name.
    open var altitude: CLLocationDistance {
        get { centerCoordinateDistance * cos(Double(pitch) * .pi / 180) }
        set { centerCoordinateDistance = newValue / max(cos(Double(pitch) * .pi / 180), 0.000001) }
    }

    /// Creates a camera.
    public override init() { super.init() }
    /// Creates a camera that looks at a place.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
        pitch: CGFloat, heading: CLLocationDirection
    ) {
        self.init()
        (self.centerCoordinate, centerCoordinateDistance) = (centerCoordinate, distance)
        (self.pitch, self.heading) = (pitch, heading)
    }
    /// Creates a camera that looks at a place from another.
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

/// Kinds of places that maps show.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    /// Its value.
    public let rawValue: String
    /// Creates one of a value.
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "MKPOICategory" + name }
    /// Airport.
    public static let airport = Self("Airport")
    /// Amusement park.
    public static let amusementPark = Self("AmusementPark")
    /// Aquarium.
    public static let aquarium = Self("Aquarium")
    /// Atm.
    public static let atm = Self("ATM")
    /// Bakery.
    public static let bakery = Self("Bakery")
    /// Bank.
    public static let bank = Self("Bank")
    /// Beach.
    public static let beach = Self("Beach")
    /// Brewery.
    public static let brewery = Self("Brewery")
    /// Cafe.
    public static let cafe = Self("Cafe")
    /// Campground.
    public static let campground = Self("Campground")
    /// Car rental.
    public static let carRental = Self("CarRental")
    /// Ev charger.
    public static let evCharger = Self("EVCharger")
    /// Fire station.
    public static let fireStation = Self("FireStation")
    /// Fitness center.
    public static let fitnessCenter = Self("FitnessCenter")
    /// Food market.
    public static let foodMarket = Self("FoodMarket")
    /// Gas station.
    public static let gasStation = Self("GasStation")
    /// Hospital.
    public static let hospital = Self("Hospital")
    /// Hotel.
    public static let hotel = Self("Hotel")
    /// Laundry.
    public static let laundry = Self("Laundry")
    /// Library.
    public static let library = Self("Library")
    /// Marina.
    public static let marina = Self("Marina")
    /// Movie theater.
    public static let movieTheater = Self("MovieTheater")
    /// Museum.
    public static let museum = Self("Museum")
    /// National park.
    public static let nationalPark = Self("NationalPark")
    /// Nightlife.
    public static let nightlife = Self("Nightlife")
    /// Park.
    public static let park = Self("Park")
    /// Parking.
    public static let parking = Self("Parking")
    /// Pharmacy.
    public static let pharmacy = Self("Pharmacy")
    /// Police.
    public static let police = Self("Police")
    /// Post office.
    public static let postOffice = Self("PostOffice")
    /// Public transport.
    public static let publicTransport = Self("PublicTransport")
    /// Restaurant.
    public static let restaurant = Self("Restaurant")
    /// Restroom.
    public static let restroom = Self("Restroom")
    /// School.
    public static let school = Self("School")
    /// Stadium.
    public static let stadium = Self("Stadium")
    /// Store.
    public static let store = Self("Store")
    /// Theater.
    public static let theater = Self("Theater")
    /// University.
    public static let university = Self("University")
    /// Winery.
    public static let winery = Self("Winery")
    /// Zoo.
    public static let zoo = Self("Zoo")
}

/// Which kinds of places a map shows.
open class MKPointOfInterestFilter: NSObject {
    private let shown: Set<MKPointOfInterestCategory>?
    private let hidden: Set<MKPointOfInterestCategory>
    /// All.
    public static nonisolated(unsafe) let includingAll = MKPointOfInterestFilter(excluding: [])
    /// None.
    public static nonisolated(unsafe) let excludingAll = MKPointOfInterestFilter(including: [])

    /// Creates a filter of the kinds that are shown.
    public init(including categories: [MKPointOfInterestCategory]) { (shown, hidden) = (Set(categories), []) }
    /// Creates a filter of the kinds that are not shown.
    public init(excluding categories: [MKPointOfInterestCategory]) { (shown, hidden) = (nil, Set(categories)) }
    /// Whether a kind is shown.
    open func includes(_ category: MKPointOfInterestCategory) -> Bool {
        shown?.contains(category) ?? !excludes(category)
    }
    /// Whether a kind is not shown.
    open func excludes(_ category: MKPointOfInterestCategory) -> Bool {
        shown.map { !$0.contains(category) } ?? hidden.contains(category)
    }
}

/// How a map looks.
open class MKMapConfiguration: NSObject {
    /// Whether there are heights.
    public enum ElevationStyle: Int, Sendable { case flat = 0, realistic }
    /// Whether there are heights.
    open var elevationStyle: ElevationStyle

    /// Creates a look.
    public init(elevationStyle: ElevationStyle = .flat) { self.elevationStyle = elevationStyle }
}

/// Streets.
open class MKStandardMapConfiguration: MKMapConfiguration {
    /// How much the map stands out.
    public enum EmphasisStyle: Int, Sendable { case `default` = 0, muted }
    /// How much the map stands out.
    open var emphasisStyle: EmphasisStyle = .default
    /// The places that are shown.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether traffic is shown.
    open var showsTraffic = false

    /// Creates a look.
    public convenience init(elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle) {
        self.init(elevationStyle: elevationStyle)
        self.emphasisStyle = emphasisStyle
    }
}
/// Pictures from above with streets.
open class MKHybridMapConfiguration: MKMapConfiguration {
    /// The places that are shown.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether traffic is shown.
    open var showsTraffic = false
}
/// Pictures from above.
open class MKImageryMapConfiguration: MKMapConfiguration {}
