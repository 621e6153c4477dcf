import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct DatePickerTests {
    private func width(_ components: DatePickerComponents) -> CGFloat {
        let date = Date(timeIntervalSince1970: 0)
        let screen = HostedScreen(
            DatePicker("Day", selection: .constant(date), displayedComponents: components)
                .environment(\.timeZone, .gmt))
        return screen.views.first { $0 is UIDatePicker }?.frame.width ?? 0
    }

    @Test func compactPickersAreAsWideAsTheirFields() {
        // Texts of about 90 and 75 points.
        #expect(width(.date) > 100 && width(.date) < 130)
        #expect(width([.date, .hourAndMinute]) > width(.date) + 70)
    }
}
