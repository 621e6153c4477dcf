import SnapshotTesting
import SwiftUI
import Testing
import UIKit

@testable import Weather

@MainActor @Suite struct ForecastTests {
    @Test func forecast() {
        assertSnapshot(
            of: ForecastView(forecast: .sample), as: .image(layout: .device(config: .iPhone13)), named: "iphone-13")
        assertSnapshot(
            of: ForecastView(forecast: .sample),
            as: .image(
                layout: .device(config: .iPhoneSe),
                traits: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)),
            named: "large")
        assertSnapshot(
            of: ForecastView(forecast: .sample),
            as: .image(
                layout: .device(config: .iPhone13), traits: UITraitCollection(userInterfaceStyle: .dark)),
            named: "dark")
    }

    @Test func screen() {
        assertSnapshot(of: WeatherViewController(forecast: .sample), as: .image(on: .iPhone13))
    }

    @Test func theUnitIsTheForecasts() throws {
        let forecast = Forecast(place: "Oslo", days: [Day("Today", .rain, low: 0, high: 10)])
        let controller = UIHostingController(rootView: ForecastView(forecast: forecast))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(texts(in: controller.view).contains("10°C"))
        forecast.isFahrenheit = true
        window.layoutIfNeeded()
        #expect(texts(in: controller.view).contains("50°F"))
    }

    private func texts(in view: UIView) -> [String] {
        [(view as? UILabel)?.text].compactMap { $0 } + view.subviews.flatMap(texts)
    }
}
