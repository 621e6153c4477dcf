import SwiftUI
import Testing

private struct DepthKey: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    fileprivate var depth: Int {
        get { self[DepthKey.self] }
        set { self[DepthKey.self] = newValue }
    }
}

private struct SumKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

@MainActor @Suite struct EnvironmentTests {
    struct Depth: View {
        @Environment(\.depth) private var depth

        var body: some View { Text("\(depth)") }
    }

    @Test func `the innermost value of the environment holds`() {
        let screen = HostedScreen(
            VStack {
                Depth()
                VStack {
                    Depth()
                    Depth().environment(\.depth, 2)
                }.environment(\.depth, 1)
            })
        #expect(screen.texts == ["0", "1", "2"])
    }

    struct Changing: View {
        @State private var depth = 1

        var body: some View {
            VStack {
                Button("More") { depth += 1 }
                Depth().environment(\.depth, depth)
            }
        }
    }

    @Test func `views that read a value are asked again when it changes`() {
        let screen = HostedScreen(Changing())
        screen.tap()
        #expect(screen.texts == ["More", "2"])
    }

    struct Framed: ViewModifier {
        @State private var number = 0

        func body(content: Content) -> some View {
            VStack {
                content
                Button("\(number)") { number += 1 }
            }
        }
    }

    @Test func `a modifier has states of its own`() {
        let screen = HostedScreen(Text("inside").modifier(Framed()))
        screen.tap()
        #expect(screen.texts == ["inside", "1"])
    }

    struct Summed: View {
        @State private var sum = 0

        var body: some View {
            VStack {
                Text("a").preference(key: SumKey.self, value: 1)
                Text("b").preference(key: SumKey.self, value: 4)
                Text("sum \(sum)")
            }
            .onPreferenceChange(SumKey.self) { sum = $0 }
        }
    }

    @Test func `preferences are reduced in the order of views, and are known on the first screen`() {
        #expect(HostedScreen(Summed()).texts == ["a", "b", "sum 5"])
    }

    final class Events {
        var all: [String] = []
    }

    struct Living: View {
        let events: Events
        let isShown: Bool
        let value: Int

        var body: some View {
            VStack {
                if isShown {
                    Text("here")
                        .onAppear { events.all.append("appear") }
                        .onDisappear { events.all.append("disappear") }
                }
                Text("value").onChange(of: value) { old, new in events.all.append("\(old) to \(new)") }
            }
        }
    }

    @Test func `views tell when they appear, change and disappear`() {
        let events = Events()
        let screen = HostedScreen(Living(events: events, isShown: true, value: 1))
        screen.controller.rootView = Living(events: events, isShown: true, value: 2)
        screen.layOut()
        screen.controller.rootView = Living(events: events, isShown: false, value: 2)
        screen.layOut()
        #expect(events.all == ["appear", "1 to 2", "disappear"])
    }
}
