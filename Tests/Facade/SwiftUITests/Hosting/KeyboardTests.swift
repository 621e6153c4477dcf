import LayoutSimUIKitTesting
import SwiftUI
import Testing
import UIKit

/// Views keep away from the keyboard, and its bar has the items that views put there.
@MainActor @Suite(.serialized) struct KeyboardTests {
    private struct Fields: View {
        var ignoresKeyboard = false
        @State private var text = ""

        var body: some View {
            VStack(spacing: 0) {
                Color.red
                TextField("Name", text: $text).frame(height: 40)
            }
            .ignoresSafeArea(ignoresKeyboard ? .keyboard : [])
        }
    }

    private struct Rows: View {
        @State private var texts = Array(repeating: "", count: 30)

        var body: some View {
            Form {
                ForEach(0..<30, id: \.self) { TextField("Field \($0)", text: $texts[$0]) }
            }
        }
    }

    private struct Focused: View {
        @State private var text = ""
        @FocusState private var isFocused: Bool

        var body: some View {
            TextField("Name", text: $text).focused($isFocused)
                .toolbar {
                    ToolbarItemGroup(placement: .keyboard) {
                        Button("Clear") { text = "" }
                        Spacer()
                        Button("Done") { isFocused = false }
                    }
                }
        }
    }

    private func frame(of field: UIView) -> CGRect { field.convert(field.bounds, to: nil) }

    private func views(in screen: TestScreen) -> [UIView] {
        var (views, open) = ([UIView](), [screen.window as UIView])
        while let view = open.popLast() {
            views.append(view)
            open += view.subviews.reversed()
        }
        return views
    }

    private func keyboardTop() throws -> CGFloat {
        try #require(UIApplication.shared.keyboardFrame).minY
    }

    @Test(arguments: [false, true]) func `views end above the keyboard, unless they ignore it`(_ ignores: Bool) throws {
        let screen = TestScreen(UIHostingController(rootView: Fields(ignoresKeyboard: ignores)))
        defer { screen.close() }
        let field = try #require(views(in: screen).first { $0 is UITextField })
        let former = frame(of: field)
        try screen.tap("Name")
        let top = try keyboardTop()
        #expect(frame(of: field).midY == (ignores ? former.midY : top - 20))
        _ = field.resignFirstResponder()
        settle()
        #expect(frame(of: field) == former)
    }

    @Test func `the row of the field that has the keyboard is scrolled into sight`() throws {
        let screen = TestScreen(UIHostingController(rootView: Rows()))
        defer { screen.close() }
        try screen.tap("Field 12")
        let field = try #require(views(in: screen).first { $0.isFirstResponder })
        let (frame, top) = (frame(of: field), try keyboardTop())
        #expect(frame.maxY < top)
        #expect(frame.maxY > top - 30)
    }

    @Test func `items above the keyboard are in its bar`() throws {
        let screen = TestScreen(UIHostingController(rootView: Focused()))
        defer { screen.close() }
        try screen.tap("Name")
        Keyboard.type("abc")
        let bar = try #require(views(in: screen).first { $0.isFirstResponder }?.inputAccessoryView)
        #expect(bar.frame == CGRect(x: 0, y: try keyboardTop(), width: screen.window.bounds.width, height: 44))
        try screen.tap("Clear")
        #expect(views(in: screen).compactMap { $0 as? UITextField }.map(\.text) == [""])
        try screen.tap("Done")
        #expect(UIApplication.shared.keyboardFrame == nil)
    }
}
