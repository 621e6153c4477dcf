import Foundation
import Testing
import UIKit

/// Values that Apple declares as `null_resettable`: `nil` restores the one that was there at first.
@MainActor @Suite struct RestoredValueTests {
    private nonisolated static let table: [(name: String, isRestored: @MainActor @Sendable () -> Bool)] = [
        ("calendar of a date picker", { restores(UIDatePicker(), \.calendar, Calendar(identifier: .buddhist)) }),
        ("locale of lists", { restores(ListFormatter(), \.locale, Locale(identifier: "de_DE")) }),
        ("locale of measurements", { restores(MeasurementFormatter(), \.locale, Locale(identifier: "de_DE")) }),
        (
            "numbers of measurements",
            {
                let formatter = MeasurementFormatter()
                formatter.unitOptions = .providedUnit
                formatter.numberFormatter = nil
                return formatter.string(from: Measurement(value: 1.5, unit: UnitLength.meters)).hasPrefix("1.5")
            }
        ),
        ("locale of relative dates", { restores(RelativeDateTimeFormatter(), \.locale, Locale(identifier: "de_DE")) }),
        (
            "calendar of relative dates",
            { restores(RelativeDateTimeFormatter(), \.calendar, Calendar(identifier: .buddhist)) }
        ),
        ("color of tokens", { restores(UISearchTextField(), \.tokenBackgroundColor, .red) }),
        (
            "color of a swipe action",
            {
                restores(
                    UIContextualAction(style: .normal, title: nil) { _, _, _ in }, \.backgroundColor, UIColor.red)
            }
        ),
        ("tint of a view", { restores(UIView(), \.tintColor, .red) }),
        ("color of a label", { restores(UILabel(), \.textColor, .red) }),
        ("font of a label", { restores(UILabel(), \.font, .systemFont(ofSize: 40)) }),
    ]

    private static func restores<Root, Value: Equatable>(
        _ object: Root, _ path: ReferenceWritableKeyPath<Root, Value?>, _ other: Value
    ) -> Bool {
        let first = object[keyPath: path]
        object[keyPath: path] = other
        guard object[keyPath: path] == other, first != other else { return false }
        object[keyPath: path] = nil
        return first != nil && object[keyPath: path] == first
    }

    @Test(arguments: table.map(\.name)) func `nil restores`(name: String) throws {
        let row = try #require(Self.table.first { $0.name == name })
        #expect(row.isRestored())
    }
}
