import SwiftUI
import Testing
import UIKit

/// A column beside a view, or a sheet in front of it.
@MainActor @Suite(.serialized) struct InspectorTests {
    private struct Inspected: View {
        @State private var isPresented = true
        let width: UserInterfaceSizeClass

        var body: some View {
            Color(uiColor: .red)
                .inspector(isPresented: $isPresented) {
                    Color(uiColor: .blue).inspectorColumnWidth(min: 100, ideal: 120)
                }
                .environment(\.horizontalSizeClass, width)
        }
    }

    @Test func `a wide window has a column at the trailing side`() {
        let screen = HostedScreen(Inspected(width: .regular), width: 800, height: 600)
        let (red, blue) = (screen.frames(of: .red), screen.frames(of: .blue))
        #expect(blue == [CGRect(x: 680, y: 0, width: 120, height: 600)])
        #expect(red.map(\.minX) == [0])
        #expect(red.first.map { $0.maxX >= 679 && $0.maxX < 680 } == true)
        #expect(screen.controller.presentedViewController == nil)
    }

    @Test func `a narrow window has a sheet`() {
        let screen = HostedScreen(Inspected(width: .compact), width: 375, height: 600)
        #expect(screen.frames(of: .red).map(\.width) == [375])
        #expect(screen.controller.presentedViewController != nil)
        screen.controller.dismiss(animated: false)
    }
}
