import CoreLocation
import Foundation
import Testing

@Suite struct LocationErrorTests {
    @Test func `errors of location have the numbers and the domain of Apple's`() {
        let error = CLError(.promptDeclined) as NSError
        #expect((error.domain, error.code) == (kCLErrorDomain, 18))
        #expect(CLError.locationUnknown.rawValue == 0 && CLError.historicalLocationError.rawValue == 19)
        #expect((CLError(.denied) as any Error as? CLError)?.code == CLError.denied)
    }
}
