import ARKit
import Testing
import UIKit

@testable import Faulty

/// Tests of which one runs into what is set aside, and one needs it itself.
@MainActor @Suite struct FilterTests {
    @Test func count() { #expect(Filters().count == 2) }

    @Test func modelOfNothing() { #expect(Filters().model(UIImage()) == nil) }

    @Test func model() throws {
        let star = try #require(UIImage(systemName: "star"))
        #expect(Filters().model(star) != nil)
    }

    @Test func anchor() { #expect(ARAnchor(name: "here").name == "here") }

    @Test func row() {
        let row = Row(style: .default, reuseIdentifier: nil)
        row.awakeFromNib()
        #expect(row.textLabel?.text == "row")
    }
}
