import SwiftUI

/// A trail's profile in front of the sky, with its name.
struct TrailHero: View {
    let trail: Trail

    var body: some View {
        ElevationProfile(heights: trail.heights)
            .fill(trail.difficulty.color.gradient)
            .frame(height: 220)
            .background(
                LinearGradient(colors: [.cyan.opacity(0.6), .white.opacity(0)], startPoint: .top, endPoint: .bottom)
            )
            .overlay(alignment: .topTrailing) {
                Circle()
                    .fill(.yellow)
                    .frame(width: 44, height: 44)
                    .padding(24)
            }
            .overlay(alignment: .bottomLeading) {
                VStack(alignment: .leading) {
                    Text(trail.name)
                        .font(.title.bold())
                        .minimumScaleFactor(0.5)
                    Text(trail.region)
                }
                .padding(.horizontal, 12)
                .padding(.vertical, 8)
                .background(.background.opacity(0.85), in: .rect(cornerRadius: 12))
                .padding()
                .accessibilityElement(children: .combine)
            }
            .clipped()
    }
}
