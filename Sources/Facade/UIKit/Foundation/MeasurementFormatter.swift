public import Foundation

/// A formatter of measurements: the number in the user's language and the unit's symbol.
///
/// Foundation of Linux has no words for units: the long style has symbols too.
open class MeasurementFormatter: Formatter {
    /// How units are chosen.
    public struct UnitOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The unit of the measurement.
        public static let providedUnit = UnitOptions(rawValue: 1)
        /// A unit with which the number is neither large nor small; the unit of the measurement here.
        public static let naturalScale = UnitOptions(rawValue: 2)
        /// A temperature without its unit.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    /// How units are chosen.
    open var unitOptions: UnitOptions = []
    /// How units are written; ignored here.
    open var unitStyle = Formatter.UnitStyle.medium
    /// The language of the text; setting `nil` restores the user's.
    open var locale: Locale! = .user { didSet { if locale == nil { locale = .user } } }
    /// What formats the number; setting `nil` restores decimal numbers in the user's language.
    open var numberFormatter: NumberFormatter! = MeasurementFormatter.usualNumbers {
        didSet { if numberFormatter == nil { numberFormatter = Self.usualNumbers } }
    }

    private static var usualNumbers: NumberFormatter {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.locale = .user
        return formatter
    }

    /// Returns the text of a measurement.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let (value, unit) = converted(measurement.value, measurement.unit)
        let number = numberFormatter?.string(from: NSNumber(value: value)) ?? "\(value)"
        if unit is UnitTemperature {
            return number + (unitOptions.contains(.temperatureWithoutUnit) ? "°" : unit.symbol)
        }
        return unitStyle == .short ? number + unit.symbol : "\(number) \(unit.symbol)"
    }

    /// A measurement in the unit that the country uses, unless the unit must stay.
    func converted(_ value: Double, _ unit: Unit) -> (Double, Unit) {
        guard !unitOptions.contains(.providedUnit) else { return (value, unit) }
        let isAmerican = (locale ?? .user).measurementSystem == .us
        let pairs: [(metric: Dimension, american: Dimension)] = [
            (UnitTemperature.celsius, UnitTemperature.fahrenheit), (UnitLength.kilometers, UnitLength.miles),
            (UnitLength.meters, UnitLength.feet), (UnitLength.centimeters, UnitLength.inches),
            (UnitMass.kilograms, UnitMass.pounds), (UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour),
        ]
        for pair in pairs {
            let (from, to) = isAmerican ? (pair.metric, pair.american) : (pair.american, pair.metric)
            guard unit == from else { continue }
            return (to.converter.value(fromBaseUnitValue: from.converter.baseUnitValue(fromValue: value)), to)
        }
        return (value, unit)
    }

    /// Returns the symbol of a unit.
    open func string(from unit: Unit) -> String { unit.symbol }
}
