import SwiftUI

/// A hike in a member's diary.
struct Hike: Identifiable, Hashable {
    let id = UUID()
    var title = ""
    var trail: Trail
    var date: Date
    var companions = 0
    var weather = Weather.sunny
    var isSummitReached = false
    var notes = ""

    enum Weather: String, CaseIterable, Identifiable {
        case sunny, cloudy, rainy

        var id: Self { self }

        var title: LocalizedStringKey {
            switch self {
            case .sunny: "Sunny"
            case .cloudy: "Cloudy"
            case .rainy: "Rainy"
            }
        }

        var symbol: String {
            switch self {
            case .sunny: "sun.max"
            case .cloudy: "cloud"
            case .rainy: "cloud.rain"
            }
        }
    }
}
