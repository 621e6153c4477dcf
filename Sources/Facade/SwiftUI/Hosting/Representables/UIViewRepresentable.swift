// swift-format-ignore-file: NoLeadingUnderscores

public import UIKit

/// A view of UIKit among views of SwiftUI.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
    /// The type of the view.
    associatedtype UIViewType: UIView
    /// What the view keeps beside, such as its delegate.
    associatedtype Coordinator = Void
    /// What the view is told.
    typealias Context = UIViewRepresentableContext<Self>

    /// Makes the view.
    func makeUIView(context: Context) -> UIViewType
    /// Brings the view up to date.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Cleans up after the view left the tree.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Makes what the view keeps beside.
    func makeCoordinator() -> Coordinator
    /// Returns the size that the view takes, in points; `nil` for what UIKit says.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
    /// Changes the size that UIKit says, in points; what apps had before `sizeThatFits(_:uiView:context:)`.
    func _overrideSizeThatFits(_ size: inout CGSize, in proposedSize: _ProposedSize, uiView: UIViewType)
}

/// What a view is proposed, as views of UIKit saw it before `ProposedViewSize`; `nil` for the ideal length.
public struct _ProposedSize: Sendable {
    /// The width, in points.
    var width: CGFloat?
    /// The height, in points.
    var height: CGFloat?
}

extension UIViewRepresentable {
    /// Cleans up nothing.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

    /// Returns the size that is taken, in points; `nil` for what UIKit says.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

    /// Changes nothing.
    public func _overrideSizeThatFits(
        _ size: inout CGSize, in proposedSize: _ProposedSize, uiView: UIViewType
    ) {}

    /// Makes the elements of the view.
    public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
        let node = inputs.node
        let view = node.connected(view, in: inputs.environment)
        let kept = node.kept as? RepresentedView<Self> ?? RepresentedView(view.makeCoordinator())
        let context = Context(
            coordinator: kept.coordinator, transaction: Transaction(), environment: inputs.environment)
        node.observing {
            let shown = kept.view ?? view.makeUIView(context: context)
            if kept.view == nil {
                kept.view = shown
                node.kept = kept
                node.whenLeaving { Self.dismantleUIView(shown, coordinator: kept.coordinator) }
            }
            view.updateUIView(shown, context: context)
        }
        guard let shown = kept.view else { return _ViewOutputs() }
        let size = RepresentedSize(view: shown) { proposal in
            view.sizeThatFits(proposal, uiView: shown, context: context)
        } change: { size, proposal in
            let proposed = _ProposedSize(width: proposal.width, height: proposal.height)
            view._overrideSizeThatFits(&size, in: proposed, uiView: shown)
        }
        var outputs = _ViewOutputs()
        outputs.elements = [
            ViewElement(node, .measured(size), shows: RepresentedDisplay(view: shown, environment: inputs.environment))
        ]
        return outputs
    }
}

extension UIViewRepresentable where Coordinator == Void {
    /// Makes nothing.
    public func makeCoordinator() {}
}

/// What a view of UIKit among views of SwiftUI is told.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// What the view keeps beside.
    public let coordinator: Representable.Coordinator
    /// How the last change is to be shown.
    public private(set) var transaction: Transaction
    /// The environment of the view.
    public private(set) var environment: EnvironmentValues
}

/// What outlives the value of a representable view.
@MainActor private final class RepresentedView<Representable: UIViewRepresentable> {
    let coordinator: Representable.Coordinator
    var view: Representable.UIViewType?

    init(_ coordinator: Representable.Coordinator) { self.coordinator = coordinator }
}
