import LayoutSimEquations
import LayoutSimGeometry
import LayoutSimText
import LayoutSimViewTree

extension ContentMeasure {
    /// Returns the size of a button, which fits its title, image, and insets according to its style [measured on stored
    /// frames]; a title that may wrap does so in the room of a frame with a width in points.
    func button(_ button: Button, width: Double? = nil) -> IntrinsicSize {
        let title = button.titleText ?? TextContent("", font: .system(size: 18))
        let room = width.map { $0 - button.contentInsets.left - button.contentInsets.right }
        let line = room.flatMap { wrapped(title, of: button, width: $0) } ?? unwrapped(title, of: button)
        let size =
            switch button.style {
            case .classic(let insets): classicSize(button, line: line.size, hasInsets: insets != nil)
            case .configuration: configuredSize(button, line: line.size, width: room)
            }
        var baseline = line.baselineBelowCenter
        if button.subtitle != nil, case .belowCenter(let distance) = baseline {
            // The title is above the center by half of the height that the subtitle adds.
            let added = texts(of: button, line: line.size, width: room).size.height - line.size.height
            baseline = .belowCenter(distance - added / 2)
        }
        return IntrinsicSize(width: size.width, height: size.height, baseline: baseline)
    }

    /// Returns the size of a title wrapped to the room in a button; `nil` if it fits on one line.
    private func wrapped(_ title: TextContent, of button: Button, width: Double) -> TextSize? {
        guard button.wrapsTitle, !title.text.isEmpty else { return nil }
        return text(title, button.titleWidth(in: width))
    }

    /// Returns the size of a title at its natural width, with its explicit lines if its label allows several (the tests
    /// of [YMatterType](https://github.com/yml-org/YMatterType), for buttons without a configuration).
    private func unwrapped(_ title: TextContent, of button: Button) -> TextSize {
        button.hasSeveralLines ? text(title, nil) : line(title)
    }

    /// Returns the sizes of title and subtitle, each in whole pixels.
    private func texts(of button: Button, line: Size, width: Double?) -> ButtonTexts {
        var subtitle = Size.zero
        if let text = button.subtitle?.content {
            subtitle = self.text(text, width.map { button.titleWidth(in: $0) }).size
        }
        func onPixels(_ size: Size) -> Size {
            Size(width: grid.ceil(length: size.width), height: grid.ceil(length: size.height))
        }
        return button.texts(title: onPixels(line), subtitle: onPixels(subtitle))
    }

    /// Returns the size of a button without a configuration: titles take whole points at every scale; a title alone
    /// adds 12 points of height and is at least 30 wide.
    private func classicSize(_ button: Button, line: Size, hasInsets: Bool) -> Size {
        let title = Size(width: line.width.rounded(.up), height: line.height.rounded(.up))
        guard button.image != nil || hasInsets else {
            return Size(width: max(30, title.width), height: title.height + 12)
        }
        return button.block(title: title).size.adding(button.contentInsets)
    }

    /// Returns the size of a configured button: an empty title has the height of a line next to an image, but none
    /// above or below it.
    private func configuredSize(_ button: Button, line: Size, width: Double?) -> Size {
        let isEmpty = !button.hasText
        let title = isEmpty && !button.isImageBesideTitle ? Size(width: line.width, height: 0) : line
        let texts = button.subtitle == nil ? title : self.texts(of: button, line: line, width: width).size
        var block = button.block(title: texts).size
        if isEmpty, button.isImageBesideTitle, button.showsSymbol(ofLine: line.height) { block.height = line.height }
        return Size(width: grid.ceil(length: block.width), height: grid.ceil(length: block.height))
            .adding(button.contentInsets)
    }
}

extension Button {
    /// Returns whether its image is a symbol about as high as a line of its title, in points, and does not affect the
    /// height [4 stored frames of 2 repositories; 1.5 times the height is an assumption].
    fileprivate func showsSymbol(ofLine height: Double) -> Bool {
        if showsActivityIndicator { return imageSize.height <= 1.5 * height }
        guard case .symbol? = image?.source else { return false }
        return imageSize.height <= 1.5 * height
    }
}

extension Size {
    /// Returns the size with insets around it.
    fileprivate func adding(_ insets: EdgeInsets) -> Size {
        Size(width: width + insets.left + insets.right, height: height + insets.top + insets.bottom)
    }
}
