import Foundation
import SwiftUI
import Testing

/// A title that is written as a literal is a key: it is looked up, and its Markdown is read.
@MainActor @Suite struct LiteralTitleTests {
    private func texts(@ViewBuilder of view: () -> some View) -> [String] {
        HostedScreen(view(), width: 390, height: 400).texts
    }

    @Test func `titles of controls`() {
        #expect(texts { Button("**Go**") {} } == ["Go"])
        #expect(texts { Button("**Go**", role: .cancel) {} } == ["Go"])
        #expect(texts { Toggle("**Go**", isOn: .constant(true)) } == ["Go"])
        #expect(texts { Stepper("**Go**", value: .constant(1)) } == ["Go"])
        #expect(texts { Label("**Go**", systemImage: "star") } == ["Go"])
        #expect(texts { Link("**Go**", destination: URL(filePath: "/")) } == ["Go"])
        #expect(texts { Menu("**Go**") { Button("now") {} } } == ["Go"])
        #expect(texts { NavigationLink("**Go**") { Text("there") } } == ["Go"])
        #expect(texts { LabeledContent("**Go**", value: "there") } == ["Go", "there"])
        #expect(texts { ProgressView("**Go**") } == ["Go"])
    }

    @Test func `titles that are no literals stay as they are`() {
        let title = "**Go**"
        #expect(texts { Button(title) {} } == [title])
        #expect(texts { Toggle(title, isOn: .constant(true)) } == [title])
        #expect(texts { Label(title, systemImage: "star") } == [title])
    }
}
