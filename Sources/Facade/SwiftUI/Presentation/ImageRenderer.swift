public import Combine
public import CoreGraphics
public import UIKit

/// Draws views as pictures.
@MainActor @preconcurrency public final class ImageRenderer<Content: View>: @unsafe ObservableObject {
    /// Sends when another picture would be drawn.
    public nonisolated(unsafe) let objectWillChange = PassthroughSubject<Void, Never>()
    /// The views.
    public var content: Content { willSet { unsafe objectWillChange.send() } }
    /// The size that is proposed to the views.
    public var proposedSize = ProposedViewSize.unspecified { willSet { unsafe objectWillChange.send() } }
    /// The number of pixels in a point.
    public var scale: CGFloat = 1 { willSet { unsafe objectWillChange.send() } }
    /// Whether the picture has no clear parts.
    public var isOpaque = false { willSet { unsafe objectWillChange.send() } }
    /// The colors in which views are drawn; all are sRGB here.
    public var colorMode = ColorRenderingMode.nonLinear { willSet { unsafe objectWillChange.send() } }

    /// Creates a renderer of views.
    public init(content view: Content) { content = view }

    /// The picture; `nil` if the views take no place.
    public var uiImage: UIImage? {
        let host = hosted()
        guard host.bounds.width > 0, host.bounds.height > 0 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = isOpaque
        return UIGraphicsImageRenderer(size: host.bounds.size, format: format).image { context in
            host.layer.render(in: context.cgContext)
        }
    }
    /// The picture; `nil` if the views take no place.
    public var cgImage: CGImage? { uiImage?.cgImage }

    /// Calls a closure with the size of the views, in points, and one that draws them.
    public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {
        let host = hosted()
        renderer(host.bounds.size) { host.layer.render(in: $0) }
    }

    private func hosted() -> UIView {
        let host = _UIHostingView(rootView: content)
        host.keepAway(from: [])
        host.frame = CGRect(origin: .zero, size: host.fittingSize(proposedSize))
        host.layoutIfNeeded()
        return host
    }
}
