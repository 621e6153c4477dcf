import UIKit

/// A plant and how it is doing.
struct Plant: Hashable, Sendable {
    /// The place that a plant prefers.
    enum Place: String, CaseIterable, Hashable, Sendable {
        case window = "By the window"
        case shade = "In the shade"
    }

    var name: String
    var species: String
    var note: String
    var place: Place
    /// The shade of its leaves, from 0 (yellow green) to 1 (blue green).
    var shade: Double
    var daysBetweenWatering: Int
    var daysSinceWatering: Int
    var isMisted = false

    var isThirsty: Bool { daysSinceWatering >= daysBetweenWatering }

    var leafColor: UIColor {
        UIColor(hue: 0.25 + 0.2 * shade, saturation: 0.55, brightness: 0.7 - 0.2 * shade, alpha: 1)
    }

    var wateringText: String {
        switch daysBetweenWatering - daysSinceWatering {
        case ...0: "Water today"
        case 1: "Water tomorrow"
        case let days: "Water in \(days) days"
        }
    }
}

extension Plant {
    /// The plants of a new greenhouse.
    static let samples = [
        Plant(
            name: "Agatha", species: "Monstera deliciosa", note: "Turn a quarter each week. New leaf in the corner.",
            place: .window, shade: 0.4, daysBetweenWatering: 7, daysSinceWatering: 7),
        Plant(
            name: "Bertram", species: "Aloe vera", note: "", place: .window, shade: 0.9, daysBetweenWatering: 21,
            daysSinceWatering: 4),
        Plant(
            name: "Clementine", species: "Citrus reticulata",
            note:
                "Moved in from the balcony in October; drops leaves for two weeks, then recovers. Feed from March on, "
                + "never in winter, and wipe the leaves.", place: .window, shade: 0.1, daysBetweenWatering: 4,
            daysSinceWatering: 3),
        Plant(
            name: "Dorothea", species: "Nephrolepis exaltata", note: "Mist on dry days.", place: .shade, shade: 0.3,
            daysBetweenWatering: 3, daysSinceWatering: 1),
        Plant(
            name: "Edmund", species: "Sansevieria trifasciata", note: "Leave alone.", place: .shade, shade: 0.7,
            daysBetweenWatering: 28, daysSinceWatering: 12),
        Plant(
            name: "Florentine", species: "Spathiphyllum wallisii",
            note: "Hangs its leaves when thirsty and stands up an hour later.", place: .shade, shade: 0.5,
            daysBetweenWatering: 5, daysSinceWatering: 5),
        Plant(
            name: "Gustav", species: "Ficus lyrata", note: "", place: .window, shade: 0.6, daysBetweenWatering: 9,
            daysSinceWatering: 2),
        Plant(
            name: "Henrietta", species: "Pilea peperomioides", note: "Three offshoots to give away.", place: .window,
            shade: 0.2, daysBetweenWatering: 6, daysSinceWatering: 5),
        Plant(
            name: "Ignaz", species: "Zamioculcas zamiifolia", note: "Lives on neglect.", place: .shade, shade: 0.8,
            daysBetweenWatering: 30, daysSinceWatering: 29),
        Plant(
            name: "Josephine", species: "Calathea orbifolia", note: "Rain water only, and no drafts.", place: .shade,
            shade: 0.45, daysBetweenWatering: 4, daysSinceWatering: 0),
    ]
}
