import Testing

@testable import SwiftUI

@Suite struct SymbolVariantTests {
    @Test(arguments: [
        ("heart", SymbolVariants.fill, "heart.fill"), ("heart.fill", .fill, "heart.fill"),
        ("bell", .slash, "bell.slash"), ("bell", .slash.fill, "bell.slash.fill"),
        ("person", .circle, "person.circle"), ("person.circle", .fill, "person.circle.fill"),
        ("person.fill", .circle, "person.circle.fill"), ("star", .none, "star"),
    ])
    func aSymbolHasTheNameOfItsVariant(name: String, variants: SymbolVariants, shown: String) {
        #expect(variants.names(of: name).first == shown)
        #expect(variants.names(of: name).contains(name))
    }

    @Test func variantsAddUp() {
        #expect(SymbolVariants.circle.adding(.fill) == SymbolVariants.circle.fill)
        #expect(SymbolVariants.circle.fill.contains(.fill))
        #expect(!SymbolVariants.circle.contains(.slash))
    }
}
