import SwiftUI
import Testing

@MainActor @Suite struct GroupTests {
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    @Test func `a modifier of a group is one of each view in it`() {
        let screen = HostedScreen(
            VStack(spacing: 0) {
                Group {
                    Color(uiColor: red).frame(width: 20, height: 10)
                    Color(uiColor: red).frame(width: 30, height: 10)
                }
                .padding(5)
                .background(alignment: .center) { Color(uiColor: blue) }
            })
        #expect(
            screen.frames(of: blue) == [
                CGRect(x: 135, y: 80, width: 30, height: 20), CGRect(x: 130, y: 100, width: 40, height: 20),
            ])
        #expect(screen.frames(of: red).map(\.width) == [20, 30])
    }

    @Test func `several buttons in a group are several controls`() {
        struct Counters: View {
            @State private var numbers = [0, 0]

            var body: some View {
                VStack {
                    Group {
                        Button("first \(numbers[0])") { numbers[0] += 1 }
                        Button("second \(numbers[1])") { numbers[1] += 1 }
                    }
                    .opacity(0.5)
                }
            }
        }
        let screen = HostedScreen(Counters())
        screen.tap(1)
        #expect(screen.texts == ["first 0", "second 1"])
    }
}
