import LayoutSimGoldenTesting
import LayoutSimUIKitTesting
import SwiftUI
import Testing
import UIKit

/// Views of SwiftUI in windows of all sizes and for all readers.
@MainActor @Suite struct HoldingViewTests {
    private struct Wide: View {
        var body: some View {
            Text("A title that takes its width").frame(width: 350, alignment: .leading)
        }
    }

    private struct Fitting: View {
        var body: some View { Text("A title").font(.largeTitle) }
    }

    private static var phone: Matrix<Void> {
        get throws { try .everyone(devices: ["iphone-5"], orientations: [.portrait]) }
    }

    @Test func `a fault is told with its windows, and the view by its name`() throws {
        let failure = try #require(try holdingFailure(of: UIHostingController(rootView: Wide()), sizes: 320...400))
        #expect(failure.message.contains("outside for widths 320 … 34"))
        #expect(failure.message.contains("Text#1"))
    }

    @Test func `a fault of sampled windows reaches to the last one`() throws {
        let failure = try #require(try holdingFailure(of: UIHostingController(rootView: Wide()), sizes: 320...340))
        #expect(failure.message.contains("outside for all windows"))
    }

    @Test func `a view that fits has none`() throws { try expectHolds(Fitting(), sizes: 320...400) }

    @Test func `a fault for a reader names the view of SwiftUI`() throws {
        let pale = Text("Pale").foregroundStyle(Color(white: 0.9))
        let failure = try #require(
            try holdingFailure(of: UIHostingController(rootView: pale), everywhere: Self.phone))
        #expect(failure.message.contains("'Text#1' is hard to read"))
    }
}
