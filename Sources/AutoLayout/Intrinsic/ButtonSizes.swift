import LayoutSimEquations
import LayoutSimText
import LayoutSimGeometry
import LayoutSimViewTree

extension ContentMeasure {
    /// A button is as large as title, picture and insets ask for, by its style [measured on stored frames].
    func button(_ button: Button) -> IntrinsicSize {
        let line = line(button.title ?? TextContent("", font: .system(size: 18)))
        let size =
            switch button.style {
            case .classic(let insets): classicSize(button, line: line.size, insets: insets)
            case .configuration(let configuration): size(button, line: line.size, configuration)
            }
        return IntrinsicSize(width: size.width, height: size.height, baseline: line.baselineBelowCenter)
    }

    /// Titles take whole points at every scale; a title alone has 12 points more height and at least 30 of width.
    private func classicSize(_ button: Button, line: Size, insets: EdgeInsets?) -> Size {
        let title = Size(width: line.width.rounded(.up), height: line.height.rounded(.up))
        guard button.image != nil || insets != nil else {
            return Size(width: max(30, title.width), height: title.height + 12)
        }
        let insets = insets ?? .zero
        let image = button.pictureSize
        return Size(
            width: title.width + image.width + insets.left + insets.right,
            height: max(title.height, image.height) + insets.top + insets.bottom)
    }

    /// The padding between title and picture counts only if there are both.
    private func size(_ button: Button, line: Size, _ configuration: Button.Configuration) -> Size {
        let hasTitle = button.title.map { !$0.text.isEmpty } ?? false
        let image = button.pictureSize
        let padding = hasTitle && button.image != nil ? configuration.imagePadding : 0
        let insets = configuration.contentInsets
        let inner =
            switch configuration.imagePlacement {
            case .leading, .trailing:
                Size(width: line.width + image.width + padding, height: max(line.height, image.height))
            case .top, .bottom:
                Size(
                    width: max(line.width, image.width),
                    height: (hasTitle ? line.height : 0) + image.height + padding)
            }
        return Size(
            width: grid.ceil(length: inner.width) + insets.left + insets.right,
            height: grid.ceil(length: inner.height) + insets.top + insets.bottom)
    }
}

extension Button {
    fileprivate var pictureSize: Size { image?.intrinsicSize ?? image?.size ?? .zero }
}
