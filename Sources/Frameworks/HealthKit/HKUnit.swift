public import Foundation

/// A prefix of a unit (Apple, *HKMetricPrefix*).
public enum HKMetricPrefix: Int, Sendable {
    case none = 0, pico = 13, nano = 1, micro = 2, milli = 3, centi = 4, deci = 5, deca = 6, hecto = 7, kilo = 8
    case mega = 9, giga = 10, tera = 11, femto = 14

    /// How many of the unit it stands for, and its sign.
    fileprivate var meaning: (factor: Double, sign: String) {
        switch self {
        case .none: (1, "")
        case .femto: (1e-15, "f")
        case .pico: (1e-12, "p")
        case .nano: (1e-9, "n")
        case .micro: (1e-6, "mc")
        case .milli: (1e-3, "m")
        case .centi: (1e-2, "c")
        case .deci: (1e-1, "d")
        case .deca: (10, "da")
        case .hecto: (100, "h")
        case .kilo: (1e3, "k")
        case .mega: (1e6, "M")
        case .giga: (1e9, "G")
        case .tera: (1e12, "T")
        }
    }
}

/// The mass of a mole of glucose, in grams (Apple, *HKUnitMolarMassBloodGlucose*).
public let HKUnitMolarMassBloodGlucose = 180.155_880_000_054_08

/// A unit of measurement (Apple, *HKUnit*).
public final class HKUnit: NSObject, Sendable {
    /// The unit as a text, such as `mg/dL`.
    public let unitString: String
    /// How many of the plain unit it is.
    let factor: Double
    /// The units of which it is a product, and their powers.
    let powers: [String: Int]

    private init(_ text: String, _ factor: Double, _ powers: [String: Int]) {
        (unitString, self.factor, self.powers) = (text, factor, powers)
    }

    private static func unit(_ name: String, _ factor: Double = 1, of base: String) -> HKUnit {
        HKUnit(name, factor, [base: 1])
    }
    private static func unit(_ name: String, with prefix: HKMetricPrefix, of base: String) -> HKUnit {
        HKUnit(prefix.meaning.sign + name, prefix.meaning.factor, [base: 1])
    }

    /// The product of this unit and another.
    public func unitMultiplied(by unit: HKUnit) -> HKUnit {
        HKUnit(
            "\(unitString)·\(unit.unitString)", factor * unit.factor,
            powers.merging(unit.powers, uniquingKeysWith: +).filter { $0.value != 0 })
    }
    /// This unit per another.
    public func unitDivided(by unit: HKUnit) -> HKUnit {
        HKUnit(
            "\(unitString)/\(unit.unitString)", factor / unit.factor,
            powers.merging(unit.powers.mapValues(-), uniquingKeysWith: +).filter { $0.value != 0 })
    }
    /// A power of this unit.
    public func unitRaised(toPower power: Int) -> HKUnit {
        var result = 1.0
        for _ in 0..<abs(power) { result *= factor }
        return HKUnit(
            "\(unitString)^\(power)", power < 0 ? 1 / result : result,
            powers.mapValues { $0 * power }.filter { $0.value != 0 })
    }
    /// One per this unit.
    public func reciprocal() -> HKUnit { HKUnit.count().unitDivided(by: self) }
    /// Whether it is no unit, as a count is.
    public func isNull() -> Bool { powers.isEmpty && factor == 1 }

    /// Whether two are the same amount of the same.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKUnit else { return false }
        return factor == other.factor && powers == other.powers
    }
    public override var hash: Int { factor.hashValue }
    public override var description: String { unitString }
}

extension HKUnit {
    /// A gram.
    public class func gram() -> HKUnit { unit("g", of: "g") }
    /// A gram with a prefix.
    public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { unit("g", with: prefix, of: "g") }
    /// An ounce.
    public class func ounce() -> HKUnit { unit("oz", 28.3495, of: "g") }
    /// A pound.
    public class func pound() -> HKUnit { unit("lb", 453.592, of: "g") }
    /// A stone.
    public class func stone() -> HKUnit { unit("st", 6350.0, of: "g") }
    /// A mole of a substance, as its mass.
    public class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit {
        unit("mol<\(gramsPerMole)>", gramsPerMole, of: "g")
    }
    /// A mole of a substance with a prefix, as its mass.
    public class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
        unit("\(prefix.meaning.sign)mol<\(gramsPerMole)>", prefix.meaning.factor * gramsPerMole, of: "g")
    }
    /// A meter.
    public class func meter() -> HKUnit { unit("m", of: "m") }
    /// A meter with a prefix.
    public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { unit("m", with: prefix, of: "m") }
    /// An inch.
    public class func inch() -> HKUnit { unit("in", 0.0254, of: "m") }
    /// A foot.
    public class func foot() -> HKUnit { unit("ft", 0.3048, of: "m") }
    /// A yard.
    public class func yard() -> HKUnit { unit("yd", 0.9144, of: "m") }
    /// A mile.
    public class func mile() -> HKUnit { unit("mi", 1609.344, of: "m") }
    /// A liter.
    public class func liter() -> HKUnit { unit("L", of: "L") }
    /// A liter with a prefix.
    public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { unit("L", with: prefix, of: "L") }
    /// A fluid ounce of the US.
    public class func fluidOunceUS() -> HKUnit { unit("fl_oz_us", 0.0295735295625, of: "L") }
    /// A second.
    public class func second() -> HKUnit { unit("s", of: "s") }
    /// A second with a prefix.
    public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { unit("s", with: prefix, of: "s") }
    /// A minute.
    public class func minute() -> HKUnit { unit("min", 60, of: "s") }
    /// An hour.
    public class func hour() -> HKUnit { unit("hr", 3600, of: "s") }
    /// A day.
    public class func day() -> HKUnit { unit("d", 86400, of: "s") }
    /// A joule.
    public class func joule() -> HKUnit { unit("J", of: "J") }
    /// A kilocalorie.
    public class func kilocalorie() -> HKUnit { unit("kcal", 4184, of: "J") }
    /// A kilocalorie on labels of food.
    public class func largeCalorie() -> HKUnit { unit("Cal", 4184, of: "J") }
    /// A calorie.
    public class func smallCalorie() -> HKUnit { unit("cal", 4.184, of: "J") }
    /// A watt.
    public class func watt() -> HKUnit { unit("W", of: "W") }
    /// A pascal.
    public class func pascal() -> HKUnit { unit("Pa", of: "Pa") }
    /// A millimeter of mercury.
    public class func millimeterOfMercury() -> HKUnit { unit("mmHg", 133.3224, of: "Pa") }
    /// A kelvin.
    public class func kelvin() -> HKUnit { unit("K", of: "K") }
    /// An international unit.
    public class func internationalUnit() -> HKUnit { unit("IU", of: "IU") }
    /// A count.
    public class func count() -> HKUnit { HKUnit("count", 1, [:]) }
    /// A hundredth.
    public class func percent() -> HKUnit { HKUnit("%", 0.01, [:]) }
}
