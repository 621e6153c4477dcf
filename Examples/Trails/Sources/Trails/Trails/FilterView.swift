import SwiftUI

/// Which trails are listed, in a sheet.
struct FilterView: View {
    @Binding var filter: TrailFilter
    let count: Int
    @AppStorage("units") private var units = LengthUnits.metric
    @Environment(\.dismiss) private var dismiss
    @Environment(\.locale) private var locale

    var body: some View {
        NavigationStack {
            Form {
                Section("Difficulty") {
                    ForEach(Difficulty.allCases) { difficulty in
                        Toggle(difficulty.title, isOn: contains(difficulty))
                    }
                }
                Section {
                    LabeledContent("Longest", value: units.distance(kilometers: filter.longest, in: locale))
                    Slider(value: $filter.longest, in: 5...TrailFilter.anyLength, step: 1) {
                        Text("Longest")
                    }
                    .accessibilityIdentifier("longest")
                    Toggle("Favorites only", isOn: $filter.isFavoritesOnly)
                } footer: {
                    Text("\(count) trails")
                }
            }
            .navigationTitle("Filter")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Reset") { filter = TrailFilter() }
                        .disabled(!filter.isActive)
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done") { dismiss() }
                }
            }
        }
    }

    private func contains(_ difficulty: Difficulty) -> Binding<Bool> {
        Binding {
            filter.difficulties.contains(difficulty)
        } set: { isOn in
            if isOn { filter.difficulties.insert(difficulty) } else { filter.difficulties.remove(difficulty) }
        }
    }
}
