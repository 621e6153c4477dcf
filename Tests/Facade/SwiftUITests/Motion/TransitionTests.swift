import LayoutSimUIKitTesting
import SwiftUI
import Testing
import UIKit

/// Views come and go by their transitions.
@MainActor @Suite(.serialized) struct TransitionTests {
    /// A square that comes and goes, beside one that stays.
    private func screen(_ transition: AnyTransition?) -> MovingScreen<some View> {
        MovingScreen { shown in
            HStack(spacing: 0) {
                Color(uiColor: .blue).frame(width: 50, height: 50)
                if shown.isOn {
                    let square = Color(uiColor: .red).frame(width: 40, height: 40)
                    if let transition { square.transition(transition) } else { square }
                }
                Spacer(minLength: 0)
            }.frame(height: 200)
        }
    }

    /// The opacity with all around, and the place of the red square, in points of the screen.
    private func square<Content: View>(_ screen: HostedScreen<Content>) -> (opacity: Double, frame: CGRect)? {
        guard let view = screen.views.first(where: { $0.backgroundColor == .red }) else { return nil }
        var (opacity, outer) = (1.0, Optional(view))
        while let current = outer {
            opacity *= Double(current.alpha)
            outer = current.superview
        }
        return ((opacity * 1000).rounded() / 1000, view.convert(view.bounds, to: screen.controller.view).rounded)
    }

    @Test func viewsFadeWhereNothingElseIsSaid() {
        let screen = screen(nil)
        screen.change()
        let rest = CGRect(x: 50, y: 80, width: 40, height: 40)
        #expect(square(screen.screen)?.opacity == 1)
        #expect(screen.after(0.25, square)?.opacity == 0.25)
        #expect(screen.after(0, square)?.frame == rest)
        settle()
        #expect(screen.after(0, square)?.opacity == 1)
        screen.change(to: 0)
        // Who looks without asking for a moment sees no view that is gone.
        #expect(square(screen.screen) == nil)
        #expect(screen.after(0.25, square)?.opacity == 0.75)
        #expect(screen.after(0, square)?.frame == rest)
        #expect(square(screen.screen) == nil)
        settle()
        #expect(screen.after(0, square) == nil)
    }

    @Test func aChangeAtOnceHasNoTransition() {
        let screen = screen(.scale)
        screen.change(nil)
        #expect(screen.after(0, square)?.frame == CGRect(x: 50, y: 80, width: 40, height: 40))
        screen.change(to: 0, nil)
        #expect(screen.after(0, square) == nil)
    }

    /// A transition and where it has the square a quarter of the way in, and of the way out.
    nonisolated struct Course: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let transition: AnyTransition
        let coming: CGRect
        let going: CGRect
        var opacity = 1.0

