import SwiftUI

private let invalid = "Invalid frame dimension (negative or non-finite)."

extension OddNumberCase {
    /// Lengths that layout asks for.
    static let layout = [
        OddNumberCase("frame width", tells: invalid) { Text("a").frame(width: $0) },
        OddNumberCase("frame height", tells: invalid) { Text("a").frame(height: $0) },
        OddNumberCase("least width", tells: invalid) { Text("a").frame(minWidth: $0) },
        OddNumberCase("ideal width", tells: invalid) { Text("a").frame(idealWidth: $0).fixedSize() },
        OddNumberCase("greatest height", tells: invalid) { Text("a").frame(maxHeight: $0) },
        OddNumberCase("padding", tells: "padding has insets that no view can have") { Text("a").padding($0) },
        OddNumberCase("padding of an edge", tells: "padding") { Text("a").padding(.leading, $0) },
        OddNumberCase("safe area padding", tells: "safeAreaPadding") { Text("a").safeAreaPadding($0) },
        OddNumberCase("aspect ratio", tells: "aspectRatio") { Color.red.aspectRatio($0, contentMode: .fit) },
        OddNumberCase("layout priority", tells: "layoutPriority") { number in
            HStack {
                Text("a").layoutPriority(Double(number))
                Color.red
            }
        },
        OddNumberCase("column", tells: "VStack") { number in
            VStack(spacing: number) {
                Text("a")
                Text("b")
            }
        },
        OddNumberCase("row", tells: "HStack") { number in
            HStack(spacing: number) {
                Text("a")
                Color.red
            }
        },
        OddNumberCase("lazy column", tells: "LazyVStack") { number in
            ScrollView { LazyVStack(spacing: number) { ForEach(0..<20) { Text("\($0)") } } }
        },
        OddNumberCase("spacer", tells: "Spacer") { number in
            HStack {
                Text("a")
                Spacer(minLength: number)
            }
        },
        OddNumberCase("grid", tells: "Grid") { number in
            Grid(horizontalSpacing: number, verticalSpacing: number) { GridRow { Text("a") } }
        },
        OddNumberCase("fixed track", tells: "LazyVGrid") { number in
            LazyVGrid(columns: [GridItem(.fixed(number)), GridItem()]) { ForEach(0..<9) { Text("\($0)") } }
        },
        OddNumberCase("flexible track", tells: "LazyVGrid") { number in
            LazyVGrid(columns: [GridItem(.flexible(minimum: number))]) { ForEach(0..<9) { Text("\($0)") } }
        },
        OddNumberCase("adaptive track", tells: "LazyVGrid") { number in
            LazyVGrid(columns: [GridItem(.adaptive(minimum: number))]) { ForEach(0..<9) { Text("\($0)") } }
        },
        OddNumberCase("distance of tracks", tells: "LazyHGrid") { number in
            LazyHGrid(rows: [GridItem(spacing: number)], spacing: number) { ForEach(0..<9) { Text("\($0)") } }
        },
        OddNumberCase("guide", tells: "alignmentGuide") { number in
            VStack(alignment: .leading) {
                Text("a").alignmentGuide(.leading) { _ in number }
                Text("b")
            }
        },
        OddNumberCase("share of a container", tells: "frame has width") { number in
            Text("a").containerRelativeFrame(.horizontal) { _, _ in number }
        },
        OddNumberCase("distance of shares", tells: "frame has width") {
            Text("a").containerRelativeFrame(.horizontal, count: 3, spacing: $0)
        },
        OddNumberCase("inset", tells: "safeAreaInset") {
            Text("a").safeAreaInset(edge: .top, spacing: $0) { Text("b") }
        },
        OddNumberCase("insets of a row", tells: "padding") { number in
            List { Text("a").listRowInsets(SwiftUI.EdgeInsets(top: number, leading: 0, bottom: 0, trailing: 0)) }
        },
        OddNumberCase("layout of an app", tells: "Layout has a size") { number in
            AnyLayout(Sized(size: CGSize(width: number, height: number))) { Text("a") }
        },
        OddNumberCase("view of UIKit", tells: "SizedView has a size") { SizedView(length: $0) },
    ]

    private struct Sized: Layout {
        var size: CGSize

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    private struct SizedView: UIViewRepresentable {
        let length: CGFloat

        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) {}
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
            CGSize(width: length, height: length)
        }
    }
}
