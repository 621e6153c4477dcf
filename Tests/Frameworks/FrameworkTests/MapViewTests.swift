import CoreLocation
import Foundation
import MapKit
import SwiftUI
import Testing
import UIKit

/// Maps of SwiftUI and shapes of GeoJSON.
@MainActor @Suite struct MapViewTests {
    private struct Stop: Identifiable {
        let id: Int
        let place: CLLocationCoordinate2D
    }

    private struct Stops: MapContent {
        let stops: [Stop]

        var body: some MapContent {
            ForEach(stops) { stop in
                Marker("Stop", systemImage: "bus", coordinate: stop.place).tint(.red)
                if stop.id > 1 { MapCircle(center: stop.place, radius: 30) } else { UserAnnotation() }
            }
        }
    }

    private struct Screen: View {
        @State private var position = MapCameraPosition.automatic
        let stops: [Stop]

        var body: some View {
            VStack(spacing: 0) {
                Map(position: $position) {
                    Stops(stops: stops)
                    Annotation("Here", coordinate: CLLocationCoordinate2D()) { Text("x") }
                }
                .mapStyle(.standard(elevation: .realistic))
                .mapControls { MapCompass() }
                Text("Below").frame(height: 100)
            }
            .ignoresSafeArea()
        }
    }

    @Test func `a map fills its place as a map of UIKit does`() throws {
        let controller = UIHostingController(rootView: Screen(stops: [Stop(id: 1, place: CLLocationCoordinate2D())]))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        var views: [UIView] = [window]
        var maps: [MKMapView] = []
        while let view = views.popLast() {
            views += view.subviews
            if let map = view as? MKMapView { maps.append(map) }
        }
        let map = try #require(maps.first)
        #expect(maps.count == 1 && map.convert(map.bounds, to: window).size == CGSize(width: 320, height: 400))
        window.isHidden = true
    }

    @Test func `positions of cameras say what they are`() {
        let position = MapCameraPosition.userLocation(followsHeading: true, fallback: .automatic)
        #expect(position.followsUserLocation && position.followsUserHeading && position.region == nil)
        #expect(MapCameraPosition.region(MKCoordinateRegion()).region != nil)
    }

    @Test func `a feature has its shapes and properties`() throws {
        let text = """
            {"type": "FeatureCollection", "features": [{"type": "Feature", "id": 7, "properties": {"name": "Hall"},
            "geometry": {"type": "Polygon", "coordinates": [[[10, 50], [11, 50], [11, 51], [10, 50]], [[10.2, 50.1],
            [10.3, 50.1], [10.3, 50.2], [10.2, 50.1]]]}}]}
            """
        let features = try MKGeoJSONDecoder().decode(Data(text.utf8))
        let feature = try #require(features.first as? MKGeoJSONFeature)
        let polygon = try #require(feature.geometry.first as? MKPolygon)
        #expect(feature.identifier == "7" && polygon.pointCount == 4 && polygon.interiorPolygons?.count == 1)
        #expect(try String(decoding: #require(feature.properties), as: UTF8.self) == #"{"name":"Hall"}"#)
    }

    @Test(arguments: ["[]", "{}", #"{"type": "Point", "coordinates": [1]}"#, #"{"type": "Polygon"}"#])
    func `what is no GeoJSON is an error`(text: String) {
        #expect(throws: (any Error).self) { try MKGeoJSONDecoder().decode(Data(text.utf8)) }
    }
}
