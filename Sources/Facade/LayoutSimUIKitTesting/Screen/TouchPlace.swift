import Foundation
import QuartzCore
import UIKit

/// A place on the screen that is touched.
@MainActor struct TouchPlace {
    /// The point in screen coordinates.
    let point: CGPoint
    /// The frame of the touched element, in screen coordinates.
    let frame: CGRect
    private var element: ScreenElement?

    /// Locates a target; throws if a touch cannot reach it.
    init(_ target: some TouchTarget, on screen: TestScreen) throws {
        screen.window.layoutIfNeeded()
        let middle = CGPoint(x: screen.window.frame.midX, y: screen.window.frame.midY)
        if let point = target is MiddleOfScreen ? middle : target as? CGPoint {
            guard screen.window.bounds.contains(screen.window.convert(point, from: nil as UIView?)) else {
                throw TouchError("\(point.spoken) is outside of the screen, which is \(screen.window.frame.spoken)")
            }
            (self.point, frame) = (point, CGRect(origin: point, size: .zero).insetBy(dx: -50, dy: -50))
            return
        }
        let element = try Self.element(target, in: screen.window)
        Self.waitForMotion(of: element, on: screen)
        let reach = Reach(element)
        if let obstacle = reach.obstacle { throw TouchError("\(element.name) \(obstacle)") }
        (point, frame, self.element) = (reach.point, element.frame, element)
    }

    static func element(_ target: some TouchTarget, in window: UIWindow) throws -> ScreenElement {
        switch target {
        case let name as String: return try ElementSearch(in: window).element(named: name)
        case let view as UIView:
            return ScreenElement(kind: .view(view), label: "", identifier: view.accessibilityIdentifier)
        case let item as UIBarItem: return try barButton(item, in: window)
        case let place as ListPlace: return try place.cell(in: window)
        default: throw TouchError("a \(type(of: target)) cannot be touched")
        }
    }

    private static func barButton(_ item: UIBarItem, in window: UIWindow) throws -> ScreenElement {
        if let view = (item as? UIBarButtonItem)?.customView, view.window != nil {
            return ScreenElement(kind: .view(view), label: "", identifier: view.accessibilityIdentifier)
        }
        let found = ElementSearch(in: window).elements.first { element in
            guard case .barButton(let place, _) = element.kind else { return false }
            switch place.kind {
            case .item(let other): return other === item
            case .tab(let other): return other === item
            case .back: return false
            }
        }
        guard let found else { throw TouchError("no bar on the screen has the item \"\(item.title ?? "")\"") }
        return found
    }

    /// Waits until no animation keeps touches from an element, as UI tests wait for an app that moves.
    private static func waitForMotion(of element: ScreenElement, on screen: TestScreen) {
        guard let view = element.view else { return }
        let held = sequence(first: view, next: \.superview).filter(\.isHeldByAnimation)
        let clock = AnimationClock.current
        guard let end = held.compactMap(\.layer.animationsEnd).max(), end > clock.now else { return }
        clock.advance(by: end - clock.now)
        screen.window.layoutIfNeeded()
    }

    /// Creates the place of a point on the screen, whatever is there.
    init(_ point: CGPoint) { (self.point, frame) = (point, CGRect(origin: point, size: .zero)) }

    // MARK: Fingers

    /// The duration of a tap, and the interval between the events of a moving touch, in seconds.
    private static let tapDuration = 0.06
    private static let pace = 1.0 / 60

    private var clock: AnimationClock { .current }

    /// Returns the points of a number of touches side by side.
    private func places(_ fingers: Int) -> [CGPoint] {
        (0..<fingers).map { CGPoint(x: point.x + 20 * (CGFloat($0) - CGFloat(fingers - 1) / 2), y: point.y) }
    }

    func tap(_ taps: Int = 1, fingers: Int = 1) throws {
        switch element?.kind {
        case .menuElement(let element, let menu): return menu.choose(element)
        case .alertAction(let action, let alert):
            guard action.isEnabled else { throw TouchError("alert action \"\(action.title ?? "")\" is disabled") }
            return alert.press(action)
        default: break
        }
        for tap in 0..<taps {
            if tap > 0 { clock.advance(by: 2 * Self.tapDuration) }
            let hand = Fingers()
            hand.down(at: places(fingers))
            clock.advance(by: Self.tapDuration)
            hand.lift()
        }
    }

