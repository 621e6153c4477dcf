import LayoutSimEquations
import LayoutSimGeometry
import LayoutSimText
import LayoutSimViewTree

extension ContentMeasure {
    /// A button is as large as its title, image and insets ask for, by its style [measured on stored frames]; a title that
    /// may wrap does so in what a frame of a width in points leaves it.
    func button(_ button: Button, width: Double? = nil) -> IntrinsicSize {
        let title = button.titleText ?? TextContent("", font: .system(size: 18))
        let line = width.flatMap { wrapped(title, of: button, width: $0) } ?? self.line(title)
        let size =
            switch button.style {
            case .classic(let insets): classicSize(button, line: line.size, hasInsets: insets != nil)
            case .configuration: configuredSize(button, line: line.size)
            }
        return IntrinsicSize(width: size.width, height: size.height, baseline: line.baselineBelowCenter)
    }

    /// The size of a title in the lines that a button of a width gives it; `nil` if it has room on one.
    private func wrapped(_ title: TextContent, of button: Button, width: Double) -> TextSize? {
        guard button.wrapsTitle else { return nil }
        return text(title, button.titleWidth(in: width - button.contentInsets.left - button.contentInsets.right))
    }

    /// Titles take whole points at every scale; a title alone has 12 points more height and at least 30 of width.
    private func classicSize(_ button: Button, line: Size, hasInsets: Bool) -> Size {
        let title = Size(width: line.width.rounded(.up), height: line.height.rounded(.up))
        guard button.image != nil || hasInsets else {
            return Size(width: max(30, title.width), height: title.height + 12)
        }
        return button.block(title: title).size.adding(button.contentInsets)
    }

    /// An empty title has the height of a line beside an image, but none above or below it.
    private func configuredSize(_ button: Button, line: Size) -> Size {
        let isEmpty = button.title?.text.isEmpty ?? true
        let title = isEmpty && !button.isImageBesideTitle ? Size(width: line.width, height: 0) : line
        var block = button.block(title: title).size
        if isEmpty, button.isImageBesideTitle, button.showsSymbol(ofLine: line.height) { block.height = line.height }
        return Size(width: grid.ceil(length: block.width), height: grid.ceil(length: block.height))
            .adding(button.contentInsets)
    }
}

extension Button {
    /// Whether its picture is a symbol about as high as a line of its title, in points, which adds no height to it
    /// [4 stored frames of 2 repositories; half as high again is chosen].
    fileprivate func showsSymbol(ofLine height: Double) -> Bool {
        guard case .symbol? = image?.source else { return false }
        return imageSize.height <= 1.5 * height
    }
}

extension Size {
    /// The size with insets around it.
    fileprivate func adding(_ insets: EdgeInsets) -> Size {
        Size(width: width + insets.left + insets.right, height: height + insets.top + insets.bottom)
    }
}
