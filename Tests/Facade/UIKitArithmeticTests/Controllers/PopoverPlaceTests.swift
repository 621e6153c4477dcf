import Foundation
import LayoutSimUIKitArithmetic
import Testing

/// Where popovers lie, for windows that leave them little room.
@Suite struct PopoverPlaceTests {
    private static let room = CGRect(x: 10, y: 30, width: 355, height: 600)
    private static let any = PopoverPlace.Arrow.allCases

    @Test(arguments: [
        (
            CGRect(x: 100, y: 100, width: 50, height: 40), any, CGRect(x: 25, y: 153, width: 200, height: 120),
            PopoverPlace.Arrow.up
        ),
        (CGRect(x: 340, y: 100, width: 20, height: 20), any, CGRect(x: 127, y: 50, width: 200, height: 120), .right),
        (CGRect(x: 340, y: 100, width: 20, height: 20), [.up], CGRect(x: 165, y: 133, width: 200, height: 120), .up),
        (CGRect(x: 100, y: 580, width: 50, height: 40), any, CGRect(x: 25, y: 447, width: 200, height: 120), .down),
        (CGRect(x: 20, y: 300, width: 50, height: 40), [.left], CGRect(x: 83, y: 260, width: 200, height: 120), .left),
        (CGRect(x: 100, y: 580, width: 50, height: 40), [.up], CGRect(x: 25, y: 633, width: 200, height: 0), .up),
    ]) func `a popover lies at the side that has room`(
        source: CGRect, permitted: [PopoverPlace.Arrow], frame: CGRect, arrow: PopoverPlace.Arrow
    ) {
        let place = PopoverPlace(
            CGSize(width: 200, height: 120), beside: source, in: Self.room, permitted: permitted)
        #expect(place.frame == frame && place.arrow == arrow)
    }

    @Test func `the popover of a button at the bottom goes up`() {
        let place = PopoverPlace(
            CGSize(width: 200, height: 120), over: CGRect(x: 20, y: 600, width: 40, height: 30), in: Self.room)
        #expect(place.frame == CGRect(x: 10, y: 487, width: 200, height: 120))
    }
}
