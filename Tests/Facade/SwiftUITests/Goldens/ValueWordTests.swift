import Foundation
import Testing

@testable import SwiftUI

/// The words of the value from which a form is drawn are the same in each run.
@Suite struct ValueWordTests {
    private struct Wave: Shape {
        var id = UUID()
        var optional: UUID? = UUID()
        var ids = [UUID(), UUID()]
        var type = ObjectIdentifier(Wave.self)
        var height: CGFloat = 3
        var color: Kind = .low(UUID(), 2)

        enum Kind { case low(UUID, Int), high }

        func path(in rect: CGRect) -> Path { Path(rect) }
    }

    @Test func whatOnlyTellsValuesApartIsLeftOut() {
        #expect(ValueWords.words(of: Wave()) == ValueWords.words(of: Wave()))
        #expect(ValueWords.words(of: Wave()) == "Wave height 3 color low 2")
        #expect(ValueWords.words(of: Wave(height: 4)) == "Wave height 4 color low 2")
        #expect(ValueWords.words(of: UUID()) == "")
    }

    @Test func closuresAndObjectsHaveNoWords() {
        struct Form { var make: () -> Int = { 3 } }
        #expect(ValueWords.words(of: Form()) == nil)
        #expect(ValueWords.words(of: NSObject()) == nil)
    }
}
