import UIKit

/// A view around others that presents a view of SwiftUI from its controller.
final class SheetHolder: EffectHolder, UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate {
    /// What is presented, if something is.
    var sheet: SheetDisplay?
    private var presented: SheetPage?
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
            presented.show(content, in: sheet.environment)
        } else if let controller = nearestController {
            present(content, from: controller, sheet)
        }
    }

    private func present(_ view: AnyView, from controller: UIViewController, _ sheet: SheetDisplay) {
        let page = SheetPage()
        id = sheet.id
        presented = page
        page.modalPresentationStyle = sheet.style
        page.presentationController?.delegate = self
        page.popoverPresentationController?.sourceView = self
        page.popoverPresentationController?.sourceRect = bounds
        if sheet.style == .popover { page.sizingOptions = .preferredContentSize }
        page.show(view, in: sheet.environment)
        page.refresh()
        controller.present(page, animated: true)
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        switch presented?.facts.adaptation {
        case .popover?, PresentationAdaptation.none?: .none
        case .fullScreenCover?: .fullScreen
        case .sheet?: .pageSheet
        default: traitCollection.horizontalSizeClass == .compact ? .pageSheet : .none
        }
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        presented = nil
        sheet?.dismissed()
        sheet?.onDismiss?()
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
        presented?.chose(sheet.selectedDetentIdentifier)
    }
}

/// The controller of a view that is presented.
final class SheetPage: ContainedPage {
    private(set) var facts = PresentationFacts()

    override func take(_ preferences: PreferenceValues, _ environment: EnvironmentValues, isNew: Bool) {
        super.take(preferences, environment, isNew: isNew)
        guard isNew else { return }
        facts = preferences[PresentationFactsKey.self]
        isModalInPresentation = facts.isDismissDisabled ?? false
        view.backgroundColor = facts.background?.uiColor(in: environment) ?? .systemBackground
        guard modalPresentationStyle != .fullScreen else { return }
        sheetPresentationController?.take(facts, in: environment)
    }

    /// Tells the views which height a finger chose.
    func chose(_ identifier: UISheetPresentationController.Detent.Identifier?) {
        guard let detent = facts.detents?.first(where: { $0.identifier == identifier }) else { return }
        facts.selection?.wrappedValue = detent
    }
}