    func press(_ seconds: Double, whileDown look: () throws -> Void = {}) throws {
        let hand = Fingers()
        hand.down(at: [point])
        defer { hand.lift() }
        clock.advance(by: seconds)
        try look()
    }

    /// Drags to a point, in about half a second, and rests there.
    func drag(to end: CGPoint, hold: Double = 0, seconds: Double = 0.4) {
        let hand = Fingers()
        hand.down(at: [point])
        clock.advance(by: max(hold, Self.pace))
        move(hand, to: end, seconds: seconds)
        clock.advance(by: 0.15)
        hand.lift()
    }

    /// Swipes across most of the element's length, at a velocity in points per second.
    func swipe(_ direction: CGVector, _ velocity: CGFloat) {
        let length = direction.dx == 0 ? frame.height : frame.width
        let way = min(max(length * 0.4, 80), 250)
        let hand = Fingers()
        let start = CGPoint(x: point.x - direction.dx * way / 4, y: point.y - direction.dy * way / 4)
        let end = CGPoint(x: start.x + direction.dx * way, y: start.y + direction.dy * way)
        hand.down(at: [start])
        clock.advance(by: Self.pace)
        move(hand, from: start, to: end, seconds: Double(way / max(velocity, 1)))
        hand.lift()
    }

    private func move(_ hand: Fingers, from start: CGPoint? = nil, to end: CGPoint, seconds: Double) {
        let start = start ?? point
        let count = max(2, Int((seconds / Self.pace).rounded()))
        for index in 1...count {
            let share = CGFloat(index) / CGFloat(count)
            hand.move(to: [
                CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
            ])
            if index < count { clock.advance(by: seconds / Double(count)) }
        }
    }

    func pinch(_ scale: CGFloat, _ velocity: CGFloat) {
        let reach = max(20, min(frame.width, frame.height, 200) / 2 * 0.8)
        let (start, end) = scale >= 1 ? (reach / scale, reach) : (reach, reach * scale)
        turnFingers(seconds: Double(abs(scale - 1) / max(abs(velocity), 0.01))) { share in
            (start + (end - start) * share, 0)
        }
    }

    func rotate(_ rotation: CGFloat, _ velocity: CGFloat) {
        let reach = max(20, min(frame.width, frame.height, 200) / 2 * 0.8)
        turnFingers(seconds: Double(abs(rotation / max(abs(velocity), 0.01)))) { share in (reach, rotation * share) }
    }

    /// Moves two touches around the point; the closure returns their distance from it and their angle at a fraction of
    /// the way.
    private func turnFingers(seconds: Double, _ place: (CGFloat) -> (distance: CGFloat, angle: CGFloat)) {
        func points(_ share: CGFloat) -> [CGPoint] {
            let (distance, angle) = place(share)
            let way = CGPoint(x: distance, y: 0).applying(CGAffineTransform(rotationAngle: angle))
            return [CGPoint(x: point.x - way.x, y: point.y - way.y), CGPoint(x: point.x + way.x, y: point.y + way.y)]
        }
        let count = min(60, max(4, Int((seconds / Self.pace).rounded())))
        let hand = Fingers()
        hand.down(at: points(0))
        for index in 1...count {
            clock.advance(by: seconds / Double(count))
            hand.move(to: points(CGFloat(index) / CGFloat(count)))
        }
        hand.lift()
    }
}

extension ListPlace {
    /// Returns the list to which the place belongs.
    @MainActor func list(in window: UIWindow) throws -> UIScrollView {
        let lists = ElementSearch(in: window).elements.compactMap { $0.view as? UIScrollView }.filter {
            $0 is UITableView || $0 is UICollectionView
        }
        if let list = list as? UIScrollView { return list }
        guard lists.count == 1, let list = lists.first else {
            throw TouchError(
                lists.isEmpty
                    ? "no table or collection is on the screen" : "\(lists.count) lists are on the screen; name one")
        }
        return list
    }

    /// Returns the cell at the place, which must be visible.
    @MainActor fileprivate func cell(in window: UIWindow) throws -> ScreenElement {
        let list = try list(in: window)
        let cell = (list as? UITableView)?.cellForRow(at: path) ?? (list as? UICollectionView)?.cellForItem(at: path)
        guard let cell else {
            throw TouchError("row \(path.item) of section \(path.section) is not on the screen; scroll to it first")
        }
        return ScreenElement(kind: .view(cell), label: "", identifier: cell.accessibilityIdentifier)
    }
}
