import LayoutSimUIKitTesting
import SwiftUI
import Testing
import UIKit

/// Choices in their styles.
@MainActor @Suite struct PickerTests {
    private final class Model: ObservableObject {
        @Published var color = "Red"
    }

    private struct Choice<Style: PickerStyle>: View {
        @ObservedObject var model: Model
        let style: Style

        var body: some View {
            Picker("Color", selection: $model.color) {
                ForEach(["Red", "Green", "Blue"], id: \.self) { Text($0) }
            }
            .pickerStyle(style)
        }
    }

    private let model = Model()

    private func form(_ style: some PickerStyle) -> HostedScreen<some View> {
        HostedScreen(NavigationStack { Form { Choice(model: model, style: style) } }, width: 390, height: 600)
    }

    @Test func `in a form the label stands before the value`() throws {
        let screen = form(.automatic)
        #expect(screen.texts.filter { ["Color", "Red"].contains($0) } == ["Color", "Red"])
        let (label, value) = (try #require(screen.frame(of: "Color")), try #require(screen.frame(of: "Red")))
        #expect(label.maxX < value.minX)
        #expect(value.maxX > 300)
    }

    @Test func `outside of lists the value stands alone`() {
        let screen = HostedScreen(Choice(model: model, style: .menu))
        #expect(screen.texts == ["Red"])
    }

    @Test func `a choice keeps its value when a title changes`() {
        struct Title: View {
            @ObservedObject var model: Model
            var body: some View { Text(model.color) }
        }
        struct Titles: View {
            let model: Model
            var body: some View {
                Picker("Title", selection: .constant(1)) { ForEach(1..<2) { _ in Title(model: model) } }
            }
        }
        let screen = HostedScreen(Titles(model: model))
        #expect(screen.texts == ["Red"])
        model.color = "Scarlet"
        screen.layOut()
        #expect(screen.texts == ["Scarlet"])
    }

    @Test func `a menu is read with its label and its value`() throws {
        let screen = HostedScreen(Choice(model: model, style: .menu))
        #expect(try screen.controller.view?.spokenLines() == ["Color, Red, button"])
    }

    @Test func `values below each other are chosen by a tap`() {
        let screen = form(.inline)
        #expect(screen.texts.filter { ["Red", "Green", "Blue"].contains($0) } == ["Red", "Green", "Blue"])
        screen.tap(screen.place(ofButton: "Blue"))
        #expect(model.color == "Blue")
    }

    @Test func `the chosen value is read as selected`() throws {
        let lines = try form(.inline).controller.view?.spokenLines() ?? []
        #expect(lines.filter { $0.contains("button") } == ["selected, Red, button", "Green, button", "Blue, button"])
    }

    @Test func `a link leads to a list of the values, which is left with a choice`() {
        let screen = form(.navigationLink)
        #expect(!screen.texts.contains("Green"))
        screen.tap(screen.place(ofButton: "Red"))
        #expect(screen.texts.contains("Green"))
        screen.tap(screen.place(ofButton: "Green"))
        #expect(model.color == "Green")
        #expect(!screen.texts.contains("Blue"))
    }
}
