import Foundation
import Testing

@testable import UIKit

/// Apps' tests send a recognizer's actions through the keys of its targets.
@MainActor @Suite struct GestureTargetTests {
    @Test(arguments: ["targets", "_targets"]) func targetsAreAnsweredByName(_ key: String) throws {
        let object = NSObject()
        let recognizer = UITapGestureRecognizer(target: object, action: Selector("tap:"))
        let entries = try #require(recognizer.value(forKey: key) as? [NSObject])
        let entry = try #require(entries.first)
        #expect("\(entry)".hasPrefix("(action=tap:, target=<"))
        #expect(entry.value(forKey: "_target") as? NSObject === object)
        #expect(entry.value(forKey: "action") as? Selector == Selector("tap:"))
    }
}
