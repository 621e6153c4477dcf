import Foundation
import Observation

/// The weather of a day.
struct Day: Identifiable, Hashable {
    enum Sky: String, CaseIterable {
        case sun = "sun.max.fill"
        case cloud = "cloud.fill"
        case rain = "cloud.rain.fill"
    }

    let name: String
    let sky: Sky
    /// The coldest and the warmest temperature, in degrees Celsius.
    let low: Int
    let high: Int

    var id: String { name }

    init(_ name: String, _ sky: Sky, low: Int, high: Int) {
        self.name = name
        self.sky = sky
        self.low = low
        self.high = high
    }
}

/// The weather of a place in the next days.
@Observable final class Forecast {
    var place: String
    var days: [Day]
    var isFahrenheit = false

    init(place: String, days: [Day]) {
        self.place = place
        self.days = days
    }

    /// A temperature in the unit that is chosen.
    func text(of celsius: Int) -> String {
        isFahrenheit ? "\(celsius * 9 / 5 + 32)°F" : "\(celsius)°C"
    }

    static let sample = Forecast(
        place: "Lisbon",
        days: [
            Day("Today", .sun, low: 14, high: 23), Day("Tuesday", .cloud, low: 13, high: 19),
            Day("Wednesday", .rain, low: 11, high: 16),
        ])
}
