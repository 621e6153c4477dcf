import SwiftUI

/// A trail in a list, with its profile.
struct TrailRow: View {
    let trail: Trail
    let isFavorite: Bool
    @AppStorage("units") private var units = LengthUnits.metric
    @Environment(\.locale) private var locale
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        HStack(spacing: 12) {
            if !textSize.isAccessibilitySize {
                ElevationProfile(heights: trail.heights)
                    .fill(trail.difficulty.color.gradient)
                    .frame(width: 56, height: 36)
                    .background(.quaternary, in: .rect(cornerRadius: 8))
                    .clipShape(.rect(cornerRadius: 8))
                    .accessibilityHidden(true)
            }
            VStack(alignment: .leading, spacing: 2) {
                Text(trail.name)
                    .font(.headline)
                Text("\(trail.region), \(units.distance(kilometers: trail.kilometers, in: locale))")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            Spacer()
            if isFavorite {
                Image(systemName: "heart.fill")
                    .foregroundStyle(.pink)
                    .accessibilityLabel("Favorite")
            }
        }
    }
}
