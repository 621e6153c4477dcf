import LayoutSimUIKitTesting
import SwiftUI
import Testing
import UIKit

/// What moves by which animation.
@MainActor @Suite(.serialized) struct MotionOrderTests {
    private func pair() -> MovingScreen<some View> {
        MovingScreen { shown in
            VStack(alignment: .leading, spacing: 0) {
                Color(uiColor: .red).frame(width: 20 + 80 * shown.value, height: 20)
                Color(uiColor: .blue).frame(width: 20 + 80 * shown.other, height: 20)
            }
        }
    }

    @Test func eachChangeMovesByItsOwnAnimation() {
        let screen = pair()
        withAnimation(.linear(duration: 1)) { screen.shown.value = 1 }
        withAnimation(.linear(duration: 2)) { screen.shown.other = 1 }
        screen.screen.layOut()
        #expect(screen.frames(after: 0.5).map(\.width) == [60])
        #expect(screen.frames(after: 0, of: .blue).map(\.width) == [40])
        settle()
    }

    @Test func viewsMoveAsTheyAppear() {
        struct Appearing: View {
            @State private var first = false
            @State private var second = false

            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Color(uiColor: .red).frame(width: first ? 100 : 20, height: 20)
                    Color(uiColor: .blue).frame(width: second ? 100 : 20, height: 20)
                }.onAppear {
                    withAnimation(.linear(duration: 1)) { first = true }
                    withAnimation(.linear(duration: 2).delay(0.25)) { second = true }
                }
            }
        }
        let screen = MovingScreen { _ in Appearing() }
        #expect(screen.screen.frames(of: .red).map(\.width) == [100])
        #expect(screen.frames(after: 0).map(\.width) == [20])
        #expect(screen.frames(after: 0.5).map(\.width) == [60])
        #expect(screen.frames(after: 0, of: .blue).map(\.width) == [30])
        settle()
    }

    @Test func bindingsMoveWhatTheyChange() {
        let screen = pair()
        let binding = Binding(get: { screen.shown.value }, set: { screen.shown.value = $0 })
        binding.animation(.linear(duration: 1)).wrappedValue = 1
        screen.screen.layOut()
        #expect(screen.frames(after: 0.25).map(\.width) == [40])
        settle()
    }

    @Test func changesOfTasksThatAnAnimationBeginsAreNotItsOwn() async {
        let screen = pair()
        let task = withAnimation(.linear(duration: 1)) { Task { @MainActor in screen.shown.value = 1 } }
        await task.value
        screen.screen.layOut()
        #expect(screen.frames(after: 0).map(\.width) == [100])
    }

    @Test func whatAClosureMakesOfAViewMovesAlone() {
        let screen = MovingScreen { shown in
            Color(uiColor: .red).frame(width: 20 + 80 * shown.value, height: 20)
                .animation(.linear(duration: 1)) { $0.opacity(1 - shown.value) }
        }
        screen.shown.value = 1
        screen.screen.layOut()
        let seen = screen.after(0.25) { screen in
            screen.views.first { $0.backgroundColor == .red }.map { ($0.frame.width, $0.superview?.alpha) }
        }
        #expect(seen?.0 == 100)
        #expect(seen?.1 == 0.75)
        settle()
    }

    @Test func motionsThatRepeatNeverEnd() {
        let screen = pair()
        let start = CACurrentMediaTime()
        screen.change(.linear(duration: 1).repeatForever())
        settle()
        // What other screens wait for may have taken time.
        let passed = (CACurrentMediaTime() - start).truncatingRemainder(dividingBy: 2)
        #expect(screen.frames(after: 3.25 - passed).map(\.width) == [80])
        #expect(screen.screen.frames(of: .red).map(\.width) == [100])
        screen.change(to: 0, nil)
        #expect(screen.frames(after: 0.5).map(\.width) == [20])
    }

    @Test func rowsThatChangePlacesMove() {
        let screen = MovingScreen { shown in
            VStack(spacing: 0) {
                ForEach(shown.isOn ? [2, 1, 0] : [0, 1, 2], id: \.self) { row in
                    Color(uiColor: row == 0 ? .red : .blue).frame(width: 30, height: 20)
                }
            }
        }
        screen.change()
        #expect(screen.frames(after: 0.25).map(\.minY) == [80])
        #expect(screen.frames(after: 0, of: .blue).map(\.minY).sorted() == [90, 100])
        settle()
    }

    @Test func aChangeThatIsTakenBackGoesOnFromWhereItIs() {
        let screen = MovingScreen { Text(verbatim: "x").opacity(1 - $0.value) }
        func opacity() -> CGFloat? {
            screen.after(0) { screen in screen.views.first { $0 is UILabel }?.superview?.alpha }
        }
        screen.change()
        advance(by: 0.5)
        #expect(opacity() == 0.5)
        screen.change(to: 0, .smooth)
        #expect(opacity() == 0.5)
        settle()
        #expect(opacity() == 1)
    }

    @Test func rowsComeIntoSightWithAMotion() {
        let screen = MovingScreen { _ in
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<6) { row in
                        Color(uiColor: row == 2 ? .red : .blue).frame(width: 100, height: 100)
                            .scrollTransition(.animated(.linear(duration: 1)).threshold(.visible(0.5))) {
                                $0.opacity($1.isIdentity ? 1 : 0)
                            }
                    }
                }
            }
        }
        func opacity(after seconds: Double) -> CGFloat? {
            screen.after(seconds) { screen in
                screen.views.first { $0.backgroundColor == .red }?.superview?.alpha
            }
        }
        #expect(opacity(after: 0) == 0)
        let scrollView = screen.screen.views.lazy.compactMap { $0 as? UIScrollView }.first
        scrollView?.contentOffset.y = 100
        screen.screen.layOut()
        #expect(opacity(after: 0.25) == 0.25)
        settle()
        #expect(opacity(after: 0) == 1)
    }

    @Test func scrollViewsMoveToWhereTheyAreAskedTo() {
        struct Rows: View {
            @ObservedObject var shown: Shown

            var body: some View {
                ScrollViewReader { proxy in
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(0..<50) { row in
                                Color(uiColor: row == 5 ? .red : .blue).frame(height: 100).id(row)
                            }
                        }
                    }
                    .onChange(of: shown.value) {
                        withAnimation(.linear(duration: 1)) { proxy.scrollTo(10, anchor: .top) }
                    }
                }
            }
        }
        let screen = MovingScreen { Rows(shown: $0) }
        screen.change(nil)
        let view = screen.screen.views.lazy.compactMap { $0 as? UIScrollView }.first
        #expect(view?.contentOffset.y == 1_000)
        #expect(screen.after(0.5) { _ in view?.contentOffset.y } == 500)
        #expect(view?.contentOffset.y == 1_000)
        settle()
        #expect(screen.after(0) { _ in view?.contentOffset.y } == 1_000)
    }

    @Test func positionsOfScrollViewsChangeByTheirAnimation() {
        let screen = MovingScreen { shown in
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<50, id: \.self) { _ in Color(uiColor: .blue).frame(height: 100) }
                }.scrollTargetLayout()
            }.scrollPosition(id: .constant(shown.isOn ? 10 : nil))
        }
        screen.change()
        let view = screen.screen.views.lazy.compactMap { $0 as? UIScrollView }.first
        // The row comes into sight at the bottom, since no anchor says otherwise.
        #expect(view?.contentOffset.y == 900)
        #expect(screen.after(0.25) { _ in view?.contentOffset.y } == 225)
        settle()
    }

    @Test func aRootViewChangesByAnAnimation() {
        func square(_ width: CGFloat) -> some View { Color(uiColor: .red).frame(width: width, height: 20) }
        let screen = HostedScreen(square(20))
        withAnimation(.linear(duration: 1)) { screen.controller.rootView = square(100) }
        screen.layOut()
        advance(by: 0.5)
        let widths = MovingHosts.shared.atMoment(in: screen.controller.view) {
            screen.frames(of: .red).map(\.width)
        }
        #expect(widths == [60])
        settle()
    }

    @Test func keepersOfHowFarTheyAreLearnOfTheEnd() {
        struct Watcher: AnimatableModifier {
            var value: Double
            let ended: () -> Void

            nonisolated var animatableData: Double {
                get { value }
                set {
                    value = newValue
                    if newValue == 1 { MainActor.assumeIsolated { ended() } }
                }
            }

            func body(content: Content) -> some View { content }
        }
        var count = 0
        let screen = MovingScreen { shown in
            Text(verbatim: "x").modifier(Watcher(value: shown.value) { count += 1 })
        }
        screen.change()
        #expect(count == 0)
        settle()
        #expect(count == 1)
    }
}
