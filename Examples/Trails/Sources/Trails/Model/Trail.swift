import SwiftUI

/// A trail that the club keeps.
struct Trail: Identifiable, Hashable {
    let id: String
    let name: String
    let region: String
    let difficulty: Difficulty
    let kilometers: Double
    let minutes: Int
    /// Heights along the trail in meters, at equal distances.
    let heights: [Double]
    /// The key of the description.
    let summary: String

    /// All meters that the trail climbs.
    var ascent: Double {
        zip(heights, heights.dropFirst()).reduce(0) { $0 + max(0, $1.1 - $1.0) }
    }

    var duration: Duration { .seconds(minutes * 60) }
}

/// How hard a trail is.
enum Difficulty: String, CaseIterable, Identifiable {
    case easy, moderate, hard

    var id: Self { self }

    var title: LocalizedStringKey {
        switch self {
        case .easy: "Easy"
        case .moderate: "Moderate"
        case .hard: "Hard"
        }
    }

    var color: Color {
        switch self {
        case .easy: .green
        case .moderate: .orange
        case .hard: .red
        }
    }
}
