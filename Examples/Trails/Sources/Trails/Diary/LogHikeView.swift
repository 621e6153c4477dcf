import SwiftUI

/// The form of a new hike.
struct LogHikeView: View {
    enum Field {
        case title, notes
    }

    @Environment(Club.self) private var club
    @Environment(\.dismiss) private var dismiss
    @State private var hike: Hike
    @State private var isChecked = false
    @FocusState private var field: Field?

    init(trail: Trail, date: Date) {
        _hike = State(initialValue: Hike(trail: trail, date: date))
    }

    var body: some View {
        NavigationStack {
            Form {
                titleSection
                Section {
                    Picker("Trail", selection: $hike.trail) {
                        ForEach(club.trails) { Text($0.name).tag($0) }
                    }
                    DatePicker("Date", selection: $hike.date, in: ...club.today, displayedComponents: .date)
                    Stepper("Companions: \(hike.companions)", value: $hike.companions, in: 0...12)
                    Toggle("Summit reached", isOn: $hike.isSummitReached)
                }
                Section("Weather") {
                    Picker("Weather", selection: $hike.weather) {
                        ForEach(Hike.Weather.allCases) { Text($0.title).tag($0) }
                    }
                    .pickerStyle(.segmented)
                }
                Section("Notes") {
                    TextField("What was it like?", text: $hike.notes, axis: .vertical)
                        .lineLimit(3...6)
                        .focused($field, equals: .notes)
                }
            }
            .navigationTitle("New hike")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel", role: .cancel) { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save", action: save)
                }
            }
        }
        .interactiveDismissDisabled(!hike.title.isEmpty)
    }

    private var titleSection: some View {
        Section {
            TextField("Title", text: $hike.title)
                .focused($field, equals: .title)
                .submitLabel(.next)
                .onSubmit { field = .notes }
        } footer: {
            if isChecked && !isValid {
                Text("A hike needs a title.")
                    .foregroundStyle(.red)
            }
        }
    }

    private var isValid: Bool { !hike.title.trimmingCharacters(in: .whitespaces).isEmpty }

    private func save() {
        isChecked = true
        guard isValid else { return field = .title }
        club.add(hike)
        dismiss()
    }
}
