// swift-format-ignore-file: NoLeadingUnderscores

import LayoutSimGeometry
import LayoutSimProposalTree
import UIKit

extension Image: View, PrimitiveView {
    /// Makes the elements of the view.
    public static func _makeView(_ view: Image, _ inputs: _ViewInputs) -> _ViewOutputs {
        let environment = inputs.environment
        let picture = view.picture(in: environment)
        let size = picture?.size ?? .zero
        let isDecorative = view.isDecorative || environment.imagesAreDecorative
        let display = ImageDisplay(
            image: picture, paint: environment.foregroundPaint(0), isPixelated: view.interpolation == .none,
            isResizable: view.resizing != nil, label: isDecorative ? nil : view.spoken(in: environment),
            isElement: !isDecorative,
            isRedacted: environment.redactionReasons.contains(.placeholder))
        let kind = ProposalKind.image(
            Size(width: Double(size.width), height: Double(size.height)), isResizable: view.resizing != nil)
        var outputs = _ViewOutputs()
        outputs.elements = [ViewElement(inputs.node, kind, shows: display)]
        return outputs
    }
}

/// Shows a picture in an image view.
struct ImageDisplay: ElementDisplay {
    let image: UIImage?
    let paint: _Paint
    let isPixelated: Bool
    let isResizable: Bool
    let label: String?
    let isElement: Bool
    let isRedacted: Bool

    func makeView() -> PictureView { PictureView() }

    func update(_ view: PictureView, in context: DisplayContext) {
        view.contentMode = isResizable ? .scaleToFill : .center
        view.tintColor = paint.color
        view.layer.magnificationFilter = isPixelated ? .nearest : .linear
        view.isAccessibilityElement = isElement
        view.accessibilityLabel = label
        view.accessibilityTraits = .image
        view.backgroundColor = isRedacted ? paint.color.faded(by: 0.16) : nil
        view.show(isRedacted ? nil : image, paint)
    }
}

/// Shows a picture, whose color may be a gradient.
final class PictureView: UIImageView {
    private var filling: UIView?

    func show(_ picture: UIImage?, _ paint: _Paint) {
        let isTemplate = picture.map { $0.isSymbolImage || $0.renderingMode == .alwaysTemplate } ?? false
        guard isTemplate, let picture else { return showPlain(picture) }
        if case .color = paint.kind { return showPlain(picture) }
        image = nil
        let filling = paint.filling(reusing: filling)
        if filling !== self.filling {
            self.filling?.removeFromSuperview()
            addSubview(filling)
            self.filling = filling
        }
        filling.frame = bounds
        filling.alpha = CGFloat(paint.opacity)
        paint.fill(filling, for: paint.rect ?? bounds)
        let form = UIImageView(image: picture.withRenderingMode(.alwaysTemplate))
        form.frame = bounds
        form.contentMode = contentMode
        form.tintColor = .black
        filling.mask = form
    }

    private func showPlain(_ picture: UIImage?) {
        filling?.removeFromSuperview()
        filling = nil
        image = picture
    }
}

extension Image: WrittenView {}
