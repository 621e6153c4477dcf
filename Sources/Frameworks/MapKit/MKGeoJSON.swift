import CoreLocation
public import Foundation

/// What GeoJSON has: a shape or a feature (Apple, *MKGeoJSONObject*).
public protocol MKGeoJSONObject: NSObjectProtocol {}

extension MKPointAnnotation: MKGeoJSONObject {}
extension MKMultiPoint: MKGeoJSONObject {}

/// Several polygons on a map (Apple, *MKMultiPolygon*).
open class MKMultiPolygon: MKShape, MKOverlay, MKGeoJSONObject {
    /// The polygons.
    public let polygons: [MKPolygon]

    /// Creates an overlay of polygons.
    public init(_ polygons: [MKPolygon]) {
        self.polygons = polygons
        super.init()
        coordinate = MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
    }

    /// The map rectangle that encloses the polygons.
    open var boundingMapRect: MKMapRect { polygons.map(\.boundingMapRect).reduce(.null) { $0.union($1) } }
}

/// Several lines on a map (Apple, *MKMultiPolyline*).
open class MKMultiPolyline: MKShape, MKOverlay, MKGeoJSONObject {
    /// The lines.
    public let polylines: [MKPolyline]

    /// Creates an overlay of lines.
    public init(_ polylines: [MKPolyline]) {
        self.polylines = polylines
        super.init()
        coordinate = MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
    }

    /// The map rectangle that encloses the lines.
    open var boundingMapRect: MKMapRect { polylines.map(\.boundingMapRect).reduce(.null) { $0.union($1) } }
}

/// Shapes with properties (Apple, *MKGeoJSONFeature*).
open class MKGeoJSONFeature: NSObject, MKGeoJSONObject {
    /// The identifier; `nil` if there is none.
    public let identifier: String?
    /// The properties as JSON; `nil` if there are none.
    public let properties: Data?
    /// The shapes.
    public let geometry: [any MKShape & MKGeoJSONObject]

    init(identifier: String?, properties: Data?, geometry: [any MKShape & MKGeoJSONObject]) {
        (self.identifier, self.properties, self.geometry) = (identifier, properties, geometry)
    }
}

/// Reads GeoJSON, as RFC 7946 describes it (Apple, *MKGeoJSONDecoder*).
open class MKGeoJSONDecoder: NSObject {
    /// Returns the features of a collection, or else the one feature or the shapes of one geometry.
    open func decode(_ data: Data) throws -> [any MKGeoJSONObject] {
        guard let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] else { throw Self.damaged }
        switch object["type"] as? String {
        case "FeatureCollection":
            guard let features = object["features"] as? [[String: Any]] else { throw Self.damaged }
            return try features.map(feature)
        case "Feature": return [try feature(object)]
        default: return try shapes(object)
        }
    }

    private func feature(_ object: [String: Any]) throws -> MKGeoJSONFeature {
        let geometry = try (object["geometry"] as? [String: Any]).map(shapes) ?? []
        let properties = object["properties"] as? [String: Any]
        return MKGeoJSONFeature(
            identifier: object["id"].map { "\($0)" },
            properties: try properties.map { try JSONSerialization.data(withJSONObject: $0, options: .sortedKeys) },
            geometry: geometry)
    }

    private func shapes(_ object: [String: Any]) throws -> [any MKShape & MKGeoJSONObject] {
        let places = object["coordinates"]
        switch object["type"] as? String {
        case "Point": return [MKPointAnnotation(coordinate: try coordinate(places))]
        case "MultiPoint": return try list(places).map { MKPointAnnotation(coordinate: try coordinate($0)) }
        case "LineString": return [try line(places)]
        case "MultiLineString": return [MKMultiPolyline(try list(places).map(line))]
        case "Polygon": return [try polygon(places)]
        case "MultiPolygon": return [MKMultiPolygon(try list(places).map(polygon))]
        case "GeometryCollection":
            guard let parts = object["geometries"] as? [[String: Any]] else { throw Self.damaged }
            return try parts.flatMap(shapes)
        default: throw Self.damaged
        }
    }

    private func line(_ value: Any) throws -> MKPolyline {
        let places = try list(value).map(coordinate)
        return unsafe MKPolyline(coordinates: places, count: places.count)
    }

    private func line(_ value: Any?) throws -> MKPolyline { try line(value ?? []) }

    /// The first ring is the edge, and the others are cut out of it.
    private func polygon(_ value: Any?) throws -> MKPolygon {
        let rings = try list(value).map { try list($0).map(coordinate) }
        guard let edge = rings.first else { throw Self.damaged }
        let holes = rings.dropFirst().map { unsafe MKPolygon(coordinates: $0, count: $0.count) }
        return unsafe MKPolygon(coordinates: edge, count: edge.count, interiorPolygons: holes.isEmpty ? nil : holes)
    }

    private func list(_ value: Any?) throws -> [Any] {
        guard let list = value as? [Any] else { throw Self.damaged }
        return list
    }

    /// The longitude is the first number.
    private func coordinate(_ value: Any?) throws -> CLLocationCoordinate2D {
        guard let numbers = value as? [NSNumber], numbers.count >= 2 else { throw Self.damaged }
        return CLLocationCoordinate2D(latitude: numbers[1].doubleValue, longitude: numbers[0].doubleValue)
    }

    private static var damaged: NSError { NSError(domain: "MKErrorDomain", code: 6) }
}
