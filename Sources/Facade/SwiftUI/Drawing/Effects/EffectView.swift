// swift-format-ignore-file: NoLeadingUnderscores

import LayoutSimProposalTree
import QuartzCore
import UIKit

/// What an effect does to what lies in it.
protocol ViewEffect {
    /// The view that has the effect.
    associatedtype Holder: EffectHolder

    /// Makes the view.
    @MainActor func makeView(in environment: EnvironmentValues) -> Holder
    /// Has the view show the effect; its size is set already.
    @MainActor func update(_ view: Holder, in environment: EnvironmentValues)
    /// Returns whether all numbers of the effect are some that a view of a size in points can have.
    func isDrawable(in size: CGSize) -> Bool
}

extension ViewEffect {
    func isDrawable(in size: CGSize) -> Bool { true }
}

extension ViewEffect where Holder == EffectHolder {
    @MainActor func makeView(in environment: EnvironmentValues) -> EffectHolder { EffectHolder() }
}

/// A view with an effect around its content.
nonisolated struct Effected<Content: View, Effect: ViewEffect>: View, PrimitiveView, WrittenView {
    let content: Content
    var effect: Effect
    let line = SourceLine()

    @MainActor static func _makeView(_ view: Effected, _ inputs: _ViewInputs) -> _ViewOutputs {
        EffectElements.around(inputs.makeListed(view.content, isSame: inputs.isSame), view.effect, inputs)
    }
}

/// Puts elements below those of an effect.
@MainActor enum EffectElements {
    /// Returns the elements, each below one that shows an effect.
    static func around<Effect: ViewEffect>(
        _ outputs: _ViewOutputs, _ effect: Effect, _ inputs: _ViewInputs
    ) -> _ViewOutputs {
        let environment = inputs.environment
        return outputs.wrapped {
            ViewElement(
                inputs.node, .decoration, [$0], shows: EffectDisplay(effect: effect, environment: environment))
        }
    }
}

extension View {
    nonisolated func effect<Effect: ViewEffect>(_ effect: Effect) -> Effected<Self, Effect> {
        Effected(content: self, effect: effect)
    }
}

/// Shows an effect around the views below.
private struct EffectDisplay<Effect: ViewEffect>: ElementDisplay {
    let effect: Effect
    let environment: EnvironmentValues

    func makeView() -> Effect.Holder { effect.makeView(in: environment) }

    func update(_ view: Effect.Holder, in context: DisplayContext) {
        if effect.isDrawable(in: view.bounds.size) { effect.update(view, in: environment) }
    }

    func fault(in size: CGSize) -> String? {
        effect.isDrawable(in: size) ? nil : "has a number that nothing can be drawn with, and changes nothing"
    }

    func container(of view: Effect.Holder) -> UIView? { view.content }
}

/// A view that nothing touches itself, around other views.
class EffectHolder: UIView {
    /// The view that others lie in.
    var content: UIView { self }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self || hit === content ? nil : hit
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        // What lies within may be larger than the view around it.
        clipsToBounds ? super.point(inside: point, with: event) : true
    }
}

/// A view whose content is transformed, so that its own frame stays that of layout.
final class TransformHolder: EffectHolder {
    private let inner = EffectHolder()

    override var content: UIView { inner }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(inner)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
        super.layoutSubviews()
        fit()
    }

    /// Gives the content the size of the view.
    func fit() {
        inner.bounds = CGRect(origin: .zero, size: bounds.size)
        inner.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    /// Transforms the content about a point of the view.
    func transform(_ transform: CATransform3D, about anchor: UnitPoint) {
        fit()
        let place = anchor.place(in: bounds)
        let (x, y) = (place.x - bounds.midX, place.y - bounds.midY)
        let moved = CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), transform)
        inner.layer.transform = CATransform3DConcat(moved, CATransform3DMakeTranslation(x, y, 0))
    }
}
