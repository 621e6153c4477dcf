import Foundation
import Testing
import UIKit

/// Styles of texts that Foundation of Linux lacks.
@Suite struct FormatStyleTests {
    private let american = Locale(identifier: "en_US")

    @Test func measurementsHaveTheUnitOfTheCountryOrTheirOwn() {
        let way = Measurement(value: 5, unit: UnitLength.kilometers)
        let own = Measurement<UnitLength>.FormatStyle.measurement(width: .abbreviated, usage: .asProvided)
        #expect(way.formatted(own.locale(american)) == "5 km")
        #expect(
            way.formatted(.measurement(width: .wide, usage: .asProvided).locale(american)) == "5 kilometers")
        #expect(way.formatted(.measurement(width: .narrow, usage: .asProvided).locale(american)) == "5km")
        #expect(way.formatted(.measurement(width: .wide, usage: .road).locale(american)) == "3 miles")
        let one = Measurement(value: 1, unit: UnitLength.feet)
        #expect(one.formatted(.measurement(width: .wide, usage: .asProvided).locale(american)) == "1 foot")
    }

    @Test func temperaturesHaveDegrees() {
        let warm = Measurement(value: 22.3, unit: UnitTemperature.celsius)
        #expect(warm.formatted(.measurement(width: .abbreviated, usage: .weather).locale(american)) == "72°F")
        #expect(
            warm.formatted(.measurement(width: .narrow, usage: .asProvided).locale(american)) == "22.3°")
        #expect(warm.formatted(.measurement(usage: .weather, hidesScaleName: true).locale(american)) == "72°")
        #expect(
            warm.formatted(
                .measurement(
                    width: .abbreviated, usage: .asProvided,
                    numberFormatStyle: .number.precision(.fractionLength(0))
                ).locale(american)) == "22°C")
    }

    @Test func namesAndAddressesAreWritten() throws {
        var name = PersonNameComponents()
        (name.namePrefix, name.givenName, name.familyName) = ("Dr.", "Ann", "Lee")
        #expect(name.formatted(.name(style: .long)) == "Dr. Ann Lee")
        #expect(name.formatted(.name(style: .medium)) == "Ann Lee")
        #expect(name.formatted(.name(style: .short)) == "Ann")
        #expect(name.formatted(.name(style: .abbreviated)) == "AL")
        let address = try #require(URL(string: "https://example.org/a"))
        #expect(address.formatted(.url) == "https://example.org/a")
    }
}
