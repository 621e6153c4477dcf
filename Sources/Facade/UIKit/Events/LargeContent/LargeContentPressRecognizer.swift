import Foundation

/// The long press recognizer that shows the large content viewer, and activates the touched item when the touch ends.
@MainActor final class LargeContentPressRecognizer: UILongPressGestureRecognizer {
    /// The interaction; `nil` for a bar, which shows its buttons.
    private weak var interaction: UILargeContentViewerInteraction?
    private var target: LargeContentTarget?

    init(_ interaction: UILargeContentViewerInteraction?) {
        self.interaction = interaction
        super.init(target: nil, action: nil)
    }

    override func begins() -> Bool {
        target = targetUnderFinger
        return target != nil
    }

    override func sendActions() {
        switch state {
        case .began: show()
        case .changed:
            target = targetUnderFinger
            show()
        case .ended:
            UIApplication.shared.events.largeContent = nil
            if let view { target?.end(location(in: view)) }
            target = nil
        case .cancelled, .failed, .possible:
            UIApplication.shared.events.largeContent = nil
            target = nil
        }
        super.sendActions()
    }

    private func show() {
        let viewer = target.flatMap { target in view?.window.map { UILargeContentView(target, in: $0) } }
        UIApplication.shared.events.largeContent = viewer
    }

    private var targetUnderFinger: LargeContentTarget? {
        guard let view else { return nil }
        let point = location(in: view)
        guard let interaction else { return view.largeContent(at: point) }
        return LargeContentTarget(interaction, at: point).flatMap { $0.isEmpty ? nil : $0 }
    }
}
