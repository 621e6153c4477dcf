import AVKit
import EventKit
import Foundation
import LayoutSimUIKitTesting
import MapKit
import PhotosUI
import StoreKit
import Testing
import UIKit

@MainActor @Suite struct FrameworkTests {
    nonisolated static let placeholders: [(name: String, view: @MainActor @Sendable () -> UIView)] = [
        ("MKMapView", { MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)) }),
        ("AVPlayerViewController", { AVPlayerViewController().view }),
        ("PHPickerViewController", { PHPickerViewController(configuration: PHPickerConfiguration()).view }),
        ("SKStoreProductViewController", { SKStoreProductViewController().view }),
    ]

    @Test(arguments: placeholders) func `what cannot be shown is an area with its name`(
        _ name: String, _ make: @MainActor @Sendable () -> UIView
    ) throws {
        let view = make()
        view.layoutIfNeeded()
        let label = view.subviews.compactMap { $0 as? UILabel }.first
        #expect(label?.text == name)
        let center = try #require(label?.center)
        #expect(abs(center.x - view.bounds.midX) < 0.5 && abs(center.y - view.bounds.midY) < 0.5)
    }

    @Test func `a location without values is at the origin of both degrees`() {
        let place = CLLocation()
        #expect(place.coordinate.latitude == 0 && place.coordinate.longitude == 0)
    }

    @Test func `calendars are empty, and reminders hold their values`() {
        let store = EKEventStore()
        #expect(EKEventStore.authorizationStatus(for: .reminder) == .notDetermined)
        let reminder = EKReminder(eventStore: store)
        let alarm = EKAlarm(relativeOffset: -60)
        reminder.addAlarm(alarm)
        #expect(reminder.hasAlarms)
        reminder.removeAlarm(alarm)
        #expect(!reminder.hasAlarms)
        #expect(throws: EKError.self) { try store.save(reminder, commit: true) }
    }

    @Test func `a map holds what is put on it`() {
        let map = MKMapView()
        let (here, there) = (MKPointAnnotation(coordinate: .init(latitude: 1, longitude: 2)), MKPointAnnotation())
        map.addAnnotations([here, there])
        map.removeAnnotation(there)
        map.setRegion(
            MKCoordinateRegion(center: here.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000),
            animated: true)
        #expect(map.annotations.map(\.coordinate.longitude) == [2])
        #expect(abs(map.region.span.latitudeDelta - 0.009) < 0.0001)
        #expect(map.centerCoordinate.latitude == 1)
    }

    /// Berlin and Munich are 504 km apart.
    @Test func `places have a distance`() {
        let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
        #expect(abs(berlin.distance(from: CLLocation(latitude: 48.137, longitude: 11.575)) - 504_400) < 1000)
    }

    final class Listener: NSObject, CLLocationManagerDelegate {
        var heard: [CLAuthorizationStatus] = []

        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
            heard.append(manager.authorizationStatus)
        }
    }

    @Test func `nobody answers whether the device may be found`() {
        let (manager, listener) = (CLLocationManager(), Listener())
        manager.delegate = listener
        manager.requestWhenInUseAuthorization()
        #expect(listener.heard.isEmpty)
        settle()
        #expect(listener.heard == [.notDetermined])
    }

    @Test func `a player that was started waits`() {
        let player = AVPlayer(url: URL(fileURLWithPath: "/film.mov"))
        player.play()
        #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
        #expect(player.currentItem?.status == .unknown)
    }
}