        init(
            _ name: String, _ transition: AnyTransition, _ coming: CGRect, _ going: CGRect, opacity: Double = 1
        ) {
            testDescription = name
            (self.transition, self.coming, self.going, self.opacity) = (transition, coming, going, opacity)
        }
    }

    private struct Shift: ViewModifier {
        let x: CGFloat

        nonisolated init(x: CGFloat) { self.x = x }

        func body(content: Content) -> some View { content.offset(x: x) }
    }

    private struct Rise: Transition {
        nonisolated init() {}

        func body(content: Content, phase: TransitionPhase) -> some View {
            content.offset(y: -40 * phase.value)
        }
    }

    nonisolated private static func square(x: CGFloat = 50, y: CGFloat = 80, _ length: CGFloat = 40) -> CGRect {
        CGRect(x: x, y: y, width: length, height: length)
    }

    nonisolated static let courses: [Course] = [
        Course("move", .move(edge: .top), square(y: 50), square(y: 70)),
        Course("slide", .slide, square(x: 20), square(x: 60)),
        Course("push", .push(from: .bottom), square(y: 110), square(y: 70), opacity: 0.25),
        Course("scale", .scale(scale: 0), square(x: 65, y: 95, 10), square(x: 55, y: 85, 30)),
        Course("offset", .offset(x: 0, y: 40), square(y: 110), square(y: 90)),
        Course("modifier", .modifier(active: Shift(x: 8), identity: Shift(x: 0)), square(x: 56), square(x: 52)),
        Course(
            "asymmetric", .asymmetric(insertion: .move(edge: .top), removal: .move(edge: .bottom)), square(y: 50),
            square(y: 90)),
        Course(
            "combined", AnyTransition.offset(x: 8).combined(with: .opacity), square(x: 56), square(x: 52),
            opacity: 0.25),
        Course("own", AnyTransition(Rise()), square(y: 110), square(y: 70)),
    ]

    @Test(arguments: courses) func transitionsAreOnTheirWay(_ course: Course) {
        let screen = screen(course.transition)
        screen.change()
        let coming = screen.after(0.25, square)
        #expect(coming?.frame == course.coming)
        #expect(coming?.opacity == course.opacity)
        settle()
        #expect(screen.after(0, square)?.frame == Self.square())
        screen.change(to: 0)
        #expect(screen.after(0.25, square)?.frame == course.going)
        settle()
    }

    @Test func transitionsHaveAnimationsOfTheirOwn() {
        let screen = screen(.opacity.animation(.linear(duration: 2)))
        screen.change()
        #expect(screen.after(0.5, square)?.opacity == 0.25)
        settle()
    }

    @Test func viewsThatLeaveDisappearAtOnceAndKeepNoPlace() {
        var log: [String] = []
        let screen = MovingScreen { shown in
            HStack(spacing: 0) {
                if !shown.isOn {
                    Color(uiColor: .red).frame(width: 40, height: 40).onDisappear { log.append("gone") }
                }
                Color(uiColor: .blue).frame(width: 50, height: 50)
            }.frame(maxWidth: .infinity, alignment: .leading)
        }
        screen.change()
        #expect(log == ["gone"])
        #expect(screen.frames(after: 0.25, of: .blue).map(\.minX) == [30])
        #expect(screen.frames(after: 0).map(\.minX) == [0])
        settle()
    }

    @Test func viewsOfOneNameMoveIntoEachOther() {
        struct Pair: View {
            @ObservedObject var shown: Shown
            @Namespace private var names

            var body: some View {
                ZStack(alignment: .topLeading) {
                    Color.clear
                    if shown.isOn {
                        Color(uiColor: .red).matchedGeometryEffect(id: "a", in: names).frame(width: 100, height: 100)
                            .offset(x: 200, y: 100)
                    } else {
                        Color(uiColor: .blue).matchedGeometryEffect(id: "a", in: names).frame(width: 20, height: 20)
                    }
                }
            }
        }
        let screen = MovingScreen { Pair(shown: $0) }
        screen.change()
        let middle = CGRect(x: 100, y: 50, width: 60, height: 60)
        #expect(screen.frames(after: 0.5) == [middle])
        #expect(screen.frames(after: 0, of: .blue) == [middle])
        settle()
        #expect(screen.frames(after: 0) == [CGRect(x: 200, y: 100, width: 100, height: 100)])
    }

    @Test func aViewThatIsNoSourceIsWhereItsSourceIs() {
        struct Follower: View {
            @ObservedObject var shown: Shown
            @Namespace private var names

            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Color.clear.frame(width: 30, height: 20).matchedGeometryEffect(id: 0.0, in: names)
                    Color.clear.frame(width: 90, height: 40).matchedGeometryEffect(id: 1.0, in: names)
                    Spacer(minLength: 0)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                .overlay {
                    Color(uiColor: .red).matchedGeometryEffect(id: shown.value, in: names, isSource: false)
                }
            }
        }
        let screen = MovingScreen { Follower(shown: $0) }
        #expect(screen.frames(after: 0) == [CGRect(x: 0, y: 0, width: 30, height: 20)])
        screen.change()
        #expect(screen.frames(after: 0.5) == [CGRect(x: 0, y: 10, width: 60, height: 30)])
        settle()
        #expect(screen.screen.frames(of: .red) == [CGRect(x: 0, y: 20, width: 90, height: 40)])
    }

    @Test func aTransitionThatIsTakenBackGoesOnFromWhereItIs() {
        let screen = screen(.move(edge: .top).combined(with: .opacity))
        func squares() -> [CGRect] { screen.after(0) { $0.frames(of: .red).map(\.rounded) } }
        screen.change()
        settle()
        screen.change(to: 0)
        advance(by: 0.5)
        #expect(squares() == [Self.square(y: 60)])
        screen.change()
        #expect(squares() == [Self.square(y: 60)])
        #expect(screen.after(0, square)?.opacity == 0.5)
        screen.change(to: 0)
        #expect(squares() == [Self.square(y: 60)])
        settle()
        #expect(squares().isEmpty)
    }

    @Test func numbersRollLetterByLetter() {
        let screen = MovingScreen { shown in
            Text(verbatim: shown.isOn ? "18" : "17").contentTransition(.numericText())
        }
        screen.change()
        let seen = screen.after(0.25) { screen in
            screen.views.compactMap { view in
                (view as? UILabel).map { "\($0.text ?? "") \($0.alpha)" }
            }
        }
        #expect(seen == ["18 0.0", "7 0.75", "8 0.25", "1 1.0"])
        settle()
        #expect(screen.after(0) { $0.texts } == ["18"])
    }

    @Test func textsTakeEachOthersPlace() {
        let screen = MovingScreen { shown in
            Text(verbatim: shown.isOn ? "2" : "1").contentTransition(.opacity)
        }
        screen.change()
        let seen = screen.after(0.25) { screen in
            screen.views.compactMap { view in (view as? UILabel).map { "\($0.text ?? "") \($0.alpha)" } }
        }
        #expect(seen == ["2 0.25", "1 0.75"])
        #expect(screen.screen.texts == ["2"])
        settle()
        #expect(screen.after(0) { $0.texts } == ["2"])
    }
}
