import Foundation

/// Which trails a member looks for.
struct TrailFilter: Equatable {
    var difficulties = Set(Difficulty.allCases)
    var longest = TrailFilter.anyLength
    var isFavoritesOnly = false

    /// As long as all trails.
    static let anyLength = 30.0

    var isActive: Bool { self != TrailFilter() }

    func matches(_ trail: Trail, isFavorite: Bool) -> Bool {
        difficulties.contains(trail.difficulty) && trail.kilometers <= longest && (isFavorite || !isFavoritesOnly)
    }
}
