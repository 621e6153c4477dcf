// swift-format-ignore-file: NoLeadingUnderscores

import SwiftUI
import Testing

@MainActor @Suite struct OwnStyleTests {
    private struct Quiet: LabelStyle {
        func makeBody(configuration: Configuration) -> some View { Label(configuration).opacity(0.5) }
    }

    private struct Framed: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View { Button(configuration).padding(10) }
    }

    private struct Narrow: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View { ProgressView(configuration).frame(width: 80) }
    }

    private struct Padded: TextFieldStyle {
        func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding(20) }
    }

    private struct Titled: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("Titled")
                Toggle(configuration)
            }
        }
    }

    @Test func `a style may show the view that it is asked for, in the style around it`() {
        #expect(HostedScreen(Label("Sun", systemImage: "sun.max").labelStyle(Quiet())).texts == ["Sun"])
        #expect(
            HostedScreen(Label("Sun", systemImage: "sun.max").labelStyle(Quiet()).labelStyle(.iconOnly)).texts == [])
        #expect(HostedScreen(ProgressView("Loading").progressViewStyle(Narrow())).texts == ["Loading"])
        #expect(HostedScreen(Toggle("On", isOn: .constant(true)).toggleStyle(Titled())).texts == ["Titled", "On"])
        let button = HostedScreen(Button("Go") {}.buttonStyle(Framed()))
        #expect(button.texts == ["Go"])
    }

    @Test func `a style of an app's own is asked for fields`() {
        let screen = HostedScreen(TextField("Name", text: .constant("")).textFieldStyle(Padded()))
        let fields = screen.views.compactMap { $0 as? UITextField }
        #expect(fields.map { $0.convert($0.bounds, to: screen.controller.view).minX } == [20])
    }

    private struct WordStyle: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button {
                configuration.isOn.toggle()
            } label: {
                Text(verbatim: configuration.isOn ? "on" : "off")
            }
        }
    }

    private struct Words: View {
        @State private var isOn = false

        var body: some View { Toggle("Switch", isOn: $isOn).toggleStyle(WordStyle()) }
    }

    @Test func `a style shows what changed of a binding that no body reads`() {
        let screen = HostedScreen(Words())
        screen.tap()
        #expect(screen.texts == ["on"])
    }
}
