import SwiftUI

/// Views at rectangles of their own.
///
/// Made of layers, frames and padding alone, so that goldens lay charts out again, and each place is a cause with the
/// line of its mark.
struct PlacedViews<Content: View>: View {
    private let size: CGSize
    private let content: Content

    /// - Parameter size: the size of the whole, in points.
    init(_ size: CGSize, @ViewBuilder _ content: () -> Content) {
        self.size = size
        self.content = content()
    }

    var body: some View {
        ZStack(alignment: .topLeading) { content }
            .frame(width: size.width, height: size.height, alignment: .topLeading)
    }
}

extension View {
    /// Gives the view its rectangle among others, in points.
    func placed(_ frame: CGRect) -> some View {
        self.frame(width: max(frame.width, 0), height: max(frame.height, 0))
            .padding(EdgeInsets(top: frame.minY, leading: frame.minX, bottom: 0, trailing: 0))
    }
}
