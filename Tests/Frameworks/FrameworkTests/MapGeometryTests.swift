import MapKit
import Testing
import UIKit

@MainActor @Suite struct MapGeometryTests {
    @Test(arguments: [(0.0, 0.0), (52.52, 13.405), (-33.87, 151.21)]) func `places come back from points of the map`(
        _ latitude: Double, _ longitude: Double
    ) {
        let place = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: longitude)).coordinate
        #expect(abs(place.latitude - latitude) < 1e-6 && abs(place.longitude - longitude) < 1e-6)
    }

    @Test func `a line lies in the rectangle around its points`() {
        let places = [(0.0, 0.0), (10.0, 20.0), (-5.0, 5.0)].map(CLLocationCoordinate2D.init(latitude:longitude:))
        let line = unsafe MKPolyline(coordinates: places, count: places.count)
        let region = MKCoordinateRegion(line.boundingMapRect)
        #expect(abs(region.span.longitudeDelta - 20) < 1e-6)
        #expect(abs(region.span.latitudeDelta - 15) < 1e-6)
    }

    @Test func `points of a map and places belong together`() {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        map.setRegion(
            MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: 50, longitude: 8), latitudinalMeters: 2000,
                longitudinalMeters: 4000), animated: false)
        let middle = map.convert(map.centerCoordinate, toPointTo: map)
        #expect(abs(middle.x - 100) < 0.1 && abs(middle.y - 50) < 0.1)
        let corner = map.convert(CGPoint.zero, toCoordinateFrom: map)
        #expect(corner.latitude > 50 && corner.longitude < 8)
    }

    private final class Pin: MKMarkerAnnotationView {}

    @Test func `views are of the class that was registered`() {
        let map = MKMapView()
        map.register(Pin.self, forAnnotationViewWithReuseIdentifier: "pin")
        let point = MKPointAnnotation()
        #expect(map.dequeueReusableAnnotationView(withIdentifier: "pin", for: point) is Pin)
        #expect(!(map.dequeueReusableAnnotationView(withIdentifier: "other", for: point) is Pin))
    }

    @Test func `several things are in the middle of their places`() {
        let places = [(0.0, 0.0), (10.0, 20.0)].map(CLLocationCoordinate2D.init(latitude:longitude:))
        let cluster = MKClusterAnnotation(memberAnnotations: places.map { MKPointAnnotation(coordinate: $0) })
        #expect(cluster.coordinate.latitude == 5 && cluster.coordinate.longitude == 10)
    }
}
