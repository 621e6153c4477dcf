import SwiftUI

/// The units of distances and heights.
enum LengthUnits: String, CaseIterable, Identifiable {
    case metric, imperial

    var id: Self { self }

    var title: LocalizedStringKey {
        switch self {
        case .metric: "Metric"
        case .imperial: "Imperial"
        }
    }

    func distance(kilometers: Double, in locale: Locale) -> String {
        words(kilometers, .kilometers, self == .metric ? .kilometers : .miles, digits: 1, locale)
    }

    func height(meters: Double, in locale: Locale) -> String {
        words(meters, .meters, self == .metric ? .meters : .feet, digits: 0, locale)
    }

    private func words(
        _ value: Double, _ unit: UnitLength, _ shown: UnitLength, digits: Int, _ locale: Locale
    ) -> String {
        Measurement(value: value, unit: unit).converted(to: shown).formatted(
            .measurement(
                width: .abbreviated, usage: .asProvided,
                numberFormatStyle: .number.precision(.fractionLength(digits))
            )
            .locale(locale))
    }
}
