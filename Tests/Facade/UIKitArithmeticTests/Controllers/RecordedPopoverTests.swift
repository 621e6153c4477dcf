import Foundation
import LayoutSimUIKitArithmetic
import Testing

/// Frames of popovers of 240 by 180 points, recorded by Vercantez/openuikit on an iPad of 820 by 1,180 points with iOS
/// 26.1.
@Suite struct RecordedPopoverTests {
    /// The window without the safe area, 32 points above and 25 below, and 19 points at each side.
    private static let room = CGRect(x: 19, y: 51, width: 782, height: 1085)
    private static let size = CGSize(width: 240, height: 180)

    /// A source, the permitted directions, and the frame with the arrow.
    struct Beside: Sendable {
        var source: CGRect
        var permitted = PopoverPlace.Arrow.allCases
        var frame: CGRect
        var arrow: PopoverPlace.Arrow
    }

    @Test(arguments: [
        Beside(
            source: CGRect(x: 100, y: 300, width: 60, height: 40),
            frame: CGRect(x: 160, y: 230, width: 253, height: 180), arrow: .left),
        Beside(
            source: CGRect(x: 100, y: 300, width: 10, height: 10),
            frame: CGRect(x: 110, y: 215, width: 253, height: 180), arrow: .left),
        Beside(
            source: CGRect(x: 100, y: 980, width: 60, height: 40),
            frame: CGRect(x: 160, y: 910, width: 253, height: 180), arrow: .left),
        Beside(
            source: CGRect(x: 412, y: 1101, width: 66, height: 36),
            frame: CGRect(x: 325, y: 908, width: 240, height: 193), arrow: .down),
        Beside(
            source: CGRect(x: 100, y: 300, width: 60, height: 40), permitted: [.down],
            frame: CGRect(x: 19, y: 107, width: 240, height: 193), arrow: .down),
        Beside(
            source: CGRect(x: 100, y: 300, width: 60, height: 40), permitted: [.left],
            frame: CGRect(x: 160, y: 230, width: 253, height: 180), arrow: .left),
    ]) func `a popover lies where it can be in the middle of its source`(_ example: Beside) {
        let place = PopoverPlace(Self.size, beside: example.source, in: Self.room, permitted: example.permitted)
        let whole = example.frame
        let length = PopoverPlace.arrowLength
        let body =
            place.arrow == .left
            ? CGRect(x: whole.minX + length, y: whole.minY, width: whole.width - length, height: whole.height)
            : CGRect(x: whole.minX, y: whole.minY, width: whole.width, height: whole.height - length)
        #expect(place.arrow == example.arrow && place.frame == body)
    }

    @Test(arguments: [
        (CGRect(x: 741.5, y: 36, width: 64.5, height: 36), CGRect(x: 561, y: 62, width: 240, height: 180)),
        (CGRect(x: 14, y: 36, width: 63, height: 36), CGRect(x: 19, y: 62, width: 240, height: 180)),
    ]) func `that of a bar's button covers a part of it, without an arrow`(button: CGRect, frame: CGRect) {
        let place = PopoverPlace(Self.size, over: button, in: Self.room)
        #expect(place.frame == frame && place.arrow == nil)
    }
}
