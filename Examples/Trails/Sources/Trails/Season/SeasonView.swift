import SwiftUI

/// What a member walked this year, month by month.
struct SeasonView: View {
    enum Measure: CaseIterable, Identifiable {
        case distance, ascent

        var id: Self { self }

        var title: LocalizedStringKey {
            switch self {
            case .distance: "Distance"
            case .ascent: "Ascent"
            }
        }
    }

    @Environment(Club.self) private var club
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale
    @AppStorage("units") private var units = LengthUnits.metric
    @State private var measure = Measure.distance

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 24) {
                    Picker("Measure", selection: $measure) {
                        ForEach(Measure.allCases) { Text($0.title).tag($0) }
                    }
                    .pickerStyle(.segmented)
                    VStack(alignment: .leading) {
                        Text(words(of: months.reduce(0) { $0 + $1.value }))
                            .font(.largeTitle.bold())
                            .contentTransition(.numericText())
                        Text("\(club.hikes.count) hikes this year")
                            .foregroundStyle(.secondary)
                    }
                    .accessibilityElement(children: .combine)
                    BarChart(bars: months, words: words)
                        .frame(height: 240)
                }
                .padding()
            }
            .navigationTitle("Season")
        }
    }

    private var months: [BarChart.Bar] {
        let names = calendar.shortStandaloneMonthSymbols
        return (4...10).map { month in
            let hikes = club.hikes.filter { calendar.component(.month, from: $0.date) == month }
            let value = hikes.reduce(0) { $0 + (measure == .distance ? $1.trail.kilometers : $1.trail.ascent) }
            return BarChart.Bar(name: names[month - 1], value: value)
        }
    }

    private func words(of value: Double) -> String {
        switch measure {
        case .distance: units.distance(kilometers: value, in: locale)
        case .ascent: units.height(meters: value, in: locale)
        }
    }
}

#Preview {
    SeasonView()
        .environment(Club(trails: Trail.all))
}
