import Combine
import Observation
import SwiftUI
import Testing

@MainActor @Suite struct StateTests {
    final class Count {
        var bodies: [String] = []
    }

    struct Counter: View {
        let count: Count
        @State private var number = 0

        var body: some View {
            let _ = count.bodies.append("counter")
            VStack {
                Text("\(number)")
                Button("More") { number += 1 }
                Quiet(count: count)
            }
        }
    }

    struct Quiet: View {
        let count: Count

        var body: some View {
            let _ = count.bodies.append("quiet")
            Text("Quiet")
        }
    }

    @Test func `a state that changes has its view asked again, and not those that do not read it`() {
        let count = Count()
        let screen = HostedScreen(Counter(count: count))
        #expect(screen.texts == ["0", "More", "Quiet"])
        screen.tap()
        screen.tap()
        #expect(screen.texts == ["2", "More", "Quiet"])
        #expect(count.bodies == ["counter", "quiet", "counter", "counter"])
    }

    struct Switching: View {
        let isFirst: Bool

        var body: some View {
            if isFirst { Own(name: "one") } else { Own(name: "other") }
        }
    }

    struct Own: View {
        let name: String
        @State private var number = 0

        var body: some View { Button("\(name) \(number)") { number += 1 } }
    }

    @Test func `rows are made again as what their closure reads changes, and alone if they change themselves`() {
        final class Counts { var rows = 0 }
        struct Row: View {
            let number: Int
            let counts: Counts
            @State private var taps = 0

            var body: some View {
                counts.rows += 1
                return Button("\(number) \(taps)") { taps += 1 }
            }
        }
        struct Rows: View {
            let counts: Counts
            @State private var factor = 1

            var body: some View {
                VStack {
                    Button("more") { factor += 1 }
                    ForEach(1..<4) { Row(number: $0 * factor, counts: counts) }
                }
            }
        }
        let counts = Counts()
        let screen = HostedScreen(Rows(counts: counts))
        #expect(screen.texts == ["more", "1 0", "2 0", "3 0"])
        counts.rows = 0
        screen.tap(2)
        #expect(screen.texts == ["more", "1 0", "2 1", "3 0"])
        #expect(counts.rows == 1)
        screen.tap(0)
        #expect(screen.texts == ["more", "2 0", "4 1", "6 0"])
        screen.tap(3)
        #expect(screen.texts == ["more", "2 0", "4 1", "6 1"])
    }

    @Test func `a state lives as long as its branch`() {
        let screen = HostedScreen(Switching(isFirst: true))
        screen.tap()
        #expect(screen.texts == ["one 1"])
        screen.controller.rootView = Switching(isFirst: false)
        screen.layOut()
        #expect(screen.texts == ["other 0"])
        screen.controller.rootView = Switching(isFirst: true)
        screen.layOut()
        #expect(screen.texts == ["one 0"])
    }

    struct Rows: View {
        let names: [String]

        var body: some View {
            VStack { ForEach(names, id: \.self) { Own(name: $0) } }
        }
    }

    @Test func `rows keep their states when they move`() {
        let screen = HostedScreen(Rows(names: ["a", "b", "c"]))
        screen.tap(1)
        #expect(screen.texts == ["a 0", "b 1", "c 0"])
        screen.controller.rootView = Rows(names: ["c", "b"])
        screen.layOut()
        #expect(screen.texts == ["c 0", "b 1"])
    }

    struct Parent: View {
        @State private var isOn = false

        var body: some View {
            VStack {
                Text(isOn ? "on" : "off")
                Child(isOn: $isOn)
            }
        }
    }

    struct Child: View {
        @Binding var isOn: Bool

        var body: some View { Button("Turn") { isOn.toggle() } }
    }

    @Test func `a binding changes the state that it is made of`() {
        let screen = HostedScreen(Parent())
        screen.tap()
        #expect(screen.texts == ["on", "Turn"])
    }

    final class Model: ObservableObject {
        @Published var name = "a"
    }

    struct Observing: View {
        @ObservedObject var model: Model

        var body: some View { Text(model.name) }
    }

    struct Owning: View {
        @StateObject private var model = Model()

        var body: some View {
            Button(model.name) { model.name += "a" }
        }
    }

    struct Around: View {
        @EnvironmentObject var model: Model

        var body: some View { Text(model.name) }
    }

    @Test func `an object has those that observe it asked again`() {
        let model = Model()
        let screen = HostedScreen(Observing(model: model))
        model.name = "b"
        screen.layOut()
        #expect(screen.texts == ["b"])

        let owning = HostedScreen(Owning())
        owning.tap()
        owning.tap()
        #expect(owning.texts == ["aaa"])

        let around = HostedScreen(Around().environmentObject(model))
        model.name = "c"
        around.layOut()
        #expect(around.texts == ["c"])
    }

    @Observable final class Fields {
        var shown = "x"
        var hidden = 0
    }

    struct Reading: View {
        let fields: Fields
        let count: Count

        var body: some View {
            let _ = count.bodies.append("body")
            Text(fields.shown)
        }
    }

    @Test func `an observable object has those asked again that read what changed`() {
        let (fields, count) = (Fields(), Count())
        let screen = HostedScreen(Reading(fields: fields, count: count))
        fields.hidden = 1
        screen.layOut()
        #expect(count.bodies.count == 1)
        fields.shown = "y"
        screen.layOut()
        #expect(count.bodies.count == 2)
        #expect(screen.texts == ["y"])
    }
}
