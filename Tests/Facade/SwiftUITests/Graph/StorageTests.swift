import SwiftUI
import Testing

/// Values that views share by their keys.
@MainActor @Suite(.serialized) struct StorageTests {
    private struct Default: View {
        @AppStorage("StorageTests.number") var number = 1

        var body: some View {
            VStack {
                Text(verbatim: "\(number)")
                Button("More") { number += 1 }
            }
        }
    }

    @Test func `views that read one default show what another one wrote`() {
        UserDefaults.standard.removeObject(forKey: "StorageTests.number")
        let screen = HostedScreen(
            VStack {
                Default()
                Default()
            })
        screen.tap()
        #expect(screen.texts == ["2", "More", "2", "More"])
    }

    @Test func `a view around names the store`() throws {
        let store = try #require(UserDefaults(suiteName: "StorageTests"))
        store.set(7, forKey: "StorageTests.number")
        #expect(HostedScreen(Default().defaultAppStorage(store)).texts.first == "7")
    }

    private struct SceneValue: View {
        @SceneStorage("number") var number = 1

        var body: some View {
            VStack {
                Text(verbatim: "\(number)")
                Button("More") { number += 1 }
            }
        }
    }

    @Test func `views of a scene share its values`() {
        let screen = HostedScreen(
            VStack {
                SceneValue()
                SceneValue()
            })
        screen.tap()
        #expect(screen.texts == ["2", "More", "2", "More"])
    }
}
