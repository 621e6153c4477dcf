import SwiftUI
import Testing
import UIKit

/// Sheets are UIKit's.
@MainActor @Suite(.serialized) struct SheetTests {
    private struct Screen: View {
        @State var isShown = true
        @State var detent = PresentationDetent.height(200)
        var style: UIModalPresentationStyle?

        var body: some View {
            Text("behind").font(.title)
                .sheet(isPresented: $isShown) {
                    VStack {
                        Text(detent == .large ? "large" : "low")
                        Button("Grow") { detent = .large }
                        Button("Close") { isShown = false }
                    }
                    .presentationDetents([.large, .height(200)], selection: $detent)
                    .presentationCornerRadius(7)
                    .presentationBackground(Color(uiColor: .yellow))
                    .presentationBackgroundInteraction(.enabled(upThrough: .height(200)))
                    .interactiveDismissDisabled()
                }
        }
    }

    private func texts(of controller: UIViewController?) -> [String] {
        var texts: [String] = []
        var open: [UIView] = controller?.viewIfLoaded.map { [$0] } ?? []
        while let view = open.popLast() {
            if let label = view as? UILabel { texts.append(label.text ?? "") }
            open += view.subviews.reversed()
        }
        return texts
    }

    @Test func `a sheet is as its views say`() throws {
        let screen = HostedScreen(Screen(), width: 390, height: 844)
        let page = try #require(screen.controller.presentedViewController)
        let sheet = try #require(page.sheetPresentationController)
        #expect(sheet.detents.count == 2)
        #expect(sheet.detents.last?.identifier == .large)
        #expect(sheet.selectedDetentIdentifier == sheet.detents.first?.identifier)
        #expect(sheet.largestUndimmedDetentIdentifier == sheet.detents.first?.identifier)
        #expect(sheet.preferredCornerRadius == 7)
        #expect(sheet.prefersGrabberVisible)
        #expect(page.isModalInPresentation)
        #expect(page.view.backgroundColor == .yellow)
        #expect(texts(of: page) == ["low", "Grow", "Close"])
    }

    @Test func `the height follows the selection, and the selection a finger`() throws {
        let screen = HostedScreen(Screen(), width: 390, height: 844)
        let page = try #require(screen.controller.presentedViewController)
        let sheet = try #require(page.sheetPresentationController)
        sheet.selectedDetentIdentifier = .large
        sheet.sheetDelegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
        page.view.window?.layoutIfNeeded()
        #expect(texts(of: page).first == "large")
    }

    @Test(arguments: [
        (PresentationAdaptation.automatic, UIModalPresentationStyle.pageSheet), (.popover, .none),
        (.fullScreenCover, .fullScreen),
    ])
    func `a popover on a narrow screen`(_ said: PresentationAdaptation, _ style: UIModalPresentationStyle) throws {
        let screen = HostedScreen(
            Text("behind").popover(isPresented: .constant(true)) {
                Text("in front").presentationCompactAdaptation(said)
            }, width: 390, height: 844)
        let page = try #require(screen.controller.presentedViewController)
        #expect(page.modalPresentationStyle == .popover)
        let controller = try #require(page.popoverPresentationController)
        let compact = UITraitCollection(horizontalSizeClass: .compact)
        #expect(controller.delegate?.adaptivePresentationStyle(for: controller, traitCollection: compact) == style)
        #expect(texts(of: page) == ["in front"])
    }
}
