// swift-format-ignore-file: NoLeadingUnderscores

public import UIKit

/// A view controller of UIKit among views of SwiftUI.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The type of the controller.
    associatedtype UIViewControllerType: UIViewController
    /// What the controller keeps beside, such as its delegate.
    associatedtype Coordinator = Void
    /// What the controller is told.
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Makes the controller.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Brings the controller up to date.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Cleans up after the controller left the tree.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// Makes what the controller keeps beside.
    func makeCoordinator() -> Coordinator
    /// Returns the size that the controller's view takes, in points; `nil` for what UIKit says.
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?
}

extension UIViewControllerRepresentable {
    /// Cleans up nothing.
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}

    /// Returns the size that the layout takes, in points.
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }

    /// Makes the elements of the view.
    public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
        let node = inputs.node
        let view = node.connected(view, in: inputs.environment)
        let kept = node.kept as? RepresentedController<Self> ?? RepresentedController(view.makeCoordinator())
        let context = Context(
            coordinator: kept.coordinator, transaction: Transaction(), environment: inputs.environment)
        node.observing {
            let shown = kept.controller ?? view.makeUIViewController(context: context)
            if kept.controller == nil {
                kept.controller = shown
                node.kept = kept
                node.whenLeaving {
                    Self.dismantleUIViewController(shown, coordinator: kept.coordinator)
                    shown.willMove(toParent: nil)
                    shown.viewIfLoaded?.removeFromSuperview()
                    shown.removeFromParent()
                }
            }
            view.updateUIViewController(shown, context: context)
        }
        guard let shown = kept.controller else { return _ViewOutputs() }
        let size = RepresentedSize(view: shown.view) { proposal in
            view.sizeThatFits(proposal, uiViewController: shown, context: context)
                ?? Self.preferredSize(of: shown, proposal)
        }
        var outputs = _ViewOutputs()
        outputs.elements = [
            ViewElement(
                node, .measured(size), shows: ControllerDisplay(controller: shown, environment: inputs.environment))
        ]
        return outputs
    }

    private static func preferredSize(of controller: UIViewController, _ proposal: ProposedViewSize) -> CGSize {
        let ideal = controller.preferredContentSize
        return proposal.replacingUnspecifiedDimensions(
            by: CGSize(width: ideal.width > 0 ? ideal.width : 10, height: ideal.height > 0 ? ideal.height : 10))
    }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// Makes nothing.
    public func makeCoordinator() {}
}

/// What a view controller of UIKit among views of SwiftUI is told.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// What the controller keeps beside.
    public let coordinator: Representable.Coordinator
    /// How the last change is to be shown.
    public private(set) var transaction: Transaction
    /// The environment of the view.
    public private(set) var environment: EnvironmentValues
}

/// What outlives the value of a representable controller.
@MainActor private final class RepresentedController<Representable: UIViewControllerRepresentable> {
    let coordinator: Representable.Coordinator
    var controller: Representable.UIViewControllerType?

    init(_ coordinator: Representable.Coordinator) { self.coordinator = coordinator }
}

/// Shows the view of a controller, which becomes a child of the one around.
struct ControllerDisplay: ElementDisplay {
    let controller: UIViewController
    let environment: EnvironmentValues

    func makeView() -> UIView { controller.view }

    func update(_ view: UIView, in context: DisplayContext) {
        view.take(environment)
        guard let parent = context.controller, controller.parent !== parent, controller !== parent else { return }
        parent.addChild(controller)
        controller.didMove(toParent: parent)
    }

    func isCurrent(_ view: UIView) -> Bool { view === controller.viewIfLoaded }
}
