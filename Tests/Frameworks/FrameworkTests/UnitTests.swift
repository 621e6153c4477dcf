import CoreBluetooth
import Foundation
import HealthKit
import Testing

@Suite struct UnitTests {
    @Test func `a quantity is said in any unit of its kind`() {
        let perLiter = HKUnit.moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose)
            .unitDivided(by: .liter())
        let perDeciliter = HKUnit.gramUnit(with: .milli).unitDivided(by: .literUnit(with: .deci))
        let glucose = HKQuantity(unit: perDeciliter, doubleValue: 100)
        #expect(abs(glucose.doubleValue(for: perLiter) - 5.5507) < 0.0001)
        #expect(glucose.doubleValue(for: perDeciliter) == 100)
        #expect(glucose.is(compatibleWith: perLiter) && !glucose.is(compatibleWith: .gram()))
        #expect(perDeciliter.unitString == "mg/dL" && perDeciliter.reciprocal().isNull() == false)
        #expect(HKQuantity(unit: .minute(), doubleValue: 90) == HKQuantity(unit: .hour(), doubleValue: 1.5))
        #expect(
            HKQuantity(unit: .foot(), doubleValue: 1).compare(HKQuantity(unit: .meter(), doubleValue: 1))
                == .orderedAscending)
        #expect(HKUnit.meter().unitRaised(toPower: 2) == HKUnit.meter().unitMultiplied(by: .meter()))
    }

    @Test func `identifiers of Bluetooth are the same however they are written`() {
        let long = "0000180f-0000-1000-8000-00805f9b34fb"
        #expect(CBUUID(string: long) == CBUUID(nsuuid: UUID(uuidString: long) ?? UUID()))
        #expect(CBUUID(data: Data([0x18, 0x0F])) == CBUUID(string: "180f"))
        #expect(CBUUID(data: Data(repeating: 0xAB, count: 16)).uuidString == "ABABABAB-ABAB-ABAB-ABAB-ABABABABABAB")
    }
}
