public import Foundation
import LayoutSimInertness

/// A picture from an address, which is not loaded here: its placeholder is shown.
nonisolated public struct AsyncImage<Content: View>: View, WrittenView {
    let url: URL?
    let scale: CGFloat
    let content: (AsyncImagePhase) -> Content
    let line = SourceLine()

    /// Creates a picture with a closure for what is shown in each phase.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.content = content
    }

    /// What is shown while nothing is loaded, or the picture of a file.
    @MainActor public var body: some View { content(phase) }

    @MainActor private var phase: AsyncImagePhase {
        guard let url else { return .empty }
        if url.isFileURL {
            guard let image = UIImage(contentsOfFile: url.path) else { return .failure(URLError(.fileDoesNotExist)) }
            return .success(Image(uiImage: image.withScale(scale)))
        }
        inert(.looks, in: AsyncImage.self, "url")
        return .empty
    }
}

extension AsyncImage {
    /// Creates a picture that is gray until it is loaded.
    public init(url: URL?, scale: CGFloat = 1) where Content == _ConditionalContent<Image, Color> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { image } else { Color.gray.opacity(0.3) }
        }
    }
    /// Creates a picture with a placeholder.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }
}

/// How far a picture has come.
public enum AsyncImagePhase: Sendable {
    /// Nothing is loaded.
    case empty
    /// The picture is there.
    case success(Image)
    /// The picture cannot be loaded.
    case failure(any Error)

    /// The picture, if it is there.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    /// Why there is no picture.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

extension UIImage {
    /// Returns the picture with a number of pixels a point.
    fileprivate func withScale(_ scale: CGFloat) -> UIImage {
        guard scale != self.scale, let cgImage else { return self }
        return UIImage(cgImage: cgImage, scale: scale, orientation: imageOrientation)
    }
}
