public import CoreGraphics
import LayoutSimProposalTree
public import UIKit

/// A recognizer of UIKit as a gesture.
@MainActor @preconcurrency public protocol UIGestureRecognizerRepresentable {
    /// The type of the recognizer.
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    /// The type of what hears of it.
    associatedtype Coordinator = Void
    /// What is known of the recognizer's place.
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    /// Changes points from one space to another.
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

    /// Makes the recognizer.
    func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
    /// Brings the recognizer up to date.
    func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
    /// Hears that the recognizer's state changed.
    func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
    /// Makes what hears of the recognizer.
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
    /// Does nothing.
    public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
    /// Does nothing.
    public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
    /// Nothing hears of the recognizer.
    public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What is known of the place of a recognizer.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
    /// What hears of the recognizer.
    public let coordinator: Representable.Coordinator
    /// Changes points from one space to another.
    public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Changes points from one space to another.
@MainActor @preconcurrency public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    let recognizer: () -> UIGestureRecognizer?

    /// The place of the gesture in the view, in points.
    public var localLocation: CGPoint { recognizer().map { $0.location(in: $0.view) } ?? .zero }
    /// Returns the place of the gesture in a space, in points.
    public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint {
        guard let recognizer = recognizer() else { return .zero }
        return recognizer.location(in: coordinateSpace.coordinateSpace == .global ? nil : recognizer.view)
    }
}

extension View {
    /// Recognizes a gesture with a recognizer of UIKit.
    public nonisolated func gesture<R: UIGestureRecognizerRepresentable>(_ representable: R) -> some View {
        modifier(RecognizerModifier(representable: representable))
    }
}

/// Puts a recognizer of UIKit on a view.
nonisolated struct RecognizerModifier<R: UIGestureRecognizerRepresentable>: ElementModifier {
    let representable: R

    @MainActor func element(_ node: ViewNode, around element: ViewElement) -> ViewElement {
        ViewElement(
            node, .decoration, [element], shows: RecognizerDisplay(representable: representable),
            part: element.identity.part)
    }
}

/// A view around another one with a recognizer of UIKit.
private struct RecognizerDisplay<R: UIGestureRecognizerRepresentable>: ElementDisplay {
    let representable: R

    func makeView() -> RecognizerHolder<R> { RecognizerHolder(representable) }

    func update(_ view: RecognizerHolder<R>, in context: DisplayContext) { view.take(representable) }

    func container(of view: RecognizerHolder<R>) -> UIView? { view }
}

/// A view that has a recognizer of UIKit.
final class RecognizerHolder<R: UIGestureRecognizerRepresentable>: EffectHolder {
    private var representable: R
    private var recognizer: R.UIGestureRecognizerType?
    private var context: UIGestureRecognizerRepresentableContext<R>?
    private var target: GestureTarget?

    init(_ representable: R) {
        self.representable = representable
        super.init(frame: .zero)
        let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter { [weak self] in self?.recognizer }
        let context = UIGestureRecognizerRepresentableContext<R>(
            coordinator: representable.makeCoordinator(converter: converter), converter: converter)
        let recognizer = representable.makeUIGestureRecognizer(context: context)
        let target = GestureTarget { [weak self] in self?.changed() }
        recognizer.addTarget(target, action: GestureTarget.action)
        (self.recognizer, self.context, self.target) = (recognizer, context, target)
        addGestureRecognizer(recognizer)
    }

    required init?(coder: NSCoder) { nil }

    /// Takes what the last body has.
    func take(_ representable: R) {
        self.representable = representable
        if let recognizer, let context { representable.updateUIGestureRecognizer(recognizer, context: context) }
    }

    private func changed() {
        if let recognizer, let context { representable.handleUIGestureRecognizerAction(recognizer, context: context) }
    }
}
