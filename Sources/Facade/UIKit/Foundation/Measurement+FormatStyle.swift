public import Foundation

/// What a measurement is for, which says in which unit it is written.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
    let name: String

    /// In the unit that the country uses.
    public static var general: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "general") }
    /// In the unit of the measurement.
    public static var asProvided: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// The height of a person.
    public static var personHeight: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "personHeight") }
    /// A way on roads.
    public static var road: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "road") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// The weight of a person.
    public static var personWeight: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The weather, in whole degrees.
    public static var weather: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "weather") }
    /// A person, in tenths of degrees.
    public static var person: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// Food.
    public static var food: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "food") }
    /// Sports.
    public static var workout: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "workout") }
}

extension Measurement where UnitType: Dimension {
    /// A measurement as a text: the number in a language, and the unit in English.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How units are written.
        public struct UnitWidth: Hashable, Codable, Sendable {
            let name: String

            /// As words.
            public static var wide: UnitWidth { UnitWidth(name: "wide") }
            /// As symbols.
            public static var abbreviated: UnitWidth { UnitWidth(name: "abbreviated") }
            /// As symbols next to the number.
            public static var narrow: UnitWidth { UnitWidth(name: "narrow") }
        }

        /// How units are written.
        public var width: UnitWidth
        /// The language of the number, and the country whose units are used.
        public var locale: Locale
        /// What the measurement is for.
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        /// How the number is written; `nil` as the usage has it.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        /// Whether temperatures have no letter of their scale.
        var hidesScaleName = false

        /// Creates a style.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        /// Returns the style in a language.
        public func locale(_ locale: Locale) -> FormatStyle {
            var style = self
            style.locale = locale
            return style
        }

        /// Returns the text of a measurement.
        public func format(_ value: Measurement<UnitType>) -> String {
            let formatter = MeasurementFormatter()
            formatter.locale = locale
            if usage == .asProvided { formatter.unitOptions = .providedUnit }
            let (number, unit) = formatter.converted(value.value, value.unit)
            let words = (numberFormatStyle ?? standard).locale(locale).format(number)
            if unit is UnitTemperature, hidesScaleName || width == .narrow { return words + "°" }
            if width == .wide, let name = UnitWords.name(of: unit.symbol, isOne: words == "1") {
                return words + " " + name
            }
            return words + (width == .narrow || unit is UnitTemperature ? "" : " ") + unit.symbol
        }

        private var standard: FloatingPointFormatStyle<Double> {
            switch usage?.name {
            case "weather", "personHeight", "personWeight", "road", "food", "workout":
                .number.precision(.fractionLength(0))
            case "person": .number.precision(.fractionLength(0...1))
            default: .number
            }
        }
    }

    /// Returns the text of the measurement in a style.
    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == Measurement { style.format(self) }
    /// Returns the text of the measurement, with the symbol of the unit.
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension FormatStyle {
    /// Returns the style of a measurement.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
    /// Returns the style of a temperature, with the letter of its scale or without.
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
        style.hidesScaleName = hidesScaleName
        return style
    }
}

/// The English words of units; Foundation of Linux has none.
private enum UnitWords {
    private static let names = [
        "°C": "degrees Celsius", "°F": "degrees Fahrenheit", "K": "kelvins", "km": "kilometers", "m": "meters",
        "cm": "centimeters", "mm": "millimeters", "mi": "miles", "ft": "feet", "in": "inches", "yd": "yards",
        "kg": "kilograms", "g": "grams", "lb": "pounds", "oz": "ounces", "km/h": "kilometers per hour",
        "mph": "miles per hour", "m/s": "meters per second", "hr": "hours", "min": "minutes", "s": "seconds",
        "L": "liters", "mL": "milliliters", "kcal": "kilocalories", "kJ": "kilojoules", "J": "joules", "W": "watts",
    ]
    private static let single = ["°C": "degree Celsius", "°F": "degree Fahrenheit", "ft": "foot", "in": "inch"]

    /// Returns the name of the unit with a symbol; `nil` for one whose name is not known.
    static func name(of symbol: String, isOne: Bool) -> String? {
        guard let name = names[symbol] else { return nil }
        guard isOne else { return name }
        let words = name.split(separator: " ").map(String.init)
        return single[symbol] ?? ([String(words[0].dropLast())] + words.dropFirst()).joined(separator: " ")
    }
}
