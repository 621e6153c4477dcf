import Foundation
import Testing
import UIKit

@MainActor @Suite struct ApplicationClassTests {
    @Test(arguments: ["shared", "sharedApplication"]) func `the application is found by its name`(_ name: String) {
        #expect(UIApplication.value(forKeyPath: name) as? UIApplication === UIApplication.shared)
        #expect(UIApplication.value(forKey: name) as? UIApplication === UIApplication.shared)
        #expect(UIApplication.responds(to: Selector(name)))
        #expect(unsafe UIApplication.perform(Selector(name))?.takeUnretainedValue() === UIApplication.shared)
    }

    @Test func `other names are not known`() {
        #expect(UIApplication.value(forKey: "other") == nil)
        #expect(!UIApplication.responds(to: Selector("other")))
        #expect(unsafe UIApplication.perform(Selector("other")) == nil)
    }
}
