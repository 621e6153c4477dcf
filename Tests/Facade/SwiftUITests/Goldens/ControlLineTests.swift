import Foundation
import LayoutSimCodeLines
import LayoutSimViewTree
import SwiftUI
import Testing

/// Views that the library's own code makes have the line of the control they are part of.
@MainActor @Suite(.serialized) struct ControlLineTests {
    /// Returns the lines of the views in a view, with this folder as the project.
    private func lines(@ViewBuilder of view: () -> some SwiftUI.View) throws -> Set<Int> {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
        let outlined = try ProjectSources.$current.withValue(ProjectSources(root: folder, dependencies: [])) {
            try OutlinedView(view())
        }
        return Set(outlined.screen.root.inPreorder.compactMap { $0.hosted?.line?.number })
    }

    private func expect(
        _ expected: Set<Int>, sourceLocation: SourceLocation = #_sourceLocation,
        @ViewBuilder of view: () -> some SwiftUI.View
    ) throws {
        let found = try lines(of: view)
        #expect(found == expected, sourceLocation: sourceLocation)
    }

    @Test func `controls with labels`() throws {
        try expect([#line]) { Toggle("Sun", isOn: .constant(true)) }
        try expect([#line]) { Toggle("Sun", isOn: .constant(true)).toggleStyle(.button) }
        try expect([#line]) { Stepper("Days", value: .constant(1)) }
        try expect([#line]) { Slider(value: .constant(1), label: { Text("Rain") }) }
        try expect([#line]) { LabeledContent("Wind", value: "3 m/s") }
        try expect([#line]) { DatePicker("Day", selection: .constant(.distantPast)) }
        try expect([#line]) { ColorPicker("Sky", selection: .constant(.blue)) }
        try expect([#line]) { Label("Sun", systemImage: "sun.max") }
        try expect([#line]) { ProgressView("Loading", value: 0.5) }
        try expect([#line]) { Gauge(value: 0.5) { Text("Rain") } }
    }

    @Test func `buttons, links and menus`() throws {
        try expect([#line]) { Button("Go") {} }
        try expect([#line]) { Button("Go") {}.buttonStyle(.borderedProminent) }
        try expect([#line]) { Link("Go", destination: URL(filePath: "/")) }
        try expect([#line]) { Menu("Go") { Button("Now") {} } }
        try expect([#line]) { NavigationLink("Go") { Text("There") } }
        try expect([#line]) { DisclosureGroup("More") { Text("There") } }
        try expect([#line]) { EditButton() }
    }

    @Test func `fields and choices`() throws {
        try expect([#line]) { TextField("Name", text: .constant("")) }
        try expect([#line]) { TextField("Name", text: .constant(""), axis: .vertical) }
        try expect([#line]) { SecureField("Word", text: .constant("")) }
        try expect([#line]) { TextEditor(text: .constant("")) }
        try expect([#line]) { Picker("Day", selection: .constant(1)) { Text("Monday").tag(1) } }
        try expect([#line]) { Picker("Day", selection: .constant(1)) { Text("Monday").tag(1) }.pickerStyle(.segmented) }
    }

    @Test func `views in others keep their own line`() throws {
        let found = try lines {
            Form {
                Section("Weather") {
                    Toggle("Sun", isOn: .constant(true))
                    Button("Go") {}
                }
            }
            GroupBox("Box") {
                Text("There")
            }
        }
        let last = #line
        #expect(found == Set([10, 9, 8, 7, 4, 3].map { last - $0 }))
    }

    /// A style of the project makes its views itself.
    private struct Framed: ButtonStyle {
        static let line = #line + 2

        func makeBody(configuration: Configuration) -> some SwiftUI.View { configuration.label.padding(3) }
    }

    @Test func `a style's views have the lines of the style`() throws {
        try expect([#line, Framed.line]) { Button("Go") {}.buttonStyle(Framed()) }
    }
}
