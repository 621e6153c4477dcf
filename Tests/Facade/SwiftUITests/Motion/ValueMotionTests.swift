import LayoutSimUIKitTesting
import QuartzCore
import SwiftUI
import Testing
import UIKit

/// Numbers of effects, colors, forms and of an app's own animatable values move.
@MainActor @Suite(.serialized) struct ValueMotionTests {
    private struct Counter: View, Animatable {
        var number: Double

        nonisolated var animatableData: Double {
            get { number }
            set { number = newValue }
        }

        var body: some View { Text(verbatim: "\(Int(number))") }
    }

    private struct Widening: AnimatableModifier {
        var width: Double

        nonisolated var animatableData: Double {
            get { width }
            set { width = newValue }
        }

        func body(content: Content) -> some View { content.frame(width: width, height: 10) }
    }

    private struct Slice: Shape {
        var share: Double

        var animatableData: Double {
            get { share }
            set { share = newValue }
        }

        func path(in rect: CGRect) -> Path {
            Path(CGRect(x: 0, y: 0, width: rect.width * share, height: rect.height))
        }
    }

    private struct Spread: Layout {
        var distance: Double

        var animatableData: Double {
            get { distance }
            set { distance = newValue }
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 10 + distance * Double(subviews.count - 1), height: 10)
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            for (place, view) in subviews.enumerated() {
                view.place(
                    at: CGPoint(x: bounds.minX + distance * Double(place), y: bounds.minY),
                    proposal: ProposedViewSize(width: 10, height: 10))
            }
        }
    }

    @Test func opacitiesAndTransformsAreOnTheirWay() {
        let screen = MovingScreen { shown in
            VStack {
                Text(verbatim: "faded").opacity(shown.isOn ? 0 : 1)
                Text(verbatim: "turned").rotationEffect(.degrees(shown.isOn ? 180 : 0))
                Text(verbatim: "scaled").scaleEffect(shown.isOn ? 3 : 1)
            }
        }
        screen.change()
        let seen = screen.after(0.5) { screen in
            ["faded", "turned", "scaled"].compactMap { words in
                screen.views.first { ($0 as? UILabel)?.text == words }?.superview?.layer
            }.map { ($0.opacity, $0.transform) }
        }
        #expect(seen.count == 3)
        #expect(seen[0].0 == 0.5)
        #expect(abs(seen[1].1.m11) < 1e-9 && abs(seen[1].1.m12 - 1) < 1e-9)
        #expect(abs(seen[2].1.m11 - 2) < 1e-9)
        settle()
    }

    @Test func offsetsAreNotAddedToFramesTwice() {
        let screen = MovingScreen { shown in
            Color(uiColor: .red).frame(width: 20, height: 20)
                .offset(x: shown.isOn ? 100 : 0)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: shown.isOn ? .bottomLeading : .topLeading)
        }
        screen.change()
        #expect(screen.frames(after: 0, of: .red) == [CGRect(x: 0, y: 0, width: 20, height: 20)])
        #expect(screen.frames(after: 0.25, of: .red) == [CGRect(x: 25, y: 45, width: 20, height: 20)])
        #expect(screen.frames(after: 0.75, of: .red) == [CGRect(x: 100, y: 180, width: 20, height: 20)])
        settle()
    }

    @Test func colorsAreMixed() {
        let screen = MovingScreen { shown in
            VStack {
                shown.isOn ? Color(red: 0, green: 0, blue: 1) : Color(red: 1, green: 0, blue: 0)
                Rectangle().fill(shown.isOn ? Color(red: 0, green: 1, blue: 0) : Color(red: 1, green: 0, blue: 0))
                Text(verbatim: "words").foregroundStyle(shown.isOn ? Color(red: 1, green: 1, blue: 1) : .black)
            }
        }
        screen.change()
        let seen = screen.after(0.25) { screen in
            screen.views.compactMap { view -> [CGFloat]? in
                if let label = view as? UILabel { return label.textColor.cgColor.components }
                if let shape = view.layer as? CAShapeLayer { return shape.fillColor?.components }
                return view.backgroundColor?.cgColor.components
            }.filter { $0.count == 4 }.map { $0.map { ($0 * 100).rounded() } }
        }
        #expect(seen.contains([75, 0, 25, 100]))
        #expect(seen.contains([75, 25, 0, 100]))
        #expect(seen.contains([25, 25, 25, 100]))
        settle()
    }

    @Test func viewsOfAnAppAreAskedForTheMoment() {
        let screen = MovingScreen { Counter(number: $0.value * 100) }
        screen.change()
        #expect(screen.screen.texts == ["100"])
        #expect(screen.after(0) { $0.texts } == ["0"])
        #expect(screen.after(0.375) { $0.texts } == ["37"])
        #expect(screen.screen.texts == ["100"])
        settle()
        #expect(screen.after(0) { $0.texts } == ["100"])
    }

    @Test func modifiersOfAnAppMoveLayout() {
        let screen = MovingScreen { shown in
            HStack(spacing: 0) {
                Color(uiColor: .red).modifier(Widening(width: shown.isOn ? 110 : 10))
                Color(uiColor: .blue).frame(width: 10, height: 10)
                Spacer(minLength: 0)
            }
        }
        screen.change()
        #expect(screen.frames(after: 0.5, of: .red).map(\.width) == [60])
        #expect(screen.frames(after: 0, of: .blue).map(\.minX) == [60])
        settle()
    }

    @Test func formsOfAnAppAreDrawnForTheMoment() {
        let screen = MovingScreen { Slice(share: $0.value).fill(.red) }
        screen.change()
        let width = screen.after(0.25) { screen in
            screen.views.compactMap { ($0.layer as? CAShapeLayer)?.path?.boundingBox.width }.first
        }
        #expect(abs((width ?? 0) - 75) < 1e-9)
        settle()
    }

    @Test func layoutsOfAnAppPlaceForTheMoment() {
        let screen = MovingScreen { shown in
            Spread(distance: shown.isOn ? 50 : 10) {
                Color(uiColor: .red)
                Color(uiColor: .red)
            }.frame(maxWidth: .infinity, alignment: .leading)
        }
        screen.change()
        #expect(screen.frames(after: 0.5, of: .red).map(\.minX) == [0, 30])
        settle()
    }
}
