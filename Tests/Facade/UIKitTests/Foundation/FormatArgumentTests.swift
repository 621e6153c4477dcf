import Testing
import UIKit

@MainActor @Suite struct FormatArgumentTests {
    @Test func `formats take views, controllers and colors by their descriptions`() {
        let objects: [any CVarArg & NSObject] = [
            UIView(), UIViewController(), UIColor.red, UIFont.systemFont(ofSize: 9),
        ]
        for object in objects { #expect(String(format: "%@!", object) == "\(object.description)!") }
    }
}
