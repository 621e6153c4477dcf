import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimViewTree
import QuartzCore
import Testing
import UIKit

/// The visible views during a view transition.
@MainActor @Suite struct LookTransitionTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let card = UIView(frame: CGRect(x: 60, y: 100, width: 200, height: 120))

    init() {
        let controller = UIViewController()
        window.rootViewController = controller
        window.isHidden = false
        controller.view.addSubview(card)
        card.backgroundColor = .red
        card.accessibilityIdentifier = "card"
    }

    private func advance(by seconds: Double) { unsafe AnimationClock.main.advance(by: seconds) }

    /// The currently visible views, by name or class.
    private var seen: [View] {
        window.withDepartures { window.frozen(named: "window", showing: .presentation) }.root.inPreorder
    }

    /// The superview of the card.
    private var parent: View? { seen.first { $0.subviews.contains { $0.id == "card" } } }

    /// Returns the view of a transition, which is in front of or behind the card.
    private func stage() throws -> View {
        try #require(parent?.subviews.first { $0.id != "card" })
    }

    /// Returns whether a view has a frame, up to rounding errors.
    private func lies(_ view: View, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Bool {
        guard let frame = view.autoresizing?.frame else { return false }
        let differences = [frame.minX - x, frame.minY - y, frame.width - width, frame.height - height]
        return differences.allSatisfy { abs($0) < 1e-6 }
    }

    private func width(of view: View) -> Double { view.layer.transform?.a ?? 1 }

    private func turn(_ options: UIView.AnimationOptions, _ changes: @escaping () -> Void) {
        UIView.transition(
            with: card, duration: 1, options: [options, .curveLinear], animations: changes, completion: nil)
    }

    private func turn(_ options: UIView.AnimationOptions) { turn(options) { card.backgroundColor = .blue } }

    @Test(arguments: [UIView.AnimationOptions.transitionFlipFromLeft, .transitionFlipFromRight])
    func `a flip shows the former look until it stands upright, and then the view`(
        _ options: UIView.AnimationOptions
    ) throws {
        turn(options)
        // The cosine of the angle; an invisible side has no width.
        for (time, former, new) in [(0, 1, 0), (0.25, 0.7071, 0), (0.5, 0, 0), (0.75, 0, 0.7071)] {
            let views = try (stage(), #require(seen.first { $0.id == "card" }))
            #expect(abs(width(of: views.0) - former) < 1e-4, "at \(time) s")
            #expect(abs(width(of: views.1) - new) < 1e-4, "at \(time) s")
            advance(by: 0.25)
        }
        #expect(try #require(parent).subviews.count == 1)
        #expect(card.superview?.subviews == [card], "nobody but the eye saw it")
        window.isHidden = true
    }

    @Test func `a flip about the horizontal axis makes the view lower`() throws {
        turn(.transitionFlipFromTop)
        advance(by: 1 / 3.0)
        let transform = try #require(try stage().layer.transform)
        #expect(abs(transform.d - 0.5) < 1e-4 && transform.a == 1)
        window.isHidden = true
    }

    @Test func `a former look that covers its view fades away in front of it, another one gives way to it`() throws {
        turn(.transitionCrossDissolve)
        advance(by: 0.25)
        #expect(abs(try stage().alpha - 0.75) < 1e-6)
        #expect(try #require(seen.first { $0.id == "card" }).alpha == 1)
        advance(by: 1)
        card.backgroundColor = nil
        turn(.transitionCrossDissolve)
        advance(by: 0.25)
        #expect(abs(try stage().alpha - 0.75) < 1e-6)
        #expect(abs(try #require(seen.first { $0.id == "card" }).alpha - 0.25) < 1e-6)
        window.isHidden = true
    }

    @Test func `a page that curls up ends at its fold, behind which its back reaches as far`() throws {
        turn(.transitionCurlUp)
        advance(by: 0.25)
        let stage = try stage()
        #expect(lies(stage, 60, 100, 200, 120))
        let page = try #require(stage.subviews.first)
        #expect(lies(page, 0, 0, 200, 90))
        #expect(lies(page.subviews[0], 0, 0, 200, 120))
        // A fold 30 points above the lower edge: the back is visible up to 30 points above the fold.
        #expect(lies(page.subviews[1], 0, 60, 200, 120))
        window.isHidden = true
    }

    @Test func `a page that curls down unrolls over the former look`() throws {
        turn(.transitionCurlDown)
        advance(by: 0.25)
        let stage = try stage()
        #expect(stage.subviews.count == 2 && lies(stage, 60, 100, 200, 120))
        #expect(lies(stage.subviews[1], 0, 0, 200, 30))
        window.isHidden = true
    }

    @Test func `a transition that is added to a layer shows the changes that follow`() throws {
        let push = CATransition()
        (push.type, push.subtype, push.duration) = (.push, .fromRight, 1)
        push.timingFunction = CAMediaTimingFunction(name: .linear)
        card.layer.add(push, forKey: nil)
        card.backgroundColor = .blue
        advance(by: 0.25)
        #expect(lies(try stage(), 10, 100, 200, 120))
        #expect(lies(try #require(seen.first { $0.id == "card" }), 210, 100, 200, 120))
        window.isHidden = true
    }

    @Test func `a window that gets another root dissolves as a whole`() throws {
        UIView.transition(with: window, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
            window.rootViewController = UIViewController()
        }
        advance(by: 0.25)
        let views = window.withDepartures { window.frozen(named: "window", showing: .presentation) }.root.subviews
        #expect(views.count == 2 && abs(views[1].alpha - 0.75) < 1e-6)
        window.isHidden = true
    }

    @Test func `another transition of the view takes the place of one that runs`() throws {
        turn(.transitionFlipFromLeft)
        advance(by: 0.5)
        turn(.transitionCrossDissolve)
        #expect(parent?.subviews.count == 2)
        window.isHidden = true
    }

    @Test func `touches do not wait for a look that fades`() {
        turn(.transitionCrossDissolve)
        #expect(window.remainingTransition == 0)
        window.isHidden = true
    }

    @Test func `what nobody sees has no former look`() {
        window.isHidden = true
        var isDone = false
        UIView.transition(with: card, duration: 1, options: .transitionFlipFromLeft) {
            card.backgroundColor = .blue
        } completion: { _ in
            isDone = true
        }
        #expect(window.remainingTransition == 0 && window.seenView(showing: .presentation) !== window)
        advance(by: 1)
        #expect(isDone)
    }
}
