import ObjectiveC
import Testing

@Suite struct IdentityTests {
    private protocol Named { var name: String { get } }

    private final class Person: Named {
        let name = "A"
    }

    @Test func `values of a protocol are compared as the objects that they are`() {
        let (one, other) = (Person(), Person())
        let (named, nobody): (any Named, (any Named)?) = (one, nil)
        let answers = [named =~= one, named !~= other, nobody =~= nil, nobody !~= one, named =~= other]
        #expect(answers == [true, true, true, true, false])
    }
}
