import SwiftUI

/// Length, ascent, time and difficulty, side by side where they fit.
struct TrailFacts: View {
    let trail: Trail
    @AppStorage("units") private var units = LengthUnits.metric
    @Environment(\.locale) private var locale
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        let columns = textSize.isAccessibilitySize ? 1 : 2
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 12), count: columns), spacing: 12) {
            Fact(title: "Length", value: Text(units.distance(kilometers: trail.kilometers, in: locale)))
            Fact(title: "Ascent", value: Text(units.height(meters: trail.ascent, in: locale)))
            Fact(
                title: "Time",
                value: Text(
                    trail.duration.formatted(.units(allowed: [.hours, .minutes], width: .narrow).locale(locale))))
            Fact(title: "Difficulty", value: Text(trail.difficulty.title))
        }
    }
}

/// A fact with its title.
private struct Fact: View {
    let title: LocalizedStringKey
    let value: Text

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(title)
                .font(.caption)
                .foregroundStyle(.secondary)
            value
                .font(.title3.weight(.semibold))
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(12)
        .background(.quaternary.opacity(0.5), in: .rect(cornerRadius: 12))
        .accessibilityElement(children: .combine)
    }
}
