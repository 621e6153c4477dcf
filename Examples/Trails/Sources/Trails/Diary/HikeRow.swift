import SwiftUI

/// A hike in the diary.
struct HikeRow: View {
    let hike: Hike

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack {
                Text(hike.title)
                    .font(.headline)
                Spacer()
                Label(hike.weather.title, systemImage: hike.weather.symbol)
                    .labelStyle(.iconOnly)
                    .foregroundStyle(.secondary)
            }
            Text("\(hike.trail.name), \(hike.date, format: .dateTime.day().month(.wide).year())")
                .font(.subheadline)
                .foregroundStyle(.secondary)
            if hike.companions > 0 {
                Text("With \(hike.companions) others")
                    .font(.footnote)
            }
            if hike.isSummitReached {
                Label("Summit reached", systemImage: "flag.fill")
                    .font(.footnote)
                    .foregroundStyle(.green)
            }
            if !hike.notes.isEmpty {
                Text(hike.notes)
                    .font(.footnote)
                    .lineLimit(2)
            }
        }
        .accessibilityElement(children: .combine)
    }
}
