import AVKit
import CoreLocation
import EventKit
import MapKit
import MessageUI
import PhotosUI
import StoreKit
import Testing
import UIKit
import WebKit

@testable import LayoutSimInertness

/// What is told of properties and calls of frameworks that have no effect.
@MainActor @Suite struct InertFrameworkTests {
    private func told(_ name: String, _ action: @MainActor () -> Void) -> [String] {
        RunningTest.$assumed.withValue(name) { action() }
        return InertUses.takeUntold(of: name).map(\.sentence)
    }

    private static let uses: [(String, @MainActor @Sendable () -> Void)] = [
        ("MKMapView.showsUserLocation", { MKMapView().showsUserLocation = true }),
        ("MKMapView.addAnnotation(_:)", { MKMapView().addAnnotation(MKPointAnnotation()) }),
        ("MKLocalSearchCompleter.queryFragment", { MKLocalSearchCompleter().queryFragment = "caf" }),
        (
            "WKWebViewConfiguration.allowsInlineMediaPlayback",
            { WKWebViewConfiguration().allowsInlineMediaPlayback = true }
        ),
        ("AVPlayerViewController.player", { AVPlayerViewController().player = AVPlayer() }),
        ("AVPlayer.isMuted", { AVPlayer().isMuted = true }),
        ("AVPlayer.play()", { AVPlayer().play() }),
        ("CLLocationManager.distanceFilter", { CLLocationManager().distanceFilter = 10 }),
        (
            "PHPickerConfiguration.selectionLimit",
            {
                var configuration = PHPickerConfiguration()
                configuration.selectionLimit = 3
            }
        ),
        ("MFMessageComposeViewController.body", { MFMessageComposeViewController().body = "on my way" }),
        (
            "EKEventStore.requestFullAccessToEvents(completion:)",
            {
                EKEventStore().requestFullAccessToEvents { _, _ in }
            }
        ),
        ("SKStoreReviewController.requestReview()", { SKStoreReviewController.requestReview() }),
    ]

    @Test func `each asks for a service`() {
        for (member, action) in Self.uses {
            #expect(told(member, action) == ["\(member) asks for a service that is not here"])
        }
    }

    @Test func `the looks of an annotation are not drawn`() {
        #expect(
            told("marker") { MKMarkerAnnotationView(annotation: nil, reuseIdentifier: nil).glyphText = "7" }
                == ["MKMarkerAnnotationView.glyphText is not drawn"])
    }

    @Test func `what a map shows and a player's rate are kept`() {
        let (map, player) = (MKMapView(), AVPlayer())
        #expect(
            told("kept") {
                map.region = MKCoordinateRegion(
                    center: CLLocationCoordinate2D(latitude: 1, longitude: 2), latitudinalMeters: 10,
                    longitudinalMeters: 10)
                player.rate = 2
            } == [])
    }
}
