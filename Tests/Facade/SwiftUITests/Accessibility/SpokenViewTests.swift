import LayoutSimUIKitTesting
import SwiftUI
import Testing
import UIKit

/// What VoiceOver says of views of SwiftUI.
@MainActor @Suite struct SpokenViewTests {
    private struct Row {
        let view: AnyView
        let lines: [String]

        init(_ view: some View, _ lines: String...) {
            self.view = AnyView(view)
            self.lines = lines
        }
    }

    private static var texts: [Row] {
        [
            Row(Text("Welcome"), "Welcome"),
            Row(Text("Welcome").accessibilityAddTraits(.isHeader), "Welcome, heading"),
            Row(Text("12").accessibilityLabel("a dozen"), "a dozen"),
            Row(Text("Speed").accessibilityValue("fast"), "Speed, fast"),
            Row(Text("Speed").accessibilityHint("of the car"), "Speed. of the car"),
            Row(Text("Speed").accessibilityHidden(true)),
            Row(Text("Rate").accessibilityAction(named: "Reset") {}, "Rate. Actions: Reset"),
            Row(Image(systemName: "star"), "star, image"),
            Row(Image(systemName: "star").accessibilityLabel("Favorite"), "Favorite, image"),
            Row(Image(decorative: "star")),
            Row(Label("Sent", systemImage: "paperplane"), "Sent"),
            Row(Label("Sent", systemImage: "paperplane").labelStyle(.iconOnly), "Sent, image"),
        ]
    }

    private static var screens: [Row] {
        [
            Row(
                NavigationStack {
                    List {
                        Section("Fruits") { NavigationLink("Apple") { EmptyView() } }
                    }
                    .navigationTitle("Market").searchable(text: .constant(""), prompt: "Find")
                    .toolbar {
                        ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
                        ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }
                        ToolbarItem(placement: .bottomBar) { Button("Share") {} }
                    }
                },
                "Edit, button", "Market, heading", "Add, button", "Find, search field. Double tap to edit.",
                "Fruits, heading", "Apple, button", "Share, button"),
            Row(
                TabView {
                    List { ForEach(0..<30) { Text("row \($0)") } }.tabItem { Label("Rows", systemImage: "list.bullet") }
                },
                "row 0", "row 1", "row 2", "row 3", "selected, Rows, tab, 1 of 1"),
        ]
    }

    private static var containers: [Row] {
        [
            Row(pair.accessibilityElement(children: .combine), "Total, 12 euros"),
            Row(pair.accessibilityElement(children: .combine).accessibilityLabel("Sum"), "Sum"),
            Row(pair.accessibilityElement(children: .ignore).accessibilityLabel("Sum"), "Sum"),
            Row(pair.accessibilityElement(children: .contain), "Total", "12 euros"),
            Row(
                HStack {
                    Text("Ann"); Button("Call") {}
                }.accessibilityElement(children: .combine), "Ann, Call, button"),
            Row(
                HStack {
                    Text("Ann"); Button("Call") {}; Button("Write") {}
                }.accessibilityElement(children: .combine), "Ann. Actions: Call, Write"),
            Row(
                HStack {
                    Toggle("A", isOn: .constant(true)); Toggle("B", isOn: .constant(false))
                }.accessibilityElement(children: .combine),
                "A, B, on, off, switch button. Double tap to toggle setting."),
        ]
    }

    private static var pair: some View {
        HStack {
            Text("Total"); Text("12 euros")
        }
    }

    private static var controls: [Row] {
        let switched = "on, switch button. Double tap to toggle setting."
        let swiped = "50%, adjustable. Swipe up or down with one finger to adjust the value."
        return [
            Row(Button("Sign in") {}, "Sign in, button"),
            Row(Button("Sign in") {}.buttonStyle(.borderedProminent), "Sign in, button"),
            Row(Button("Sign in") {}.disabled(true), "Sign in, dimmed, button"),
            Row(Button("Sign in") {}.accessibilityLabel("Enter"), "Enter, button"),
            Row(
                Button {
                } label: {
                    Image(systemName: "trash")
                }, "trash, button"),
            Row(
                Button {
                } label: {
                    Label("Delete", systemImage: "trash")
                }, "Delete, button"),
            Row(
                Button {
                } label: {
                    pair
                }, "Total, 12 euros, button"),
            Row(Link("Site", destination: URL(filePath: "/")), "Site, link"),
            Row(Toggle("Sound", isOn: .constant(true)), "Sound, " + switched),
            Row(Toggle("Sound", isOn: .constant(true)).labelsHidden(), "Sound, " + switched),
            Row(Slider(value: .constant(0.5)) { Text("Volume") }, "Volume, " + swiped),
            Row(Slider(value: .constant(0.5)), swiped),
            Row(Stepper("Count", value: .constant(3)), "Count", "Decrement, button", "Increment, button"),
            Row(ProgressView(value: 0.4), "Progress, 40%"),
            Row(ProgressView("Loading", value: 0.4), "Loading, 40%"),
            Row(Gauge(value: 0.3) { Text("Fuel") }, "Fuel, 30%"),
            Row(TextField("Name", text: .constant("")), "Name, text field. Double tap to edit."),
        ]
    }

    @Test(arguments: 0..<12) func `texts and pictures`(_ row: Int) throws { try check(Self.texts[row]) }
    @Test(arguments: 0..<2) func `screens with bars`(_ row: Int) throws { try check(Self.screens[row]) }
    @Test(arguments: 0..<7) func `views around others`(_ row: Int) throws { try check(Self.containers[row]) }
    @Test(arguments: 0..<17) func controls(_ row: Int) throws { try check(Self.controls[row]) }

    private func check(_ row: Row) throws {
        let screen = HostedScreen(row.view)
        #expect(try screen.controller.view?.spokenLines() == row.lines)
    }
}
