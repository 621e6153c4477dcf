import SwiftUI

extension OddNumberCase {
    /// Places, of views and in scroll views.
    static let places = [
        OddNumberCase("offset", tells: "offset") { Text("a").offset(x: $0) },
        OddNumberCase("position", tells: "position") { Text("a").position(x: $0, y: 3) },
        OddNumberCase("offset of an overlay", tells: "offset") { number in
            Color.red.overlay(alignment: .top) { Text("a").offset(y: number) }
        },
        OddNumberCase("place by a layout", tells: "Text has a size or a place") { number in
            AnyLayout(Placed(place: CGPoint(x: number, y: number))) { Text("a") }
        },
        OddNumberCase("index in front") { number in ZStack { Text("a").zIndex(Double(number)) } },
        OddNumberCase("scroll position", tells: "ScrollView is asked to scroll to a place that is no number") {
            Scrolled(position: ScrollPosition(y: $0))
        },
        OddNumberCase("scroll anchor", tells: "ScrollView") { number in
            ScrollView { Color.red.frame(height: 900) }.defaultScrollAnchor(UnitPoint(x: 0, y: number))
        },
        OddNumberCase("margins", tells: "ScrollView") { number in
            ScrollView { Color.red.frame(height: 900) }.contentMargins(number)
        },
        OddNumberCase("anchor of a reader", tells: "ScrollView is asked to scroll") { number in
            ScrollViewReader { reader in
                ScrollView { Color.red.frame(height: 900).id(1) }
                    .onAppear { reader.scrollTo(1, anchor: UnitPoint(x: 0, y: number)) }
            }
        },
    ]

    /// Effects.
    static let looks = [
        OddNumberCase("opacity", tells: "OpacityEffect") { Text("a").opacity(Double($0)) },
        OddNumberCase("turn", tells: "TransformEffect") { Text("a").rotationEffect(.degrees(Double($0))) },
        OddNumberCase("point of a turn", tells: "TransformEffect") {
            Text("a").rotationEffect(.degrees(9), anchor: UnitPoint(x: $0, y: 0))
        },
        OddNumberCase("scale", tells: "TransformEffect") { Text("a").scaleEffect($0) },
        OddNumberCase("turn in space", tells: "TransformEffect") {
            Text("a").rotation3DEffect(.degrees(Double($0)), axis: (1, 0, 0))
        },
        OddNumberCase("perspective", tells: "TransformEffect") {
            Text("a").rotation3DEffect(.degrees(9), axis: (1, 0, 0), perspective: $0)
        },
        OddNumberCase("transform", tells: "TransformEffect") {
            Text("a").transformEffect(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: $0, ty: 0))
        },
        OddNumberCase("visual effect", tells: "TransformEffect") { number in
            Text("a").visualEffect { effect, _ in effect.scaleEffect(number) }
        },
        OddNumberCase("blur", tells: "FilterEffect") { Text("a").blur(radius: $0) },
        OddNumberCase("brightness", tells: "FilterEffect") { Text("a").brightness(Double($0)) },
        OddNumberCase("hue", tells: "FilterEffect") { Text("a").hueRotation(.degrees(Double($0))) },
        OddNumberCase("shadow", tells: "ShadowEffect") { Text("a").shadow(radius: $0) },
        OddNumberCase("offset of a shadow", tells: "ShadowEffect") { Text("a").shadow(radius: 3, x: $0) },
        OddNumberCase("corner radius", tells: "CornerClipEffect") { Color.red.cornerRadius($0) },
        OddNumberCase("color") { Color(red: Double($0), green: 0, blue: 0, opacity: Double($0)) },
        OddNumberCase("hue of a color") { Color(hue: Double($0), saturation: 1, brightness: Double($0)) },
        OddNumberCase("mixed color") { Color.red.mix(with: .blue, by: Double($0)) },
        OddNumberCase("canvas") { number in
            Canvas { context, _ in
                context.scaleBy(x: number, y: 1)
                context.opacity = Double(number)
                context.fill(Path(CGRect(x: number, y: 0, width: 3, height: number)), with: .color(.red))
                context.draw(Text("a"), at: CGPoint(x: number, y: 0))
            }
        },
    ]

    private struct Placed: Layout {
        var place: CGPoint

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 20, height: 20)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for view in subviews { view.place(at: place, proposal: .unspecified) }
        }
    }

    private struct Scrolled: View {
        @State var position: ScrollPosition

        var body: some View {
            ScrollView { Color.red.frame(height: 900) }.scrollPosition($position)
        }
    }
}
