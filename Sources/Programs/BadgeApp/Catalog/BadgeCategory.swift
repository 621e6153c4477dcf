/// The six categories of badges, by rank.
package enum BadgeCategory: Int, CaseIterable, Hashable, Sendable {
    case meteorite = 0
    case moon = 1
    case earth = 2
    case sun = 3
    case blackHole = 4
    case challengePatches = 5

    /// The display name of the category.
    package var title: String {
        switch self {
        case .meteorite: "Meteorite"
        case .moon: "Moon"
        case .earth: "Earth"
        case .sun: "Sun"
        case .blackHole: "Black Hole"
        case .challengePatches: "Challenge Patches"
        }
    }
}
