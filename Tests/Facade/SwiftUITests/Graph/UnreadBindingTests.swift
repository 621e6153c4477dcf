import LayoutSimUIKitTesting
import Observation
import SwiftUI
import Testing
import UIKit

/// What changes by a binding that no body reads is shown.
@MainActor @Suite(.serialized) struct UnreadBindingTests {
    @Observable final class Model {
        var text = "old"
        var isOn = false
        var choice = 0
        var isShown = false
        var search = "old"
    }

    private struct States: View {
        let told: (@escaping () -> Void) -> Void
        @State private var text = "old"
        @State private var isOn = false
        @State private var choice = 0
        @State private var isShown = false
        @State private var search = "old"

        var body: some View {
            let _ = told {
                text = "new"
                isOn = true
                choice = 1
                isShown = true
                search = "new"
            }
            Controls(text: $text, isOn: $isOn, choice: $choice, isShown: $isShown, search: $search)
        }
    }

    private struct Models: View {
        @Bindable var model: Model

        var body: some View {
            Controls(
                text: $model.text, isOn: $model.isOn, choice: $model.choice, isShown: $model.isShown,
                search: $model.search)
        }
    }

    private struct Controls: View {
        let text: Binding<String>
        let isOn: Binding<Bool>
        let choice: Binding<Int>
        let isShown: Binding<Bool>
        let search: Binding<String>

        var body: some View {
            NavigationStack {
                VStack {
                    TextField("Text", text: text)
                    Toggle("Switch", isOn: isOn)
                    Picker("Choice", selection: choice) {
                        Text("First").tag(0)
                        Text("Second").tag(1)
                    }.pickerStyle(.segmented)
                }
                .alert("Alert", isPresented: isShown) { Button("OK") {} }
                .navigationTitle("Title")
                .searchable(text: search)
            }
        }
    }

    private func expectNew<Content: View>(_ screen: HostedScreen<Content>) {
        screen.layOut()
        let fields = screen.views.compactMap { ($0 as? UITextField)?.text }
        #expect(Set(fields) == ["new"] && fields.count == 2)
        #expect(screen.views.compactMap { ($0 as? UISwitch)?.isOn } == [true])
        #expect(screen.views.compactMap { ($0 as? UISegmentedControl)?.selectedSegmentIndex } == [1])
        let alert = screen.controller.presentedViewController as? UIAlertController
        #expect(alert?.title == "Alert")
        screen.controller.dismiss(animated: false)
    }

    @Test func `states`() {
        var change = {}
        let screen = HostedScreen(States { change = $0 }, width: 390, height: 844)
        change()
        expectNew(screen)
    }

    @Test func `observable objects`() {
        let model = Model()
        let screen = HostedScreen(Models(model: model), width: 390, height: 844)
        model.text = "new"
        model.isOn = true
        model.choice = 1
        model.isShown = true
        model.search = "new"
        expectNew(screen)
    }
}
