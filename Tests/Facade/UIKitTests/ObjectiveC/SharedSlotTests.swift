import Foundation
import Testing
import UIKit

/// Values of different kinds that the runtime associates with the same object.
@MainActor @Suite struct SharedSlotTests {
    @Test func `a hidden key leaves the observers of its object`() {
        let picker = UIDatePicker()
        var changes = 0
        let observation = picker.observe(\.isHidden) { _, _ in changes += 1 }
        picker.setValue(UIColor.red, forKey: "textColor")
        picker.isHidden = true
        #expect(changes == 1)
        #expect(picker.value(forKey: "textColor") as? UIColor == .red)
        observation.invalidate()
    }
}
