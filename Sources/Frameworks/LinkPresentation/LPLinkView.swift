public import Foundation
public import UIKit

/// A preview of a link: its title and its host on a gray area.
@preconcurrency @MainActor open class LPLinkView: UIView {
    private let title = UILabel()
    private let host = UILabel()
    /// What is known of the link.
    open var metadata: LPLinkMetadata { didSet { show() } }

    /// Creates a preview of metadata.
    public init(metadata: LPLinkMetadata) {
        self.metadata = metadata
        super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 66))
        begin()
    }
    /// Creates a preview of a URL.
    public convenience init(url: URL) {
        let metadata = LPLinkMetadata()
        metadata.url = url
        self.init(metadata: metadata)
    }
    /// Always `nil`, since storyboards do not contain previews.
    public required init?(coder: NSCoder) { nil }

    private func begin() {
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 12
        clipsToBounds = true
        title.font = .preferredFont(forTextStyle: .footnote).withTraits(.traitBold)
        host.font = .preferredFont(forTextStyle: .caption1)
        host.textColor = .secondaryLabel
        let stack = UIStackView(arrangedSubviews: [title, host])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 10),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
        ])
        show()
    }

    private func show() {
        let url = metadata.url ?? metadata.originalURL
        title.text = metadata.title ?? url?.host
        host.text = url?.host
        host.isHidden = metadata.title == nil || host.text == nil
    }
}

extension UIFont {
    fileprivate func withTraits(_ traits: UIFontDescriptor.SymbolicTraits) -> UIFont {
        fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: 0) } ?? self
    }
}
