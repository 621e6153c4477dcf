import Combine
import SwiftUI
import Testing
import UIKit

@Suite @MainActor struct AppContentsTests {
    private final class Notes: ObservableObject {
        @Published var first = "Milk"
    }

    private final class Delegate: NSObject, UIApplicationDelegate {}

    private struct FirstNote: View {
        @EnvironmentObject var notes: Notes

        var body: some View { Text(notes.first) }
    }

    private struct NotesApp: App {
        @UIApplicationDelegateAdaptor(Delegate.self) var delegate
        @StateObject private var notes = Notes()
        @State private var count = 3

        var body: some Scene {
            WindowGroup {
                VStack {
                    Text("\(count)")
                    FirstNote()
                }
            }
            .environmentObject(notes)
            WindowGroup("Other") { Text("other") }
        }
    }

    @Test func `a view without the app borrows what the app gives its views, and no more`() {
        let delegate = UIApplication.shared.delegate
        defer { UIApplication.shared.delegate = delegate }
        let objects = AppObjects()
        objects.take { NotesApp() }
        let own = Notes()
        own.first = "Bread"
        #expect(HostedScreen(objects.lend(to: FirstNote().environmentObject(own))).texts == ["Bread"])
        #expect(objects.lent.isEmpty)
        #expect(HostedScreen(objects.lend(to: FirstNote())).texts == ["Milk"])
        #expect(objects.lent == ["Notes"])
    }

    @Test func `an app's first window has the app's states and what its scene gives to views`() {
        let delegate = UIApplication.shared.delegate
        defer { UIApplication.shared.delegate = delegate }
        let app = NotesApp()
        #expect(UIApplication.shared.delegate === app.delegate)
        #expect(HostedScreen(AppContents(app)).texts == ["3", "Milk"])
    }
}
