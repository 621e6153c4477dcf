import LayoutSimProposalTree
import UIKit

/// The recognizers of a gesture, and the view that they are on.
@MainActor final class GestureHost {
    /// The view.
    weak var view: UIView?
    private(set) var recognizers: [UIGestureRecognizer] = []
    private var targets: [GestureTarget] = []
    private let touches = SharedTouches()

    /// - Parameter isSimultaneous: Whether gestures of other views are recognized at the same time.
    init(isSimultaneous: Bool) { touches.areShared = isSimultaneous }

    /// Adds a recognizer; `action` is called at each change of its state.
    func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ action: @escaping (Recognizer) -> Void) {
        let target = GestureTarget { [weak recognizer] in if let recognizer { action(recognizer) } }
        targets.append(target)
        recognizer.addTarget(target, action: GestureTarget.action)
        recognizer.delegate = touches
        recognizer.cancelsTouchesInView = !touches.areShared
        touches.together.append(recognizer)
        recognizers.append(recognizer)
    }

    /// Returns the place of a gesture in a space, in points.
    func location(of recognizer: UIGestureRecognizer, in space: CoordinateSpace) -> CGPoint {
        recognizer.location(in: space == .global ? nil : view)
    }
}

/// Puts a gesture on a view.
nonisolated struct GestureModifier<G: Gesture>: ElementModifier {
    let gesture: G
    let isEnabled: Bool
    let isSimultaneous: Bool

    @MainActor func element(_ node: ViewNode, around element: ViewElement) -> ViewElement {
        ViewElement(
            node, .decoration, [element],
            shows: GestureDisplay(gesture: gesture, isEnabled: isEnabled, isSimultaneous: isSimultaneous),
            part: element.identity.part)
    }
}

/// A view around another one that recognizes a gesture.
private struct GestureDisplay<G: Gesture>: ElementDisplay {
    let gesture: G
    let isEnabled: Bool
    let isSimultaneous: Bool

    func makeView() -> GestureHolder<G> { GestureHolder(gesture, isSimultaneous: isSimultaneous) }

    func update(_ view: GestureHolder<G>, in context: DisplayContext) {
        view.current = gesture
        for recognizer in view.gestureRecognizers ?? [] { recognizer.isEnabled = isEnabled }
    }

    func container(of view: GestureHolder<G>) -> UIView? { view }
}

/// A view that recognizes a gesture on what lies in it.
final class GestureHolder<G: Gesture>: EffectHolder {
    /// The gesture as the last body has it.
    var current: G
    private let host: GestureHost

    init(_ gesture: G, isSimultaneous: Bool) {
        current = gesture
        host = GestureHost(isSimultaneous: isSimultaneous)
        super.init(frame: .zero)
        host.view = self
        G._attach({ [weak self] in self?.current ?? gesture }, to: _GesturePlace(host: host) { _ in })
        for recognizer in host.recognizers { addGestureRecognizer(recognizer) }
    }

    required init?(coder: NSCoder) { nil }
}
