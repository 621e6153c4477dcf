import UIKit

/// A view around others that presents a view of SwiftUI from its controller.
final class SheetHolder: EffectHolder, UIAdaptivePresentationControllerDelegate {
    /// What is presented, if something is.
    var sheet: SheetDisplay?
    private var presented: UIHostingController<AnyView>?
    private var id: AnyHashable?

    override func layoutSubviews() {
        super.layoutSubviews()
        guard window != nil, let sheet else { return }
        if let presented, sheet.content == nil || id != sheet.id {
            self.presented = nil
            presented.dismiss(animated: true) { sheet.onDismiss?() }
        }
        guard let content = sheet.content else { return }
        if let presented {
            presented.rootView = content()
        } else if let controller = nearestController {
            present(UIHostingController(rootView: content()), from: controller, sheet)
        }
    }

    private func present(
        _ hosting: UIHostingController<AnyView>, from controller: UIViewController, _ sheet: SheetDisplay
    ) {
        id = sheet.id
        presented = hosting
        hosting.modalPresentationStyle = sheet.style
        hosting.presentationController?.delegate = self
        controller.present(hosting, animated: true)
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        presented = nil
        sheet?.dismissed()
        sheet?.onDismiss?()
    }
}
