import Rooms
import Testing
import UIKit

@MainActor @Suite struct RoomsTests {
    @Test func rooms() {
        let rooms = RoomsController()
        rooms.view.layoutIfNeeded()
        #expect(rooms.tableView.visibleCells.count <= 1)
    }

    @Test func tour() {
        let tour = TourController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        #expect(tour.view != nil)
    }
}
